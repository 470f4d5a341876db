// Facts, and statements on their way through an approval, on a real database.
import { createHash } from 'node:crypto'
import { adopt } from '@guanlan/features/articles/articles/server/facts'
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import type { Tx } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newArticle } from '../../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../articles/articles/server/testing/store-articles.ts'
import { crisisServer } from '../index.ts'
import { publishedStatements } from './published.ts'

const { as, databases, undo } = openFeature(
  [crisisServer({ follow() {} }), articleActionsServer],
  ['deliveries', 'crises', 'crisis_levels', 'article_set_members', 'article_sets'],
)
// 70 administers, 71 writes, 72 reads; 75 is a second member, who may approve what the first wrote.
const [admin, writer, reader, stranger] = [as('orgAdmin'), as(), as('reader'), as('orgAdmin', 8)]
const second: typeof writer = (method, url, body) => writer(method, url, body, { authorization: 'Bearer 75' })
const phrase = '车主可到任一服务站免费更换密封条，由此带来的不便我们深表歉意。'
const words = `经核查，涉事批次共三百二十辆，生产于十月上旬，已全部停售，余下的车不受影响，${phrase}`
const hours = (count: number): Date => new Date(Date.now() + count * 3_600_000)
let articles: number[] = []
beforeAll(async () => {
  const db = databases().worker
  await db.insertInto('users').values({ id: 75, account: '75@example.com', name: '成员 75' }).execute()
  await db.insertInto('memberships').values({ org_id: 7, user_id: 75, role: 'member' }).execute()
  await db.transaction().execute(tx =>
    storeArticles(
      tx,
      [
        // Both use a phrase of the maker's that is older than the statement: who repeats it does not quote the statement.
        newArticle({ title: '车门冻住', body: `车主打不开车门，厂家去年也说${phrase}`, publishedAt: hours(-3) }),
        newArticle({ title: '厂家回应', body: `记者获悉，${words}记者将继续关注。`, publishedAt: hours(-1) }),
        newArticle({ title: '车主不满', body: `车门又冻住了，厂家还是那句${phrase}`, publishedAt: hours(-1) }),
      ],
      new Map(),
    ),
  )
  const { rows } = await sql<{ id: number }>`select id from articles order by id`.execute(db)
  articles = rows.map(({ id }) => Number(id))
  await db.transaction().execute(tx => adopt({ orgId: 7, db: tx }, articles))
})

type Answer = Awaited<ReturnType<typeof writer>>
const step = (roles: string[], needed = 1, minutes: number | null = null) => ({ name: '', roles, needed, minutes })
async function setApproval(...approval: object[]): Promise<void> {
  const level = (await admin('GET', '/crisislevel/getCrisisLevelById?id=2')).data
  expect(await admin('POST', '/crisislevel/updateCrisisLevel', { ...level, approval })).toMatchObject({ http: 200 })
}
const begin = async (): Promise<number> =>
  (await writer('POST', '/crisis/startCrisis', { name: '车门', crisisLevel: 2 })).data.id
const give = (crisisId: number, role: string, userId: number) =>
  admin('POST', '/crisis/people', { crisisId, role, userId })
const text = (crisisId: number, ...paragraphs: string[]) => ({
  crisisId,
  title: '关于车门的说明',
  paragraphs: paragraphs.map(each => ({ text: each, factIds: [] as number[] })),
})
const write = async (crisisId: number) => (await writer('POST', '/crisis/statements', text(crisisId, words))).data
const approve = (ask: typeof writer, { id, round, step: at }: { id: number; round: number; step: number }) =>
  ask('POST', '/crisis/statements/approve', { id, round, step: at })
const send = async ({ id, version }: { id: number; version: number }): Promise<Answer> =>
  writer('POST', '/crisis/statements/send', { id, version })
