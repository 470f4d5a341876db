// What a receiver sees and does by the link of a message, and what a link does not open.
import { articleServer } from '@guanlan/features/articles/articles/server'
import { enqueue } from '@guanlan/features/workspace/notifications/server'
import { withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { newArticle } from '../../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../articles/articles/server/testing/store-articles.ts'
import { warningsServer } from '../index.ts'
import { mayBecome } from './next-state.ts'
import { withExcluded } from './proposals.ts'

const { as, databases, undo } = openFeature(
  [warningsServer({ follow: () => {} }), articleServer],
  ['links', 'deliveries', 'address_book', 'warning_proposals', 'warning_incidents', 'warning_versions', 'warnings'],
)
const path = '/inews/warning'
const [member, reader, stranger] = [as(), as('reader'), as('member', 8)]

/** Two of 北汀日报 by 林间, one of 东原晚报; the last belongs to no incident. */
let ids: number[] = []
beforeAll(async () => {
  const recent = { publishedAt: new Date(Date.now() - 3_600_000), sentiment: -1 as const, level: 2 as const }
  const texts = [
    { title: '泊舟汽车召回', body: '泊舟汽车宣布召回三万辆。', media: '北汀日报', author: '林间', ...recent },
    { title: '泊舟召回续', body: '泊舟召回进展，车主等待。', media: '东原晚报', author: '何树', ...recent },
    { title: '泊舟另一件事的召回', body: '与刹车无关的泊舟召回。', media: '北汀日报', author: '林间', ...recent },
  ]
  const db = databases().worker
  await db.transaction().execute(tx => storeArticles(tx, texts.map(newArticle), new Map()))
  const { rows } = await sql<{ id: number; title: string }>`select id, title from articles order by id`.execute(db)
  ids = texts.map(({ title }) => rows.find(row => row.title === title)?.id ?? 0)
})

let warning: { id: number; version: number }
let incident = 0
let token = ''
/** The delivery that the link is for. */
let delivery = 0

beforeEach(async () => {
  const draft = {
    name: '召回',
    warningWords: '泊舟+召回',
    mediaType: ['web'],
    sentiment: [-1],
    startTime: '2026-01-01',
    endTime: '2099-12-31',
    receiveEmail: true,
    conditions: [{ name: 'level', relationOperator: 'atLeast', value: ['2'] }],
  }
  warning = (await member('POST', path, draft)).data
  incident = await anIncident()
  ;({ token } = (await member('POST', `${path}/incident/${incident}/page`)).data)
})

async function anIncident(): Promise<number> {
  const db = databases().worker
  const { rows } = await sql<{ id: number }>`
    insert into warning_incidents (org_id, warning_id, warning_version, warning_name, source, title, sentiment, level, first_article_id, marks, articles)
    values (7, ${warning.id}, 1, '召回', 'auto', '泊舟汽车召回', -1, 2, ${ids[0]}::bigint, '{刹车,泊舟}', 2) returning id`.execute(
    db,
  )
  const id = rows[0]?.id ?? 0
  await sql`
    insert into warning_incident_articles (org_id, incident_id, warning_id, article_id, told)
    values (7, ${id}, ${warning.id}, ${ids[0]}::bigint, 'first'), (7, ${id}, ${warning.id}, ${ids[1]}::bigint, null)`.execute(
    db,
  )
  const made = await withScope(db, { orgId: 7 }, scope =>
    enqueue(scope, {
      purpose: 'warning',
      thread: `incident:${id}`,
      receivers: [{ by: 'inApp', userId: 71, name: '成员 71' }],
      message: { title: '泊舟汽车召回' },
    }),
  )
  delivery = made[0] ?? 0
  return id
}

const page = (rest = '', given = token) => stranger('GET', `${path}/received/${given}${rest}`)
const act = (name: string, body: object = {}, given = token) =>
  stranger('POST', `${path}/received/${given}/${name}`, body)
const rowOf = async (table: string, id: number) =>
  (
    await sql<Record<string, unknown>>`select * from ${sql.table(table)} where org_id = 7 and id = ${id}`.execute(
      databases().worker,
    )
  ).rows[0]

test('shows the incident, why it was told, and its articles with the words where they stand', async () => {
  const { http, data } = await page()
  expect(http).toBe(200)
  expect(data).toMatchObject({
    receiver: '成员 71',
    incident: { title: '泊舟汽车召回', warningName: '召回', state: 'open' },
    why: {
      reason: 'first',
      rule: '泊舟+召回',
      version: 1,
      conditions: [{ name: 'level', relationOperator: 'atLeast', value: ['2'] }],
    },
    acts: [],
    mayPause: false,
    mayPropose: true,
  })
  expect(data.articles).toMatchObject([
    {
      title: '泊舟汽车召回',
      told: 'first',
      titleHits: [
        { from: 0, to: 2, term: '泊舟' },
        { from: 4, to: 6, term: '召回' },
      ],
    },
    { title: '泊舟召回续', told: null },
  ])
  expect(data.why.words).toEqual([
    { word: '泊舟', places: 4 },
    { word: '召回', places: 4 },
  ])
  expect(data.incident).not.toHaveProperty('id')
})

test('an article opens under the link with its words; others of the organisation do not', async () => {
  const { data } = await page(`/article/${ids[0]}`)
  expect(data).toMatchObject({
    title: '泊舟汽车召回',
    body: '泊舟汽车宣布召回三万辆。',
    sentiment: -1,
    notes: null,
    labels: null,
  })
  expect(data.bodyHits.map((hit: { term: string }) => hit.term)).toEqual(['泊舟', '召回'])
  expect((await page(`/article/${ids[2]}`)).http).toBe(404)
})

test('the message is shown as it was written, at the address of its organisation and incident alone', async () => {
  const message = (org: number, id: number, given = token) => page(`/message?orgId=${org}&incident=${id}`, given)
  expect((await message(7, incident)).data).toMatchObject({
    title: '泊舟汽车召回',
    lines: [],
    items: [],
    receiver: '成员 71',
  })
  expect((await message(8, incident)).http).toBe(404)
  expect((await message(7, incident + 1)).http).toBe(404)
  expect((await message(7, incident, String(incident))).http).toBe(404)
})

test('looking changes nothing, however often; a screen that shows it is noted', async () => {
  for (let i = 0; i < 3; i++) await page()
  await page('/less')
  expect(await rowOf('deliveries', delivery)).toMatchObject({ opened_at: null, acknowledged_at: null })
  expect(await rowOf('warning_incidents', incident)).toMatchObject({ state: 'open', version: 1 })
  await act('seen')
  expect((await rowOf('deliveries', delivery))?.opened_at).toBeInstanceOf(Date)
})

test('acknowledged by a link: the name of the receiver stands with it, and what waits is not sent', async () => {
  const waiting = await sql<{ state: string }>`select state from deliveries where org_id = 7 order by id`.execute(
    databases().worker,
  )
  expect(waiting.rows).toEqual([{ state: 'waiting' }])
  const { data } = await act('state', { state: 'acknowledged', note: '我来看' })
  expect(data).toMatchObject({
    incident: { state: 'acknowledged', takenBy: '成员 71' },
    acts: [{ by: '成员 71', act: 'acknowledged', detail: '我来看' }],
  })
  expect(await rowOf('deliveries', delivery)).toMatchObject({ state: 'cancelled', acknowledged_at: expect.any(Date) })
  expect((await member('GET', `${path}/incident/${incident}`)).data).toMatchObject({
    takenBy: '成员 71',
    note: '我来看',
    version: 2,
  })
  // A member opens it again: the name goes.
  await member('PUT', `${path}/incident/state`, { ids: [incident], state: 'open' })
  expect((await page()).data.incident).toMatchObject({ state: 'open', takenBy: null })
})

test('the history of the incident has what receivers did by their links beside what members did', async () => {
  await act('state', { state: 'acknowledged' })
  await member('PUT', `${path}/incident/state`, { ids: [incident], state: 'done', note: '已核实' })
  const { data } = await member('GET', `${path}/incident/${incident}/history`)
  expect(data).toMatchObject([
    { by: '成员 71', state: 'done', note: '已核实', byLink: null },
    { operation: null, byLink: { act: 'acknowledged' }, state: null },
  ])
  expect((await stranger('GET', `${path}/incident/${incident}/history`)).http).toBe(404)
})

test('what a member has settled is not taken up again by a link', async () => {
  await member('PUT', `${path}/incident/state`, { ids: [incident], state: 'done' })
  expect(await act('state', { state: 'inHand' })).toMatchObject({ http: 409, key: 'warnings.takenFurther' })
  expect(await act('state', { state: 'done' })).toMatchObject({ http: 400 })
})

test.each([
  ['open', 'acknowledged', true],
  ['open', 'falseAlarm', true],
  ['acknowledged', 'inHand', true],
  ['inHand', 'acknowledged', false],
  ['inHand', 'falseAlarm', true],
  ['acknowledged', 'acknowledged', false],
  ['falseAlarm', 'inHand', false],
  ['done', 'falseAlarm', false],
] as const)('from %s to %s: %s', (state, expected, may) => {
  expect(mayBecome(state, expected)).toBe(may)
})

test('passed on to a member, who is told in the product; not to others, and not without end', async () => {
  const { people } = (await page()).data
  expect(people.map(({ id }: { id: number }) => id)).toContain(72)
  for (let i = 0; i < 5; i++) expect((await act('passOn', { memberId: 72, note: '请看' })).http).toBe(200)
  expect(await act('passOn', { memberId: 72 })).toMatchObject({ http: 429, key: 'warnings.passedOnOften' })
  const { rows } = await sql<{ title: string; link: string }>`
    select message ->> 'title' as title, message ->> 'link' as link from deliveries where org_id = 7 and user_id = 72 order by id limit 1`.execute(
    databases().worker,
  )
  expect(rows).toEqual([{ title: '成员 71 转给您：泊舟汽车召回', link: `/earlyWarning?open=${incident}` }])
  expect(await act('passOn', { memberId: 81 })).toMatchObject({ http: 400 })
})

test('less like this: what could be left out, with what else would go', async () => {
  const { data } = await page('/less')
  const of = (kind: string, name: string) =>
    data.find((each: { kind: string; name: string }) => each.kind === kind && each.name === name)
  // 林间 wrote the first article and one of another story: both would not come any more.
  expect(of('author', '林间')).toMatchObject({ articles: 2, proposed: false })
  expect(of('author', '何树')).toMatchObject({ articles: 1 })
  expect(of('media', '北汀日报')).toMatchObject({ articles: 2 })
  expect(of('word', '刹车')).toMatchObject({ articles: 1 })
  expect(of('word', '泊舟')).toBeUndefined()
  expect(of('story', '泊舟汽车召回')).toMatchObject({ articles: 2 })
})

test('a proposal is made once, changes nothing by itself, and is written into the rule by a member; undo takes it out', async () => {
  for (let i = 0; i < 2; i++)
    expect((await act('propose', { kind: 'author', value: '林间', note: '总是重复' })).http).toBe(200)
  expect((await act('propose', { kind: 'author', value: '从没写过的人' })).http).toBe(400)
  const { data: proposals } = await member('GET', `${path}/proposal`)
  expect(proposals).toMatchObject([
    { kind: 'author', name: '林间', receiver: '成员 71', note: '总是重复', warningName: '召回' },
  ])
  expect((await page('/less')).data).toContainEqual(expect.objectContaining({ name: '林间', proposed: true }))
  const kept = async () => (await member('GET', `${path}/${warning.id}`)).data
  expect(await kept()).toMatchObject({ version: 1 })
  const [{ id }] = proposals
  expect((await reader('POST', `${path}/proposal/${id}`, { accept: true })).http).toBe(403)
  expect((await stranger('POST', `${path}/proposal/${id}`, { accept: true })).http).toBe(404)
  const decided = await member('POST', `${path}/proposal/${id}`, { accept: true })
  expect((await kept()).conditions).toContainEqual({ name: 'account', relationOperator: 'isNot', value: ['林间'] })
  expect((await member('POST', `${path}/proposal/${id}`, { accept: true })).http).toBe(404)
  await undo(decided.operation)
  expect((await kept()).conditions).toHaveLength(1)
  expect((await member('GET', `${path}/proposal`)).data).toHaveLength(1)
})

test('a word is left out by the rule, a story by settling its incident', async () => {
  await act('propose', { kind: 'word', value: '刹车' })
  await act('propose', { kind: 'story', value: String(incident) })
  for (const { id } of (await member('GET', `${path}/proposal`)).data)
    expect((await member('POST', `${path}/proposal/${id}`, { accept: true })).http).toBe(200)
  expect((await member('GET', `${path}/${warning.id}`)).data.warningWords).toBe('泊舟+召回-刹车')
  expect((await page()).data.incident.state).toBe('done')
})

test('exclusions join the line that there is', () => {
  const one = withExcluded([], 'media', '3')
  expect(withExcluded(withExcluded(one, 'media', '4'), 'media', '4')).toEqual([
    { name: 'media', relationOperator: 'isNot', value: ['3', '4'] },
  ])
})

test('a person of the address book pauses: the book and what waits hold until then', async () => {
  const db = databases().worker
  await sql`insert into address_book (org_id, name, email) values (7, '周屿', 'zhou@example.com')`.execute(db)
  const [id = 0] = await withScope(db, { orgId: 7 }, scope =>
    enqueue(scope, {
      purpose: 'warning',
      thread: `incident:${incident}`,
      receivers: [{ by: 'email', address: 'zhou@example.com', name: '周屿' }],
      message: { title: '泊舟' },
    }),
  )
  await sql`update links set object_id = ${id}`.execute(db)
  expect((await page()).data).toMatchObject({ mayPause: true, receiver: '周屿' })
  expect((await act('pause', { hours: 3 })).http).toBe(400)
  expect((await act('pause', { hours: 2 })).data.acts).toMatchObject([{ by: '周屿', act: 'paused' }])
  const { due_at } = (await rowOf('deliveries', id)) ?? {}
  expect((due_at as Date).getTime()).toBeGreaterThan(Date.now() + 7_000_000)
  const { rows } = await sql<{
    until: string
  }>`select paused_until as until from address_book where org_id = 7`.execute(db)
  expect(new Date(rows[0]?.until ?? 0)).toEqual(due_at)
})

test('a room of many readers is not paused by one of them', async () => {
  expect(await act('pause', { hours: 2 })).toMatchObject({ http: 400, key: 'warnings.notPaused' })
})

/** The token, once something else has happened. */
async function after(given: string, work: Promise<unknown>): Promise<string> {
  await work
  return given
}
test.each<[string, (given: string) => Promise<string>]>([
  ['altered', async given => `${given.startsWith('A') ? 'B' : 'A'}${given.slice(1)}`],
  ['of nobody', async () => String(incident)],
  [
    'expired',
    async given =>
      after(given, sql`update links set expires_at = now() - interval '1 second'`.execute(databases().worker)),
  ],
  ['used a thousand times', async given => after(given, sql`update links set uses = 1000`.execute(databases().worker))],
  ['revoked', async given => after(given, member('DELETE', `${path}/incident/${incident}/page`))],
  [
    'of a message of another feature',
    async given => after(given, sql`update deliveries set purpose = 'notice'`.execute(databases().worker)),
  ],
])('a link that is %s opens nothing and changes nothing', async (_, make) => {
  const given = await make(token)
  for (const answer of [
    await page('', given),
    await page(`/article/${ids[0]}`, given),
    await page('/less', given),
    await act('seen', {}, given),
    await act('state', { state: 'falseAlarm' }, given),
    await act('propose', { kind: 'author', value: '林间' }, given),
  ])
    expect(answer).toMatchObject({ http: 404, key: 'platform.missing' })
  expect(await rowOf('warning_incidents', incident)).toMatchObject({ state: 'open', version: 1 })
})

test('another organisation makes no link to it and ends none', async () => {
  expect((await stranger('POST', `${path}/incident/${incident}/page`)).http).toBe(404)
  expect((await stranger('DELETE', `${path}/incident/${incident}/page`)).http).toBe(404)
  expect((await page()).http).toBe(200)
})
