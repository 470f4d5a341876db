// The calendar of an organisation: public holidays, and what it declares itself.
import { withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { expect, test } from 'vitest'
import type { CalendarDay } from '../../contract.ts'
import { addressBookServer, calendarOf } from '../index.ts'

const { as, databases, undo } = openFeature(
  [addressBookServer({ publicUrl: 'https://guanlan.example.com' })],
  ['calendar_days'],
)
const path = '/inews/addressBook/calendar'
const member = as()
const dayOf = async (day: string, ask = member): Promise<CalendarDay | undefined> =>
  (await ask('GET', `${path}?year=${day.slice(0, 4)}`)).data.days.find((each: CalendarDay) => each.day === day)

test('holidays and make-up days are known with their names', async () => {
  expect(await dayOf('2026-10-01')).toMatchObject({ kind: 'rest', festival: '国庆节', isOwn: false })
  expect(await dayOf('2026-10-10')).toMatchObject({ kind: 'working', festival: '国庆节', publicKind: 'working' })
  expect(await dayOf('2026-11-20')).toBeUndefined()
  expect((await member('GET', `${path}?year=2026`)).data.isPublished).toBe(true)
  expect((await member('GET', `${path}?year=2099`)).data).toEqual({ year: 2099, isPublished: false, days: [] })
})

test('a day is declared, declared otherwise, taken back and undone; what is sent goes by it', async () => {
  const kind = () =>
    withScope(databases().worker, { orgId: 7, now: new Date('2026-10-01T00:00:00Z') }, async scope =>
      (await calendarOf(scope))('2026-10-05'),
    )
  await member('PUT', path, { day: '2026-10-05', kind: 'working', note: '值班' })
  expect(await dayOf('2026-10-05')).toMatchObject({ kind: 'working', publicKind: 'rest', isOwn: true, note: '值班' })
  expect(await kind()).toBe('working')
  const again = await member('PUT', path, { day: '2026-10-05', kind: 'rest' })
  expect(await kind()).toBe('rest')
  await undo(again.operation)
  expect(await kind()).toBe('working')
  expect((await member('DELETE', `${path}/2026-10-05`)).data).toEqual({ changed: 1 })
  expect(await kind()).toBe('rest')
  expect(await dayOf('2026-10-05')).toMatchObject({ kind: 'rest', isOwn: false, note: '' })
})

test('another organisation has its own days, a reader declares none, and nonsense is refused', async () => {
  await member('PUT', path, { day: '2026-12-24', kind: 'rest' })
  expect(await dayOf('2026-12-24', as('member', 8))).toBeUndefined()
  expect((await as('reader')('PUT', path, { day: '2026-12-24', kind: 'rest' })).http).toBe(403)
  expect(await member('PUT', path, { day: '2026-02-30', kind: 'rest' })).toMatchObject({
    http: 400,
    problems: [{ field: 'day', msg: '日期写作 2026-10-01' }],
  })
})
