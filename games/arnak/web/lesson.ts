// The first game of Arnak, one idea at a time. On this deal the advised way shows every kind of action in the first round.

import { did, offered, verbIs, type Lesson, type Scene } from 'client/lessons/lesson'

const turnOver = did('turn_ended', 'passed')
/** The own turn has come round again. */
const again = (scene: Scene): boolean => turnOver(scene) && scene.actions.length > 0 && !offered('end')(scene)

export const lesson: Lesson = {
  seed: 32,
  steps: [
    {
      id: 'welcome',
    },
    {
      id: 'dig',
      advice: ['dig camp2.1'],
      about: verbIs('dig'),
      check: (scene) => offered('spend', 'icon', 'hire')(scene) || did('dug')(scene),
    },
    {
      id: 'travel',
      advice: ['spend fear'],
      about: verbIs('spend', 'icon', 'hire'),
      check: did('dug'),
    },
    {
      id: 'free',
      advice: ['play exploration_car'],
      about: verbIs('play'),
      check: did('played', 'turn_ended', 'passed'),
    },
    {
      id: 'end',
      advice: ['end'],
      check: again,
    },
    {
      id: 'discover',
      advice: ['discover high2', 'spend funding_car', 'continue', 'end'],
      about: verbIs('discover'),
      check: again,
    },
    {
      id: 'overcome',
      advice: ['overcome high2', 'spend fear', 'end'],
      about: verbIs('overcome'),
      check: again,
    },
    {
      id: 'idol',
      advice: ['idol', 'option 1'],
      about: verbIs('idol'),
      check: (scene) => (did('idol_slotted')(scene) && offered('pass', 'end')(scene)) || turnOver(scene),
    },
    {
      id: 'research',
      advice: ['research glass 1b'],
      about: verbIs('research'),
      check: (scene) => did('researched')(scene) || turnOver(scene),
    },
    {
      id: 'buy',
      advice: ['buy watch', 'end'],
      about: verbIs('buy'),
      check: (scene) => did('bought', 'passed')(scene) || scene.round > 1,
    },
    {
      id: 'pass',
      advice: ['pass', 'end'],
      about: verbIs('pass'),
      check: (scene) => did('passed')(scene) || scene.round > 1,
    },
    {
      id: 'round',
      advice: ['end', 'keep_hand'],
      check: (scene) => scene.round > 1 || scene.over,
    },
    {
      id: 'done',
    },
  ],
}
