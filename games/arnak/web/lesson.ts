// The first game of Arnak, one idea at a time. On this deal the advised way shows every kind of action in the first round.

import { did, offered, verbIs, type Lesson, type Scene } from 'client/lessons/lesson'

const turnOver = did('turn_ended', 'passed')
/** The own turn has come round again. */
const again = (scene: Scene): boolean => turnOver(scene) && scene.actions.length > 0 && !offered('end')(scene)

export const lesson: Lesson = {
  seed: 32,
  steps: [
    {
      title: { en: 'Welcome to the island', fr: "Bienvenue sur l'île" },
      text: {
        en: 'You lead an expedition for five rounds. Camps give resources, deeper sites hold idols and guardians, and the research track on the right leads up to the lost temple. Whoever has the most points at the end wins. This first round shows you everything.',
        fr: "Vous menez une expédition pendant cinq manches. Les camps donnent des ressources, les sites plus lointains cachent des idoles et des gardiens, et la piste Recherche, à droite, monte vers le temple perdu. Qui a le plus de points à la fin l'emporte. Cette première manche vous montre tout.",
      },
    },
    {
      title: { en: 'Dig at a camp', fr: 'Excavez un camp' },
      text: {
        en: 'Each turn you take one main action. Send one of your two archaeologists to the Compass Camp, the second one at the foot of the map: compasses lead to new sites.',
        fr: "À chaque tour, vous faites une action principale. Envoyez l'un de vos deux archéologues au camp des boussoles, le deuxième en bas de la carte : les boussoles mènent à de nouveaux sites.",
      },
      advice: ['dig camp2.1'],
      about: verbIs('dig'),
      check: (scene) => offered('spend', 'icon', 'hire')(scene) || did('dug')(scene),
    },
    {
      title: { en: 'Pay for the journey', fr: 'Payez le déplacement' },
      text: {
        en: 'The journey costs one boot. Every card of your hand can pay for travel with the symbol in its corner, and then does not give its effect. A Fear card has no effect anyway: pay with one of your two.',
        fr: "Le déplacement coûte une botte. Chaque carte de votre main peut payer un déplacement avec le symbole de son coin ; elle ne donne alors pas son effet. Une carte Peur n'en a aucun : payez avec l'une des vôtres.",
      },
      advice: ['spend fear'],
      about: verbIs('spend', 'icon', 'hire'),
      check: did('dug'),
    },
    {
      title: { en: 'A free action', fr: 'Une action gratuite' },
      text: {
        en: 'The camp gave you two compasses, and a new site asks for three. Exploration is marked with a lightning bolt: it is a free action, before or after the main one. Play it for the third compass.',
        fr: "Le camp vous a donné deux boussoles, et un nouveau site en demande trois. Exploration porte un éclair : c'est une action gratuite, avant ou après l'action principale. Jouez-la pour la troisième boussole.",
      },
      advice: ['play exploration_car'],
      about: verbIs('play'),
      check: did('played', 'turn_ended', 'passed'),
    },
    {
      title: { en: 'End the turn', fr: 'Finissez le tour' },
      text: {
        en: 'End your turn; until then "Undo" takes everything back. Then the other expedition plays: what it does is written over the board and in the log. Point at a line of the log to see where it was.',
        fr: "Finissez votre tour ; jusque-là, « Annuler » reprend tout. C'est ensuite à l'autre expédition : ce qu'elle fait s'écrit sur le plateau et dans le journal. Passez sur une ligne du journal pour voir où c'était.",
      },
      advice: ['end'],
      check: again,
    },
    {
      title: { en: 'Discover a site', fr: 'Découvrez un site' },
      text: {
        en: 'Three compasses and a car: discover the upper site in the second column, and pay the car with Funding. Its idol is yours, worth 3 points. Go on and the site itself gives a jewel; then its guardian awakes. End the turn.',
        fr: "Trois boussoles et une voiture : découvrez le site du haut, deuxième colonne, et payez la voiture avec Subvention. Son idole est à vous et vaut 3 points. Continuez : le site donne un joyau, puis son gardien s'éveille. Finissez le tour.",
      },
      advice: ['discover high2', 'spend funding_car', 'continue', 'end'],
      about: verbIs('discover'),
      check: again,
    },
    {
      title: { en: 'Overcome the guardian', fr: 'Maîtrisez le gardien' },
      text: {
        en: 'An archaeologist who comes home from a guarded site brings a Fear card, worth minus one. The Crystal Jaguar asks for a jewel, which you have just found, and a boot, which your other Fear card shows. Overcome it for 5 points and a boon to use once, and end the turn.',
        fr: "Un archéologue qui rentre d'un site gardé rapporte une carte Peur, qui vaut moins un. Le Jaguar de cristal demande un joyau, que vous venez de trouver, et une botte, que montre votre autre carte Peur. Maîtrisez-le pour 5 points et une faveur à utiliser une fois, puis finissez le tour.",
      },
      advice: ['overcome high2', 'spend fear', 'end'],
      about: verbIs('overcome'),
      check: again,
    },
    {
      title: { en: 'Use the idol', fr: "Servez-vous de l'idole" },
      text: {
        en: 'An idol keeps its 3 points when you put it into a slot of your board, but the empty slot was worth points too. That is a free action. Put it in and buy a jewel for one coin.',
        fr: "Une idole garde ses 3 points quand vous la placez dans un emplacement de votre plateau, mais l'emplacement vide valait aussi des points. C'est une action gratuite. Placez-la et achetez un joyau pour une pièce.",
      },
      advice: ['idol', 'option 1'],
      about: verbIs('idol'),
      check: (scene) => (did('idol_slotted')(scene) && offered('pass', 'end')(scene)) || turnOver(scene),
    },
    {
      title: { en: 'Research', fr: 'Recherche' },
      text: {
        en: 'Your magnifying glass and your notebook climb the research track. Each way up has a price, each row a reward, and the notebook never stands above the glass. Pay the jewel to move the glass to the right space of the first row; it brings a coin.',
        fr: "Votre loupe et votre calepin gravissent la piste Recherche. Chaque montée a son prix, chaque rangée sa récompense, et le calepin n'est jamais au-dessus de la loupe. Payez le joyau pour avancer la loupe sur la case droite de la première rangée ; elle rapporte une pièce.",
      },
      advice: ['research glass 1b'],
      about: verbIs('research'),
      check: (scene) => did('researched')(scene) || turnOver(scene),
    },
    {
      title: { en: 'Buy a card', fr: 'Achetez une carte' },
      text: {
        en: 'End the turn, and in the next one buy the Watch. Items (to the right of the staff) cost coins and go under your deck. Artifacts (to the left) cost compasses and work at once.',
        fr: "Finissez le tour et, au suivant, achetez la Montre. Les objets (à droite du Sceptre lunaire) coûtent des pièces et vont sous votre pioche. Les artéfacts (à gauche) coûtent des boussoles et servent tout de suite.",
      },
      advice: ['buy watch', 'end'],
      about: verbIs('buy'),
      check: (scene) => did('bought', 'passed')(scene) || scene.round > 1,
    },
    {
      title: { en: 'Pass', fr: 'Passez' },
      text: {
        en: 'Both archaeologists are out and little is left to do. End the turn; in the next one play Funding if you like, then pass: you are out until the round ends.',
        fr: "Vos deux archéologues sont partis et il reste peu à faire. Finissez le tour ; au suivant, jouez Subvention si vous voulez, puis passez : vous attendez la fin de la manche.",
      },
      advice: ['pass', 'end'],
      about: verbIs('pass'),
      check: (scene) => did('passed')(scene) || scene.round > 1,
    },
    {
      title: { en: 'A new round', fr: 'Une nouvelle manche' },
      text: {
        en: 'When all have passed, the archaeologists come home, what was played is shuffled and goes under the deck, everybody draws up to five cards, and the first player changes. End your turn; what is left in your hand you may keep.',
        fr: "Quand tous ont passé, les archéologues rentrent, les cartes jouées sont mélangées et vont sous la pioche, chacun complète sa main à cinq et le premier joueur change. Finissez votre tour ; ce qui reste en main, vous pouvez le garder.",
      },
      advice: ['end', 'keep_hand'],
      check: (scene) => scene.round > 1 || scene.over,
    },
    {
      title: { en: 'You know the game', fr: 'Vous connaissez le jeu' },
      text: {
        en: 'That is all you need. The notebook brings assistants in its first rows; the top of the track holds the lost temple. Play on to the fifth round; press H whenever you wonder what an expert would do, and hold any card to read it.',
        fr: "C'est tout ce qu'il faut savoir. Le calepin amène des assistants dans ses premières rangées ; tout en haut de la piste attend le temple perdu. Jouez jusqu'à la cinquième manche ; appuyez sur H quand vous vous demandez ce que ferait un expert, et restez sur une carte pour la lire.",
      },
    },
  ],
}
