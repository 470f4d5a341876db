// Inspections: what is found, what is new and mended since, who reads it, and once a week by itself.
import { articleServer } from '@guanlan/features/articles/articles/server'
import { warningsServer } from '@guanlan/features/warnings/warnings/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { compared, countsOf, type Found, isFlooded, scoreOf } from './compare.ts'
import { monitoringCheckServer } from './index.ts'
import { inspectWeekly } from './inspections.ts'

const events = { follow: () => {} } as never
const { as, databases } = openFeature(
  [monitoringCheckServer, articleServer, warningsServer(events)],
  ['inspections', 'links', 'hits', 'monitors', 'quota_marks', 'deliveries', 'cycle_runs', 'cycle_tasks'],
)
const path = '/report/insReport'
const [admin, member, reader, stranger] = [as('orgAdmin'), as(), as('reader'), as('orgAdmin', 8)]

beforeEach(async () => {
  const db = databases().worker
  await sql`
    insert into monitors (org_id, kind, name, rule, created_at) values
      (7, 'item', '安静', '静', now() - interval '20 days'), (7, 'item', '新建', '新', now()), (8, 'item', '别家', '静', now() - interval '20 days')`.execute(
    db,
  )
})
const make = async () => (await admin('GET', `${path}/${(await admin('POST', path, {})).data.id}`)).data
const found = (of: { findings: Found[] }) => of.findings.map(({ kind, name }) => [kind, name])

test('a monitor that found nothing is named, one that was just made is not', async () => {
  const first = await make()
  expect(first).toMatchObject({ organisation: '机构 7', before: null, score: 97, found: [0, 1, 0], mended: [] })
  expect(found(first)).toEqual([['quietMonitor', '安静']])
  expect(first.findings[0].isNew).toBe(false)
})

test('the next says what is new and what is mended, against the one before', async () => {
  await make()
  const db = databases().worker
  await sql`update monitors set is_open = false where org_id = 7 and name = '安静'`.execute(db)
  await sql`update monitors set created_at = now() - interval '20 days' where org_id = 7 and name = '新建'`.execute(db)
  const second = await make()
  expect(second).toMatchObject({ before: 97, score: 97 })
  expect(second.findings).toMatchObject([{ kind: 'quietMonitor', name: '新建', isNew: true }])
  expect(second.mended).toMatchObject([{ kind: 'quietMonitor', name: '安静' }])
})

test('members read, administrators make; others find nothing; a link opens one, until it is ended', async () => {
  const { id } = await make()
  expect((await member('GET', `${path}/${id}`)).http).toBe(200)
  expect((await member('POST', path, {})).http).toBe(403)
  expect((await reader('POST', `${path}/list`, {})).http).toBe(403)
  expect((await stranger('GET', `${path}/${id}`)).http).toBe(404)
  expect((await stranger('POST', `${path}/${id}/link`)).http).toBe(404)
  const { token } = (await admin('POST', `${path}/${id}/link`)).data
  expect((await stranger('GET', `${path}/shared/${token}`)).data).toMatchObject({ id, organisation: '机构 7' })
  await admin('DELETE', `${path}/${id}/link`)
  expect((await stranger('GET', `${path}/shared/${token}`)).http).toBe(404)
  await admin('DELETE', `${path}/${id}`)
  expect((await member('POST', `${path}/list`, {})).data).toMatchObject({ list: [], total: 0 })
})

test('by itself it is made once a week, from Monday seven o’clock of the organisation on', async () => {
  const db = databases().worker
  const weeks = async () =>
    (
      await sql<{ week: string }>`select week::text as week from inspections where org_id = 7 order by week`.execute(db)
    ).rows.map(({ week }) => week)
  // 2026-11-23 is a Monday; 7:00 in Shanghai is 23:00 of the day before.
  for (const moment of ['2026-11-22T22:59:00Z', '2026-11-22T22:59:30Z', '2026-11-22T23:00:00Z', '2026-11-25T10:00:00Z'])
    await Promise.all([inspectWeekly(db, new Date(moment)), inspectWeekly(db, new Date(moment))])
  expect(await weeks()).toEqual(['2026-11-16', '2026-11-23'])
})

describe('findings', () => {
  const one = (kind: Found['kind'], name: string, figure = 0): Found => ({ kind, id: null, name, figure })
  test('stand by severity; each costs by it', () => {
    const { findings } = compared(
      [one('openReports', '', 3), one('quotaFull', 'employ', 100), one('overdueWork', '', 2)],
      [],
    )
    expect(findings.map(({ kind }) => kind)).toEqual(['quotaFull', 'overdueWork', 'openReports'])
    expect([scoreOf(findings), countsOf(findings)]).toEqual([88, [1, 1, 1]])
    expect(scoreOf(Array(20).fill({ severity: 1 }))).toBe(0)
  })
  test.each([
    [{ week: 1_000, before: 900, all: 1_900 }, true],
    [{ week: 1_000, before: 900, all: 2_100 }, false],
    [{ week: 300, before: 50, all: 9_000 }, true],
    [{ week: 150, before: 1, all: 9_000 }, false],
  ])('%o is flooded: %s', (counts, expected) => {
    expect(isFlooded(counts)).toBe(expected)
  })
})
