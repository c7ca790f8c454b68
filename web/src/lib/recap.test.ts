import { expect, it } from 'vitest'

import type { GameEvent, News } from './api/types'
import type { Line } from './log'
import { linesBefore, recapOf } from './recap'

const event = (name: string, seat?: number | string): GameEvent => ({ event: name, text: name, ...(seat === undefined ? {} : { seat }) }) as GameEvent
const did = (number: number, by: number | 'chance', ...events: GameEvent[]): News => ({ what: 'did', number, at: 0, by, events }) as unknown as News

const part = { silent: ['turn_ended', 'turn_started'], endsTurn: ['turn_ended', 'passed'], ofRival: (name: string) => name.startsWith('rival_') }

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
