// The first game of Arnak, one idea at a time.

import { did, offered, verbIs, type Step } from './lesson'

export const arnak: readonly Step[] = [
  {
    title: { en: 'Welcome to the island', fr: "Bienvenue sur l'île" },
    text: {
      en: 'You lead an expedition for five rounds. Camps give resources, deeper sites hold idols and guardians, and the research track on the right leads up to the lost temple. Whoever has the most points at the end wins.',
      fr: "Vous menez une expédition pendant cinq manches. Les camps donnent des ressources, les sites plus lointains cachent des idoles et des gardiens, et la piste de recherche, à droite, monte vers le temple perdu. Qui a le plus de points à la fin l'emporte.",
    },
  },
  {
    title: { en: 'Dig at a camp', fr: 'Fouillez un camp' },
    text: {
      en: 'Each turn you take one main action. Send one of your two archaeologists to a camp: click a glowing space at the foot of the map. The coin camp is a good start.',
      fr: "À chaque tour, vous faites une action principale. Envoyez l'un de vos deux archéologues dans un camp : cliquez sur une case qui brille, en bas de la carte. Le camp des pièces est un bon début.",
    },
    about: verbIs('dig'),
    check: (scene) => offered('spend', 'icon', 'hire')(scene) || did('dug')(scene),
  },
  {
    title: { en: 'Pay for the journey', fr: 'Payez le voyage' },
    text: {
      en: 'A journey costs travel symbols. Every card shows one or two in its corner; a card used to travel does not give its effect. The cheapest way is proposed: press Enter, or pick another card of your hand.',
      fr: "Un voyage coûte des symboles de déplacement. Chaque carte en montre un ou deux dans son coin ; une carte dépensée pour voyager ne donne pas son effet. Le moyen le moins cher est proposé : appuyez sur Entrée, ou choisissez une autre carte de votre main.",
    },
    about: verbIs('spend', 'icon', 'hire'),
    check: did('dug'),
  },
  {
    title: { en: 'Free actions, then the end of the turn', fr: 'Actions gratuites, puis fin du tour' },
    text: {
      en: 'The camp gave you its resources. Cards with a lightning bolt are free actions: play as many as you like, before or after the main action. When you are done, end your turn. Until then "Undo" takes everything back.',
      fr: "Le camp vous a donné ses ressources. Les cartes marquées d'un éclair sont des actions gratuites : jouez-en autant que vous voulez, avant ou après l'action principale. Ensuite, finissez votre tour. Jusque-là, « Annuler » reprend tout.",
    },
    about: verbIs('end'),
    check: did('turn_ended', 'passed'),
  },
  {
    title: { en: 'Watch the other expedition', fr: "Regardez l'autre expédition" },
    text: {
      en: 'Now the others play. What they do is written over the board and in the log; point at a line of the log to see where it happened.',
      fr: "C'est aux autres de jouer. Ce qu'ils font s'écrit sur le plateau et dans le journal ; passez sur une ligne du journal pour voir où c'était.",
    },
    check: (scene) => scene.actions.length > 0 && !offered('end')(scene),
  },
  {
    title: { en: 'Buy a card', fr: 'Achetez une carte' },
    text: {
      en: 'Items (to the right of the staff) cost coins and go under your deck. Artifacts (to the left) cost compasses and work at once. Buy one that glows, or take any other action if you prefer.',
      fr: "Les objets (à droite du bâton) coûtent des pièces et vont sous votre pioche. Les artefacts (à gauche) coûtent des boussoles et servent tout de suite. Achetez-en une qui brille, ou faites une autre action si vous préférez.",
    },
    about: verbIs('buy'),
    check: did('bought', 'dug', 'researched', 'discovered', 'passed', 'turn_ended'),
  },
  {
    title: { en: 'Research', fr: 'Recherche' },
    text: {
      en: 'Your magnifying glass and your notebook climb the research track. Each bridge has a price, each row a reward, and the first token on a space takes its bonus tile. The notebook never stands above the glass. Research as soon as a space of the track glows.',
      fr: "Votre loupe et votre carnet gravissent la piste de recherche. Chaque pont a son prix, chaque rangée sa récompense, et le premier jeton sur une case prend la tuile bonus. Le carnet n'est jamais au-dessus de la loupe. Faites une recherche dès qu'une case de la piste brille.",
    },
    about: verbIs('research'),
    check: (scene) => did('researched')(scene) || scene.round > 1,
  },
  {
    title: { en: 'Pass', fr: 'Passez' },
    text: {
      en: 'With both archaeologists out and your cards used, pass: you are out until the next round. All archaeologists come home then; each one that leaves a site with a guardian brings a Fear card, worth minus one.',
      fr: "Quand vos deux archéologues sont partis et vos cartes utilisées, passez : vous attendez la manche suivante. Tous les archéologues rentrent alors ; chacun qui quitte un site gardé rapporte une carte Peur, qui vaut moins un.",
    },
    about: verbIs('pass'),
    check: (scene) => did('passed')(scene) || scene.round > 1,
  },
  {
    title: { en: 'A new round', fr: 'Une nouvelle manche' },
    text: {
      en: 'At the end of a round you may keep cards in hand; the rest is shuffled and put under your deck, and you draw up to five. Finish the round.',
      fr: "À la fin d'une manche, vous pouvez garder des cartes ; le reste est mélangé et placé sous votre pioche, puis vous complétez à cinq. Finissez la manche.",
    },
    check: (scene) => scene.round > 1 || scene.over,
  },
  {
    title: { en: 'Discover a site', fr: 'Découvrez un site' },
    text: {
      en: 'With three compasses and the travel shown you can discover a site beyond the camps: you take its idol (3 points and an effect), use the site, and then its guardian appears. Save compasses and try it.',
      fr: "Avec trois boussoles et le déplacement indiqué, vous pouvez découvrir un site au-delà des camps : vous prenez son idole (3 points et un effet), utilisez le site, puis son gardien apparaît. Gardez des boussoles et essayez.",
    },
    about: verbIs('discover'),
    check: (scene) => did('discovered')(scene) || scene.round > 3,
  },
  {
    title: { en: 'Overcome a guardian', fr: 'Surmontez un gardien' },
    text: {
      en: 'If your archaeologist stands on a guarded site and you can pay what the guardian asks, overcome it: 5 points, a boon to use once, and no Fear at the end of the round.',
      fr: "Si votre archéologue est sur un site gardé et que vous pouvez payer ce que demande le gardien, surmontez-le : 5 points, une faveur à utiliser une fois, et pas de Peur en fin de manche.",
    },
    about: verbIs('overcome'),
    check: (scene) => did('overcame')(scene) || scene.round > 4,
  },
  {
    title: { en: 'You know the game', fr: 'Vous connaissez le jeu' },
    text: {
      en: 'That is all you need. Play on to the fifth round; press H whenever you wonder what an expert would do, and hold any card to read it.',
      fr: "C'est tout ce qu'il faut savoir. Jouez jusqu'à la cinquième manche ; appuyez sur H quand vous vous demandez ce que ferait un expert, et restez sur une carte pour la lire.",
    },
  },
]
