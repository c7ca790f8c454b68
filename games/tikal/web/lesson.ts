// The first game of Tikal, one idea at a time. On this deal three turns show every kind of thing one does.

import { did, offered, verbIs, type Lesson } from 'client/lessons/lesson'

/** The tile is used, or the turn is over already. */
const explores = offered('explore', 'walk', 'rest', 'take')

export const lesson: Lesson = {
  seed: 97988,
  steps: [
    {
      id: 'welcome',
    },
    {
      id: 'keys',
      advice: ['keys pink green'],
      about: verbIs('keys'),
      check: did('start_keys'),
    },
    {
      id: 'tile',
      advice: ['take A07'],
      about: verbIs('take'),
      check: did('took'),
    },
    {
      id: 'treasure',
      advice: ['look 1', 'keep vase'],
      about: verbIs('look', 'keep'),
      check: (scene) => did('kept')(scene) || explores(scene),
    },
    {
      id: 'sanctuary',
      advice: ['place sanctuary-yellow B5'],
      about: verbIs('place', 'discover'),
      check: explores,
    },
    {
      id: 'explore',
      advice: ['explore A5', 'end'],
      about: verbIs('explore', 'end'),
      check: offered('take'),
    },
    {
      id: 'camp',
      advice: ['take A11', 'key green camp'],
      about: verbIs('take'),
      check: (scene) => did('took')(scene) && explores(scene),
    },
    {
      id: 'colour',
      advice: ['explore E1', 'end'],
      about: verbIs('explore', 'end'),
      check: offered('take'),
    },
    {
      id: 'seaplane',
      advice: ['take A15', 'deliver vase 1'],
      about: verbIs('take', 'deliver'),
      check: did('took'),
    },
    {
      id: 'alike',
      advice: ['look 1', 'keep pendant'],
      about: verbIs('look', 'keep'),
      check: (scene) => did('kept')(scene) || explores(scene),
    },
    {
      id: 'next',
      advice: ['look 2', 'keep pendant'],
      about: verbIs('look', 'keep'),
      check: explores,
    },
    {
      id: 'flag',
      advice: ['explore B5', 'spot 1', 'spot 2', 'keep forest_free'],
      about: verbIs('explore'),
      check: offered('end', 'take'),
    },
    {
      id: 'tent',
      advice: ['tent explore', 'explore E5', 'end'],
      about: verbIs('tent', 'explore', 'end'),
      check: offered('take'),
    },
    {
      id: 'done',
    },
  ],
}
