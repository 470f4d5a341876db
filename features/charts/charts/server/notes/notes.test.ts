// Annotations: whose they are, on which charts they stand, who may change them, and what another organisation sees of them.
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { ChartMarks, ChartNote } from '../../contract.ts'
import { chartServer } from '../index.ts'

const { as, databases } = openFeature([chartServer], ['chart_notes'])
const path = '/inews/monitorChart/notes'
const noon = Date.parse('2026-03-05T04:00:00Z')
const at = (hours: number) => new Date(noon + hours * 3_600_000).toISOString()
const draft = { monitorId: null as number | null, from: at(0), until: null as string | null, text: '发布会' }

beforeAll(async () => {
  // 710 holds 711 and 712; 720 stands beside them.
  await sql`
    insert into monitors (id, org_id, kind, name, rule, version, parent_id) values
    (710, 7, 'folder', '车型', null, 1, null), (711, 7, 'item', '青麓', '甲', 1, 710), (712, 7, 'item', '云桥', '乙', 1, 710),
    (720, 7, 'item', '旁站', '丙', 1, null), (810, 8, 'item', '别家', '甲', 1, null)`.execute(databases().worker)
})

const add = async (more: object = {}, who: 'member' | 'orgAdmin' = 'member'): Promise<ChartNote> =>
  (await as(who)('POST', path, { ...draft, ...more })).data
const marks = async (
  monitors: number[] = [],
  range = { from: at(-24), to: at(24) },
  org: 7 | 8 = 7,
): Promise<ChartMarks> => (await as('member', org)('POST', `${path}/list`, { monitors, ...range })).data
const texts = async (...of: Parameters<typeof marks>) => (await marks(...of)).notes.map(({ text }) => text)

test('a note stands on every chart of its monitor, above and below it, and one of all on every chart', async () => {
  await add({ text: '全部' })
  await add({ text: '目录', monitorId: 710, from: at(1) })
  await add({ text: '青麓', monitorId: 711, from: at(2) })
  await add({ text: '旁边', monitorId: 720, from: at(3) })
  expect(await texts()).toEqual(['全部', '目录', '青麓', '旁边'])
  expect(await texts([711])).toEqual(['全部', '目录', '青麓'])
  expect(await texts([712])).toEqual(['全部', '目录'])
  expect(await texts([710])).toEqual(['全部', '目录', '青麓'])
  expect(await texts([712, 720])).toEqual(['全部', '目录', '旁边'])
  expect((await marks([711])).notes[2]).toMatchObject({ monitor: '青麓', writer: '成员 71', mayChange: true })
})

test('a moment stands within its range, a stretch on every range that it touches', async () => {
  await add({ text: '刻' })
  await add({ text: '段', from: at(-30), until: at(-10) })
  expect(await texts([], { from: at(-1), to: at(1) })).toEqual(['刻'])
  expect(await texts([], { from: at(-12), to: at(-11) })).toEqual(['段'])
  expect(await texts([], { from: at(-9), to: at(-1) })).toEqual([])
})

test('nothing of it is seen or reached by another organisation', async () => {
  const { id, version } = await add({ monitorId: 711 })
  expect((await marks([], undefined, 8)).notes).toEqual([])
  const other = as('orgAdmin', 8)
  expect((await other('GET', `${path}/${id}`)).http).toBe(404)
  expect((await other('PUT', `${path}/${id}`, { ...draft, version })).http).toBe(404)
  expect((await other('DELETE', `${path}/${id}`)).http).toBe(404)
  expect((await as('member')('POST', path, { ...draft, monitorId: 810 })).http).toBe(400)
  expect((await as('member')('POST', `${path}/list`, { monitors: [810], from: at(0), to: at(1) })).http).toBe(404)
})

