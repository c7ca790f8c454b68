// The first game of Tikal, one idea at a time.

import { did, offered, verbIs, type Step } from './lesson'

export const tikal: readonly Step[] = [
  {
    title: { en: 'Welcome to the temple', fr: 'Bienvenue au temple' },
    text: {
      en: 'A river with six sites runs round a temple of rooms. Each turn your pirogue fetches one tile, then your explorer may walk and plant one flag. Two rounds, then everything is counted.',
      fr: "Une rivière et ses six sites entourent un temple fait de salles. À chaque tour, votre pirogue va chercher une tuile, puis votre explorateur peut marcher et planter un drapeau. Deux manches, puis on compte tout.",
    },
  },
  {
    title: { en: 'Two keys', fr: 'Deux clés' },
    text: {
      en: 'Doors open to whoever carries the key of their colour in the backpack; showing it is enough, it is not spent. Choose two different colours to begin with: click a colour, then the pair.',
      fr: "Une porte s'ouvre à qui porte la clé de sa couleur dans son sac à dos ; il suffit de la montrer. Choisissez deux couleurs différentes pour commencer : cliquez sur une couleur, puis sur la paire.",
    },
    about: verbIs('keys'),
    check: did('start_keys'),
  },
  {
    title: { en: 'Fetch a tile', fr: 'Allez chercher une tuile' },
    text: {
      en: 'Pick any tile by the river; your pirogue paddles there, clockwise only, at most five sites. Crossing the forest costs a key of your backpack, so begin with a tile before it.',
      fr: "Choisissez une tuile au bord de la rivière ; votre pirogue s'y rend, toujours dans le sens des aiguilles, cinq sites au plus. Traverser la forêt coûte une clé du sac : prenez d'abord une tuile située avant.",
    },
    about: verbIs('take'),
    check: did('took'),
  },
  {
    title: { en: 'Use the tile', fr: 'Utilisez la tuile' },
    text: {
      en: 'Do what the tile shows, in any order. A key goes either to the backpack, where it opens doors, or face down to your camp, where it scores: different colours together are worth more and more. It never moves again.',
      fr: "Faites ce que montre la tuile, dans l'ordre voulu. Une clé va soit dans le sac, où elle ouvre des portes, soit face cachée au campement, où elle rapporte : plus les couleurs sont variées, mieux c'est. Elle n'en bouge plus.",
    },
    check: (scene) => offered('explore', 'walk', 'rest')(scene) || did('moved', 'flagged')(scene) || scene.actions.length === 0,
  },
  {
    title: { en: 'Explore', fr: 'Explorez' },
    text: {
      en: 'Now your explorer walks as far as the doors allow. Choose a room that glows and dig there: you plant a flag and score one point per door of that room, and again one per door of every room of the same colour where you have a flag.',
      fr: "Votre explorateur marche aussi loin que les portes le permettent. Choisissez une salle qui brille et fouillez-la : vous plantez un drapeau et marquez un point par porte de cette salle, plus un par porte de chaque salle de la même couleur où vous avez un drapeau.",
    },
    about: verbIs('explore'),
    check: did('flagged', 'moved'),
  },
  {
    title: { en: 'End the turn', fr: 'Finissez le tour' },
    text: {
      en: 'Before you end your turn you may play cards or use the tent. Nothing to add? End the turn.',
      fr: "Avant de finir votre tour, vous pouvez jouer des cartes ou utiliser la tente. Rien à ajouter ? Finissez le tour.",
    },
    about: verbIs('end'),
    check: (scene) => scene.actions.length === 0 || offered('take')(scene),
  },
  {
    title: { en: 'The same colour again', fr: 'La même couleur encore' },
    text: {
      en: 'Rooms of one colour grow in value with every flag. Look for a second room of the colour you began with and plant a flag there.',
      fr: "Les salles d'une même couleur valent plus à chaque drapeau. Cherchez une deuxième salle de votre première couleur et plantez-y un drapeau.",
    },
    about: verbIs('explore'),
    check: (scene) => did('flagged')(scene) || scene.round > 1,
  },
  {
    title: { en: 'Treasures and the seaplane', fr: "Trésors et hydravion" },
    text: {
      en: 'Treasures in your camp are sold when your pirogue passes a seaplane: any number of one kind, at the price the wheel shows. Then the wheel turns. Collect two alike and deliver them when their price is high.',
      fr: "Les trésors de votre campement se vendent quand votre pirogue passe un hydravion : autant que vous voulez d'une sorte, au prix indiqué par la roue. Ensuite la roue tourne. Réunissez-en deux pareils et livrez-les quand leur prix est haut.",
    },
    about: verbIs('deliver'),
    check: (scene) => did('delivered', 'kept', 'took_open')(scene) || scene.round > 1,
  },
  {
    title: { en: 'The tent', fr: 'La tente' },
    text: {
      en: 'Once per round your tent gives a key of any colour for the backpack, or one more exploration. Use it when a door stands between you and a good room.',
      fr: "Une fois par manche, votre tente donne une clé de n'importe quelle couleur pour le sac, ou une exploration de plus. Servez-vous-en quand une porte vous sépare d'une bonne salle.",
    },
    about: verbIs('tent'),
    check: (scene) => did('tent')(scene) || scene.round > 1,
  },
  {
    title: { en: 'Sanctuaries and camp keys', fr: 'Sanctuaires et clés du campement' },
    text: {
      en: 'At the end of each round your camp keys score in sets, and every sanctuary with a flag pays 3 points to whoever has most camp keys of its altar. So keep some keys for the camp.',
      fr: "À la fin de chaque manche, les clés du campement comptent par séries, et chaque sanctuaire avec un drapeau donne 3 points à qui a le plus de clés de la couleur de son autel. Gardez donc des clés pour le campement.",
    },
  },
  {
    title: { en: 'You know the game', fr: 'Vous connaissez le jeu' },
    text: {
      en: 'Play on through the second round; after its last tile everybody explores once more. Press H whenever you wonder what an expert would do.',
      fr: "Jouez la seconde manche ; après sa dernière tuile, chacun explore encore une fois. Appuyez sur H quand vous vous demandez ce que ferait un expert.",
    },
  },
]
