// The first game of Tikal, one idea at a time. On this deal three turns show every kind of thing one does.

import { did, offered, verbIs, type Lesson } from 'client/lessons/lesson'

/** The tile is used, or the turn is over already. */
const explores = offered('explore', 'walk', 'rest', 'take')

export const lesson: Lesson = {
  seed: 97988,
  steps: [
    {
      title: { en: 'Welcome to the temple', fr: 'Bienvenue au temple' },
      text: {
        en: 'A river with six sites runs round a temple of rooms. Each turn your pirogue fetches one tile, then your explorer may walk and plant one flag. Two rounds, then everything is counted. Three turns show you how.',
        fr: "Une rivière et ses six sites entourent un temple fait de salles. À chaque tour, votre pirogue va chercher une tuile, puis votre explorateur peut marcher et planter un drapeau. Deux manches, puis on compte tout. Trois tours vous montrent comment.",
      },
    },
    {
      title: { en: 'Two keys', fr: 'Deux clés' },
      text: {
        en: 'Doors open to whoever carries the key of their colour in the backpack; showing it is enough, it is not spent. Choose pink and green to begin with: click a colour, then the pair.',
        fr: "Une porte s'ouvre à qui porte la clé de sa couleur dans son sac à dos ; il suffit de la montrer. Choisissez rose et vert pour commencer : cliquez sur une couleur, puis sur la paire.",
      },
      advice: ['keys pink green'],
      about: verbIs('keys'),
      check: did('start_keys'),
    },
    {
      title: { en: 'Fetch a tile', fr: 'Allez chercher une tuile' },
      text: {
        en: 'Pick any tile by the river; your pirogue paddles there, clockwise only, at most five sites. The way back to a site leads all the way round and through the forest, which costs a key, so do not hurry: take the tile A07 of the first site, with a sanctuary and a treasure.',
        fr: "Choisissez une tuile au bord de la rivière ; votre pirogue s'y rend, toujours dans le sens des aiguilles, cinq sites au plus. Pour revenir à un site, il faut faire tout le tour et traverser la forêt, ce qui coûte une clé, alors pas de hâte : prenez la tuile A07 du premier site, avec un sanctuaire et un trésor.",
      },
      advice: ['take A07'],
      about: verbIs('take'),
      check: did('took'),
    },
    {
      title: { en: 'A treasure', fr: 'Un trésor' },
      text: {
        en: 'Do what the tile shows, in any order. Look at the first pile of treasures and keep the vase: the wheel says that it is worth 5 points now.',
        fr: "Faites ce que montre la tuile, dans l'ordre voulu. Regardez la première pile de trésors et gardez le vase : la roue dit qu'il vaut 5 points en ce moment.",
      },
      advice: ['look 1', 'keep vase'],
      about: verbIs('look', 'keep'),
      check: (scene) => did('kept')(scene) || explores(scene),
    },
    {
      title: { en: 'A sanctuary', fr: 'Un sanctuaire' },
      text: {
        en: 'Place the sanctuary on any empty space, for instance beside the green room at the upper right. At the end of each round it pays 3 points: among those with a flag there, to whoever has the most camp keys of its altar’s colour.',
        fr: "Placez le sanctuaire sur une case vide, par exemple à côté de la salle verte en haut à droite. À la fin de chaque manche, il donne 3 points : parmi ceux qui y ont un drapeau, à qui a au campement le plus de clés de la couleur de son autel.",
      },
      advice: ['place sanctuary-yellow B5'],
      about: verbIs('place', 'discover'),
      check: explores,
    },
    {
      title: { en: 'Explore', fr: 'Explorez' },
      text: {
        en: 'Now your explorer walks as far as the doors allow. Excavate in the green room A5: you plant a flag and score one point per door of that room, and again one per door of every room of its colour where you have a flag. Then end the turn.',
        fr: "Votre explorateur marche aussi loin que les portes le permettent. Fouillez la salle verte A5 : vous plantez un drapeau et marquez un point par porte de cette salle, plus un par porte de chaque salle de sa couleur où vous avez un drapeau. Puis finissez le tour.",
      },
      advice: ['explore A5', 'end'],
      about: verbIs('explore', 'end'),
      check: offered('take'),
    },
    {
      title: { en: 'Backpack or camp', fr: 'Sac à dos ou campement' },
      text: {
        en: 'Take the tile A11 of the second site. Its key goes either to the backpack, where it opens doors, or face down to your camp, where it scores at the end of each round: different colours together are worth more and more. You can open green doors already: send it to the camp.',
        fr: "Prenez la tuile A11 du deuxième site. Sa clé va soit dans le sac à dos, où elle ouvre des portes, soit face cachée au campement, où elle rapporte à la fin de chaque manche : plus les couleurs sont variées, mieux c'est. Vous ouvrez déjà les portes vertes : envoyez-la au campement.",
      },
      advice: ['take A11', 'key green camp'],
      about: verbIs('take'),
      check: (scene) => did('took')(scene) && explores(scene),
    },
    {
      title: { en: 'The same colour again', fr: 'La même couleur encore' },
      text: {
        en: 'Rooms of one colour grow in value with every flag. Excavate in the green room E1: it scores its own doors and those of your first green room once more. End the turn.',
        fr: "Les salles d'une même couleur valent plus à chaque drapeau. Fouillez la salle verte E1 : elle rapporte ses portes et, encore une fois, celles de votre première salle verte. Finissez le tour.",
      },
      advice: ['explore E1', 'end'],
      about: verbIs('explore', 'end'),
      check: offered('take'),
    },
    {
      title: { en: 'The seaplane', fr: "L'hydravion" },
      text: {
        en: 'Between the second and the third site a seaplane waits. Whoever passes it may sell any number of treasures of one kind; then the wheel turns. Take the tile A15 of the third site and deliver your vase for 5 points on the way.',
        fr: "Entre le deuxième et le troisième site attend un hydravion. Qui passe devant peut vendre autant de trésors d'une sorte qu'il veut ; ensuite la roue tourne. Prenez la tuile A15 du troisième site et livrez votre vase pour 5 points en chemin.",
      },
      advice: ['take A15', 'deliver vase 1'],
      about: verbIs('take', 'deliver'),
      check: did('took'),
    },
    {
      title: { en: 'Two alike', fr: 'Deux pareils' },
      text: {
        en: 'The wheel has turned, and now pendants are worth 5 points each. There is one in the first pile: look there and keep it.',
        fr: "La roue a tourné, et ce sont les pendentifs qui valent 5 points pièce. Il y en a un dans la première pile : regardez-y et gardez-le.",
      },
      advice: ['look 1', 'keep pendant'],
      about: verbIs('look', 'keep'),
      check: (scene) => did('kept')(scene) || explores(scene),
    },
    {
      title: { en: 'For the next seaplane', fr: 'Pour le prochain hydravion' },
      text: {
        en: 'The tile shows a second treasure, and the second pile holds another pendant. Two of a kind can be delivered together.',
        fr: "La tuile montre un second trésor, et la deuxième pile contient un autre pendentif. Deux pareils se livrent ensemble.",
      },
      advice: ['look 2', 'keep pendant'],
      about: verbIs('look', 'keep'),
      check: explores,
    },
    {
      title: { en: 'Your sanctuary', fr: 'Votre sanctuaire' },
      text: {
        en: 'Excavate in the sanctuary that you placed. A flag there takes one of its spots: the first gives 3 points and a special card. Keep the Machete, which takes you through the forest for nothing.',
        fr: "Fouillez le sanctuaire que vous avez placé. Un drapeau y prend l'un de ses emplacements : le premier donne 3 points et une carte spéciale. Gardez la Machette, qui vous fait traverser la forêt pour rien.",
      },
      advice: ['explore B5', 'spot 1', 'keep forest_free'],
      about: verbIs('explore'),
      check: offered('end', 'take'),
    },
    {
      title: { en: 'The tent', fr: 'La tente' },
      text: {
        en: 'Once per round your tent gives a key of any colour for the backpack, or one more exploration. Explore once more, and excavate in the pink room E5.',
        fr: "Une fois par manche, votre tente donne une clé de n'importe quelle couleur pour le sac à dos, ou une exploration de plus. Explorez encore une fois et fouillez la salle rose E5.",
      },
      advice: ['tent explore', 'explore E5', 'end'],
      about: verbIs('tent', 'explore', 'end'),
      check: offered('take'),
    },
    {
      title: { en: 'You know the game', fr: 'Vous connaissez le jeu' },
      text: {
        en: 'That is all you need. Play on through the second round; after its last tile everybody explores once more. Press H whenever you wonder what an expert would do.',
        fr: "C'est tout ce qu'il faut savoir. Jouez la seconde manche ; après sa dernière tuile, chacun explore encore une fois. Appuyez sur H quand vous vous demandez ce que ferait un expert.",
      },
    },
  ],
}