test('its writer and administrators change and remove it; both may be taken back', async () => {
  const theirs = await add({}, 'orgAdmin')
  const put = (who: 'member' | 'orgAdmin' | 'reader', note: ChartNote, text: string) =>
    as(who)('PUT', `${path}/${note.id}`, { ...draft, text, version: note.version })
  expect((await marks()).notes[0]).toMatchObject({ mayChange: false })
  const refused = await put('member', theirs, '改')
  expect(refused.http).toBe(403)
  expect(refused.msg).toContain(theirs.writer)
  expect((await as('member')('DELETE', `${path}/${theirs.id}`)).http).toBe(403)
  expect((await put('reader', theirs, '改')).http).toBe(403)
  expect((await as('reader')('POST', path, draft)).http).toBe(403)
  const mine = await add({ text: '我的' })
  expect((await put('orgAdmin', mine, '管理员改')).data).toMatchObject({ text: '管理员改', writer: mine.writer })
  const { operation } = await as('member')('DELETE', `${path}/${mine.id}`)
  expect(await texts()).toEqual(['发布会'])
  expect((await as('member')('POST', `/inews/operation/${operation}/undo`)).http).toBe(200)
  expect(await texts()).toEqual(['发布会', '管理员改'])
})

test('who read an older version writes over nothing, and is told who was first', async () => {
  const note = await add()
  const save = (text: string) => as('member')('PUT', `${path}/${note.id}`, { ...draft, text, version: note.version })
  const answers = await Promise.all([save('一'), save('二')])
  expect(answers.map(({ http }) => http).sort()).toEqual([200, 409])
  expect(answers.find(({ http }) => http === 409)?.msg).toContain('成员 71')
})

test.each([
  ['no text', { text: '  ' }, 'text'],
  ['a text too long', { text: '长'.repeat(501) }, 'text'],
  ['an end before its beginning', { until: at(-1) }, 'until'],
  ['an end at its beginning', { until: at(0) }, 'until'],
  ['a monitor that is none', { monitorId: 99_999 }, 'monitorId'],
  ['a time that is none', { from: 'gestern' }, 'from'],
])('%s is refused, naming its field', async (_, more, field) => {
  expect(await as('member')('POST', path, { ...draft, ...more })).toMatchObject({ http: 400, problems: [{ field }] })
  expect(await texts()).toEqual([])
})

test('rules that were changed mark themselves', async () => {
  await sql`
    insert into monitor_versions (org_id, monitor_id, version, name, detail, rule, changed_at) values (7, 711, 1, '青麓', '{}', '甲', ${at(-40)}), (7, 711, 2, '青麓', '{}', '甲|丁', ${at(1)}), (7, 711, 3, '青麓', '{}', '甲|丁', ${at(2)})`.execute(
    databases().worker,
  )
  expect((await marks([711])).rules).toEqual([{ monitorId: 711, name: '青麓', at: at(1) }])
  expect((await marks([720])).rules).toEqual([])
})

test('a note of a medium stands on its curve alone, beside those of all', async () => {
  await sql`insert into media (id, name, media_type) values (711, '码头早报', 1), (712, '码头晚报', 1) on conflict do nothing`.execute(
    databases().worker,
  )
  const ofEntry = async (entry: string) =>
    ((await as('member')('POST', `${path}/list`, { entry, from: at(-24), to: at(24) })).data as ChartMarks).notes.map(
      ({ text }) => text,
    )
  await add({ text: '全部' })
  await add({ text: '青麓', monitorId: 711, from: at(1) })
  const { entry } = await add({ text: '早报改版', from: at(2), ...{ entry: 'm711' } })
  expect(entry).toBe('m711')
  expect(await ofEntry('m711')).toEqual(['全部', '早报改版'])
  expect(await ofEntry('m712')).toEqual(['全部'])
  expect(await texts()).toEqual(['全部', '青麓'])
  for (const wrong of [{ entry: 'm999' }, { entry: 'a999' }, { entry: 'x1' }, { entry: 'm711', monitorId: 711 }])
    expect(await as('member')('POST', path, { ...draft, ...wrong })).toMatchObject({
      http: 400,
      problems: [{ field: 'entry' }],
    })
})
