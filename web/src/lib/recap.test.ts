import { expect, it } from 'vitest'

import type { GameEvent, News } from './api/types'
import type { Line } from './log'
import { linesBefore, recapOf } from './recap'

const event = (name: string, seat?: number | string): GameEvent => ({ event: name, text: name, ...(seat === undefined ? {} : { seat }) }) as GameEvent
const did = (number: number, by: number | 'chance', ...events: GameEvent[]): News => ({ what: 'did', number, at: 0, by, events }) as unknown as News

const part = { silent: ['turn_ended', 'turn_started'], endsTurn: ['turn_ended', 'passed'], endsRound: ['round_ended'], ofRival: (name: string) => name.startsWith('rival_') }

it('begins where the own turn ended', () => {
  const news = [did(1, 0, event('dug', 0)), did(2, 0, event('turn_ended', 0), event('turn_started', 1)), did(3, 1, event('dug', 1)), did(4, 1, event('passed', 1))]
  expect(recapOf(news, 0, part)).toEqual({ from: [3, 0], again: true })
  // There is no recap for a seat that has just played.
  expect(recapOf(news.slice(0, 2), 0, part)).toBeUndefined()
  expect(recapOf(news.slice(0, 1), 0, part)).toBeUndefined()
})

it('holds what the rival does within the own last step', () => {
  const news = [did(7, 0, event('passed', 0), event('rival_turn'), event('rival_dug'))]
  expect(recapOf(news, 0, part)).toEqual({ from: [7, 1], again: true })
})

it('leaves out what was dealt for the own turn', () => {
  const news = [did(1, 0, event('bought', 0), event('turn_ended', 0)), did(2, 'chance', event('row_dealt')), did(3, 1, event('dug', 1)), did(4, 'chance', event('row_dealt'))]
  expect(recapOf(news, 0, part)).toEqual({ from: [3, 0], again: true })
})

it('knows no turn of others in what chance brings, nor in what was taken back', () => {
  expect(recapOf([did(1, 0, event('bought', 0)), did(2, 'chance', event('row_dealt'))], 0, part)).toBeUndefined()
  const back = { what: 'took_back', number: 4, at: 0, member: 1, steps: 2 } as unknown as News
  expect(recapOf([did(1, 0, event('passed', 0)), did(3, 1, event('dug', 1)), back], 0, part)).toBeUndefined()
})

it('is nothing when only a new round was dealt since the own turn, and the deal is no turn of others', () => {
  const dealt = did(3, 'chance', event('round_started'), event('drew', 1), event('drew', 0))
  const news = [did(1, 1, event('passed', 1)), did(2, 0, event('passed', 0)), dealt]
  expect(recapOf(news, 0, part)).toBeUndefined()
  expect(recapOf([...news, did(4, 1, event('dug', 1))], 0, part)).toEqual({ from: [4, 0], again: true })
  // What the end of the round does to others is no turn of theirs either.
  expect(recapOf([did(1, 1, event('passed', 1)), did(2, 0, event('passed', 0), event('round_ended'), event('fear_gained', 1)), dealt], 0, part)).toBeUndefined()
})

it('holds what the rival does when chance draws its tile', () => {
  const news = [did(1, 0, event('bought', 0), event('turn_ended', 0)), did(2, 'chance', event('row_dealt')), did(3, 'chance', event('reshuffled'), event('rival_turn'), event('rival_dug'))]
  expect(recapOf(news, 0, part)).toEqual({ from: [3, 1], again: true })
})

it('is nothing in the first turn of the game, in which only cards were dealt', () => {
  const dealt = [did(1, 'chance', event('row_dealt')), did(2, 'chance', event('drew', 0), event('drew', 1)), did(3, 'chance', event('turn_started', 0))]
  expect(recapOf(dealt, 0, part)).toBeUndefined()
  expect(recapOf([...dealt, did(4, 0, event('dug', 0)), did(5, 'chance', event('drew', 1))], 1, part)).toEqual({ from: [4, 0], again: false })
})

it('begins with the turn of the next player where no event ends a turn', () => {
  const tikal = { silent: ['turn'], beginsTurn: ['turn'], endsRound: ['round_ended'] }
  const moved = did(1, 0, event('moved', 0), event('turn', 1))
  expect(recapOf([moved], 0, tikal)).toBeUndefined()
  expect(recapOf([moved, did(2, 1, event('took', 1))], 0, tikal)).toEqual({ from: [2, 0], again: true })
  expect(recapOf([did(1, 0, event('moved', 0), event('round_ended'), event('scored', 0), event('scored', 1))], 0, tikal)).toBeUndefined()
  expect(recapOf([did(1, 0, event('moved', 0), event('turn', 1), event('took', 1))], 0, tikal)).toEqual({ from: [1, 1], again: true })
  // A step of others counts even if its events name nobody.
  expect(recapOf([moved, did(2, 1, event('placed'))], 0, tikal)).toEqual({ from: [2, 0], again: true })
})

it('begins with the game for who comes second', () => {
  expect(recapOf([did(2, 'chance', event('row_dealt')), did(3, 0, event('dug', 0))], 1, part)).toEqual({ from: [3, 0], again: false })
})

it('finds its first line', () => {
  const lines = ['1.0', '2.0', '2.2', '3', '4.10'].map((key) => ({ key }) as Line)
  expect([[2, 1], [2, 3], [5, 0], [1, 0]].map((from) => linesBefore({ from: from as [number, number], again: true }, lines))).toEqual([2, 3, 5, 0])
})

it('takes what follows the own step for the turn of others in a game that names no events', () => {
  expect(recapOf([did(1, 0, event('laid', 0)), did(2, 1, event('laid', 1))], 0, {})).toEqual({ from: [2, 0], again: true })
})
