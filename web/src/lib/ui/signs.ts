// A sign for tabs that several games have.

/** The players: lines on a field of 24. */
export const PLAYERS = 'M9 4a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7zM2.5 20c0-4 2.5-6 6.5-6s6.5 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6M18 14.5c2.5 1 3.5 3 3.5 5.5'
