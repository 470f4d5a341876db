// A sender is silent when three calls that usually come in those hours of the week are missing, for two hours at least.
import { expect, test } from 'vitest'
import { type SentHour, silencesOf } from './silences.ts'

const hourMs = 3_600_000
const monday = Date.UTC(2026, 9, 5)
const at = (hours: number) => new Date(monday + hours * hourMs)
const sent = (hours: readonly number[], calls = 1): SentHour[] =>
  hours.map(hour => ({ hour: at(hour), first: at(hour + 0.1), last: at(hour + 0.9), calls }))
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n)
const week = 168
/** Monday to Friday, nine to five, for so many weeks. */
const office = (weeks: number) =>
  range(0, weeks).flatMap(n => range(0, 5).flatMap(day => range(9, 17).map(hour => n * week + day * 24 + hour)))

test('a sender of every hour is missed when three calls are, from the hour in which the first was due until it is back', () => {
  const hours = sent([...range(0, 2 * week + 50), ...range(2 * week + 54, 2 * week + 60)])
  expect(silencesOf(hours, at(2 * week + 60))).toEqual([
    { from: at(2 * week + 50), until: at(2 * week + 54.1), missed: 4 },
  ])
})

test('who sends twelve times an hour is missed after two hours, and has no end while it is silent', () => {
  const hours = sent(range(0, 2 * week + 50), 12)
  expect(silencesOf(hours, at(2 * week + 51.8))).toEqual([])
  expect(silencesOf(hours, at(2 * week + 52))).toEqual([{ from: at(2 * week + 50), until: null, missed: 24 }])
})

test('nights and weekends are no silence to who sends in office hours, a day without anything is one', () => {
  const weeks = office(4)
  expect(silencesOf(sent(weeks), at(3 * week + 6.9 * 24))).toEqual([])
  const wednesday = 3 * 7 + 2
  const gone = weeks.filter(hour => Math.floor(hour / 24) !== wednesday)
  expect(silencesOf(sent(gone), at(3 * week + 6.9 * 24))).toEqual([
    { from: at(wednesday * 24 + 9), until: at((wednesday + 1) * 24 + 9.1), missed: 8 },
  ])
})

test('without a habit of two weeks nobody is missed', () => {
  expect(silencesOf(sent(range(0, week + 20)), at(week + 60))).toEqual([])
  expect(silencesOf([], at(400))).toEqual([])
})