async function waitingForLocks(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct l.pid)::int as n from pg_locks l join pg_stat_activity a on a.pid = l.pid
    where a.datname = current_database() and not l.granted`.execute(databases().worker)
  return rows[0]?.n ?? 0
}
const linesOf = async (crisisId: number): Promise<string[]> =>
  (await writer('POST', '/crisis/chronicle/list', { crisisId, order: 'asc', pageSize: 100 })).data.list.map(
    (line: { text: string }) => line.text,
  )

test('nobody approves what they wrote; who is asked is notified, agrees, and the text is sealed', async () => {
  await setApproval(step(['approver', 'lead']))
  const id = await begin()
  const statement = await write(id)
  // Only who wrote it has a role of the step.
  expect(await send(statement)).toMatchObject({ http: 409, key: 'crisis.noApprovers' })
  await give(id, 'approver', 70)
  const sent = (await send(statement)).data
  expect(sent).toMatchObject({ state: 'inApproval', round: 1, next: [{ id: 70 }], mayApprove: false })
  const { rows } = await sql<{ user_id: number; purpose: string }>`select user_id, purpose from deliveries`.execute(
    databases().worker,
  )
  expect(rows).toEqual([{ user_id: 70, purpose: 'crisis' }])
  expect(await approve(writer, sent)).toMatchObject({ http: 403, key: 'crisis.ownStatement' })
  expect(await approve(reader, sent)).toMatchObject({ http: 403 })
  expect(await approve(stranger, sent)).toMatchObject({ http: 404 })
  const sealed = (await approve(admin, sent)).data
  const hash = createHash('sha256').update(`关于车门的说明\n\n${words}`).digest('hex')
  expect(sealed).toMatchObject({
    state: 'approved',
    hash,
    chain: [{ agreed: [{ id: 70, asDeputy: false }] }],
    next: [],
  })
  expect(await linesOf(id)).toContain(`声明“关于车门的说明”通过审批并定稿（SHA-256 ${hash.slice(0, 12)}…）`)
})

test('a change of what was sealed is a new version, to be approved again, and taken back it is sealed as before', async () => {
  await setApproval(step(['approver']))
  const id = await begin()
  await give(id, 'approver', 70)
  const sealed = (await approve(admin, (await send(await write(id))).data)).data
  const changed = await writer('PUT', `/crisis/statements/${sealed.id}`, {
    ...text(id, `${words}谢谢。`),
    version: sealed.version,
  })
  expect(changed.data).toMatchObject({ state: 'draft', number: 2, hash: null, chain: [] })
  const compared = (await writer('GET', `/crisis/statements/${sealed.id}/versions/2`)).data
  expect(compared).toMatchObject({ against: 1 })
  expect(compared.difference).toContainEqual({ kind: 'added', text: '谢谢。' })
  await undo(changed.operation)
  const [again] = (await writer('GET', `/crisis/statements?crisisId=${id}`)).data
  expect(again).toMatchObject({ state: 'approved', number: 1, hash: sealed.hash, chain: [{ agreed: [{ id: 70 }] }] })
  const next = await writer('PUT', `/crisis/statements/${sealed.id}`, {
    ...text(id, '全新的一段。'),
    version: again.version,
  })
  expect(next.data.number).toBe(3)
  expect((await send(next.data)).data).toMatchObject({ round: 2, chain: [{ agreed: [] }] })
  // What was agreed to before is not what is asked now.
  expect(await approve(admin, { id: sealed.id, round: 1, step: 0 })).toMatchObject({ key: 'crisis.stepOver' })
})

test('two approvals in one moment count once each, and the same one twice counts once', async () => {
  await setApproval(step(['approver', 'legal'], 2), step(['approver', 'legal'], 2))
  const id = await begin()
  await give(id, 'approver', 70)
  await give(id, 'legal', 75)
  const sent = (await send(await write(id))).data
  // Both are under way before either goes on: they wait for the crisis, which somebody else holds.
  const both: Promise<Answer>[] = []
  await databases()
    .worker.transaction()
    .execute(async tx => {
      await sql`select from crises where org_id = 7 and id = ${id} for update`.execute(tx)
      both.push(approve(admin, sent), approve(second, sent))
      await expect.poll(waitingForLocks).toBe(2)
    })
  expect((await Promise.all(both)).map(({ http }) => http)).toEqual([200, 200])
  const [after] = (await writer('GET', `/crisis/statements?crisisId=${id}`)).data
  expect(after).toMatchObject({ state: 'inApproval', step: 1 })
  expect(after.chain[0].agreed.map((each: { id: number }) => each.id).sort()).toEqual([70, 75])
  expect(after.chain[1].agreed).toEqual([])
  await approve(admin, after)
  expect((await approve(admin, after)).data).toMatchObject({
    state: 'inApproval',
    chain: [{}, { agreed: [{ id: 70 }] }],
  })
  expect((await approve(second, after)).data.state).toBe('approved')
})

test('a deputy agrees in their place once it waited long enough, and not before', async () => {
  await setApproval(step(['legal'], 1, 30))
  const id = await begin()
  await give(id, 'legal', 75)
  await give(id, 'deputy', 70)
  const sent = (await send(await write(id))).data
  expect(sent.next).toMatchObject([{ id: 75 }])
  expect(await approve(admin, sent)).toMatchObject({ key: 'crisis.notAsked' })
  await sql`update crisis_statements set step_at = step_at - interval '30 minutes'`.execute(databases().worker)
  expect((await approve(admin, sent)).data).toMatchObject({
    state: 'approved',
    chain: [{ agreed: [{ id: 70, asDeputy: true }] }],
  })
})

test('sent back with a reason it is a draft again, and those who wrote it are notified', async () => {
  await setApproval(step(['approver']))
  const id = await begin()
  await give(id, 'approver', 70)
  const sent = (await send(await write(id))).data
  const back = { id: sent.id, round: sent.round, step: sent.step }
  expect(await admin('POST', '/crisis/statements/sendBack', { ...back, reason: ' ' })).toMatchObject({ http: 400 })
  expect((await admin('POST', '/crisis/statements/sendBack', { ...back, reason: '数字有误' })).data).toMatchObject({
    state: 'draft',
    sentBack: { reason: '数字有误', by: '成员 70' },
  })
  const { rows } = await sql`select user_id from deliveries where user_id = 71`.execute(databases().worker)
  expect(rows).toHaveLength(1)
  expect(await approve(admin, sent)).toMatchObject({ key: 'crisis.stepOver' })
})

test('a fact that falls marks the statements that rest on it until they are written again', async () => {
  const id = await begin()
  const fact = { crisisId: id, state: 'known', text: '共三百二十辆', link: 'https://example.com/a' }
  expect(await writer('POST', '/crisis/facts', { ...fact, link: 'javascript:alert(1)' })).toMatchObject({ http: 400 })
  expect(await writer('POST', '/crisis/facts', { ...fact, articleId: 999_999 })).toMatchObject({
    key: 'crisis.articleMissing',
  })
  const known = (await writer('POST', '/crisis/facts', { ...fact, articleId: articles[0] })).data
  expect(known).toMatchObject({ verifiedBy: '成员 71', verifiedAt: expect.any(String), fellAt: null })
  const other = await begin()
  const foreign = text(other, words)
  foreign.paragraphs[0]?.factIds.push(known.id)
  expect(await writer('POST', '/crisis/statements', foreign)).toMatchObject({ key: 'crisis.factMissing' })
  const draft = text(id, words)
  draft.paragraphs[0]?.factIds.push(known.id)
  const statement = (await writer('POST', '/crisis/statements', draft)).data
  expect(statement.fallen).toEqual([])
  expect(await writer('PUT', `/crisis/facts/${known.id}`, { ...known, state: 'denied' })).toMatchObject({ http: 200 })
  expect(await writer('PUT', `/crisis/facts/${known.id}`, { ...known, state: 'open' })).toMatchObject({ http: 409 })
  const [marked] = (await writer('GET', `/crisis/statements?crisisId=${id}`)).data
  expect(marked.fallen).toEqual([known.id])
  const lines = await linesOf(id)
  expect(lines).toContain('事实由已知改为不实：共三百二十辆')
  expect(lines).toContain('声明“关于车门的说明”所依据的事实已变，请核对')
  const saved = { ...text(id, '数量正在核实。'), version: marked.version }
  expect((await writer('PUT', `/crisis/statements/${marked.id}`, saved)).data.fallen).toEqual([])
})

test('published where and when, and the articles that quote it are found among the others', async () => {
  await setApproval()
  const id = await begin()
  await writer('POST', '/crisis/addArtCrisis', { crisisId: id, idList: articles })
  const statement = await write(id)
  const publish = (more: object) =>
    writer('POST', '/crisis/statements/publish', { id: statement.id, place: '官网', ...more })
  expect(await publish({ version: statement.version })).toMatchObject({ key: 'crisis.notApproved' })
  // Nobody has to agree: it is sealed at once.
  const sealed = (await send(statement)).data
  expect(sealed).toMatchObject({ state: 'approved', hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
  const ahead = new Date(Date.now() + 3_600_000).toISOString()
  expect(await publish({ version: sealed.version, at: ahead })).toMatchObject({ key: 'crisis.lineAhead' })
  const quotes = () => writer('GET', `/crisis/statements/${statement.id}/quotes`)
  expect((await quotes()).data).toMatchObject({ since: null, total: 0 })
  const at = hours(-2).toISOString()
  expect((await publish({ version: sealed.version, at, link: 'https://example.com/s' })).data).toMatchObject({
    state: 'published',
    publications: [{ place: '官网', at, number: 1, hash: sealed.hash, by: '成员 71' }],
  })
  const found = (await quotes()).data
  expect(found).toMatchObject({ total: 1, looked: 2, quoting: { articles: 1 }, others: { articles: 1 } })
  expect(found.list).toMatchObject([{ title: '厂家回应' }])
  const shown = () => publishedStatements({ orgId: 7, db: databases().worker as unknown as Tx }, id)
  const published = [{ title: '关于车门的说明', paragraphs: [words], at, place: '官网', link: 'https://example.com/s' }]
  expect(await shown()).toEqual(published)
  // What is written afterwards is not out before it is published.
  const now = (await writer('GET', `/crisis/statements?crisisId=${id}`)).data[0]
  await writer('PUT', `/crisis/statements/${statement.id}`, { ...text(id, '改口'), version: now.version })
  await write(id)
  expect(await shown()).toEqual(published)
})

test('people comment on a statement by its version; who is named hears of it, and nobody else reads it', async () => {
  const id = await begin()
  const { id: statementId, version, ...written } = await write(id)
  const comment = (more: object, ask = writer) =>
    ask('POST', '/crisis/statements/comment', { statementId, text: '请核对数字', ...more })
  expect((await comment({ mentions: [75] })).data).toMatchObject([{ by: '成员 71', text: '请核对数字', number: 1 }])
  const { rows } = await sql<{ user_id: number }>`select user_id from deliveries`.execute(databases().worker)
  expect(rows).toEqual([{ user_id: 75 }])
  await writer('PUT', `/crisis/statements/${statementId}`, { ...written, title: '改题', version })
  expect((await comment({ text: '已改' }, admin)).data).toMatchObject([{ number: 1 }, { by: '成员 70', number: 2 }])
  expect((await comment({ text: ' ' })).problems).toMatchObject([{ field: 'text' }])
  expect((await comment({}, reader)).http).toBe(403)
  expect((await stranger('GET', `/crisis/statements/${statementId}/comments`)).http).toBe(404)
  expect((await comment({}, stranger)).http).toBe(404)
  expect(await linesOf(id)).toContain('已通知 成员 75：成员 71 在声明“关于车门的说明”中提到了你')
})
