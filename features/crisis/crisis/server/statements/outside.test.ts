// Somebody without an account approves a statement or sends it back by a link: what they see, what it counts for, and what it never does.
import { createHash } from 'node:crypto'
import { sharesServer } from '@guanlan/features/handling/shares/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { sealedText } from '../../contract.ts'
import { crisisServer, noteEndedLink } from '../index.ts'

const { as, databases } = openFeature(
  [crisisServer({ follow() {} }), sharesServer(noteEndedLink)],
  ['crisis_statements', 'crisis_people', 'crisis_levels', 'crisis_lines', 'crises', 'shares', 'links'],
)
// 71 writes, 70 leads, 75 is legal.
const [member, boss, stranger] = [as(), as('orgAdmin'), as('orgAdmin', 8)]
const legal: typeof member = (method, url, body) => member(method, url, body, { authorization: 'Bearer 75' })
const text = { title: '关于 8 号车门的声明', paragraphs: [{ text: '我们正在核实。' }, { text: '第二段。' }] }
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()
const sha = createHash('sha256')
  .update(sealedText({ ...text, paragraphs: text.paragraphs.map(p => ({ ...p, factIds: [] })) }), 'utf8')
  .digest('hex')

beforeAll(async () => {
  const db = databases().worker
  await db.insertInto('users').values({ id: 75, account: '75@example.com', name: '法务' }).execute()
  await db.insertInto('memberships').values({ org_id: 7, user_id: 75, role: 'member' }).execute()
})
beforeEach(async () => void (await sql`delete from operations`.execute(databases().worker)))

/** Written by a member; level 1 has one step of legal, then one of the lead, who is the boss. */
async function sent() {
  const { id: crisisId } = (await boss('POST', '/crisis/startCrisis', { name: '车门', crisisLevel: 3 })).data
  const level = (await boss('GET', '/crisislevel/getCrisisLevelById?id=3')).data
  const approval = [
    { name: '法务', roles: ['legal'], needed: 1, minutes: null },
    { name: '', roles: ['lead'], needed: 1, minutes: null },
  ]
  const set = await boss('POST', '/crisislevel/updateCrisisLevel', { ...level, approval })
  expect(set.http).toBe(200)
  await boss('POST', '/crisis/people', { crisisId, userId: 75, role: 'legal' })
  const { id, version } = (await member('POST', '/crisis/statements', { ...text, crisisId })).data
  const { round, step, state } = (await member('POST', '/crisis/statements/send', { id, version })).data
  expect(state).toBe('inApproval')
  return { crisisId, id, round, step }
}
const invite = (of: { id: number; round: number; step: number }, more: object = {}, by = legal) =>
  by('POST', '/crisis/statements/invite', {
    ...{ id: of.id, round: of.round, step: of.step },
    ...{ name: '王律师', expiresAt: tomorrow(), ...more },
  })
const open = (token: string, password: string | null = null) =>
  stranger('POST', `/crisis/statements/linked/${token}/open`, { password })
const decide = (token: string, more: object = {}) =>
  stranger('POST', `/crisis/statements/linked/${token}/decide`, { decision: 'agreed', hash: sha, ...more })
const statementOf = async ({ crisisId }: { crisisId: number }) =>
  (await member('GET', `/crisis/statements?crisisId=${crisisId}`)).data[0]
const linesOf = async (crisisId: number): Promise<string[]> =>
  (await member('POST', '/crisis/chronicle/list', { crisisId, kind: 'statement' })).data.list.map(
    (line: { text: string }) => line.text,
  )

test('whoever is asked invites somebody, who reads the very text and agrees in their place; the step names both', async () => {
  const of = await sent()
  const { token, address, share } = (await invite(of)).data
  expect(address).toBe(`/crisiDetail?page=statement&token=${token}`)
  expect(share).toMatchObject({ layout: 'statement', title: text.title, hasPassword: false })

  const opened = (await open(token)).data
  expect(opened).toMatchObject({ state: 'open', organisation: '机构 7' })
  expect(opened.statement).toEqual({
    ...{ crisis: '车门', name: '王律师', invitedBy: '法务', state: 'waiting', decidedAt: null, step: 0, steps: 2 },
    ...{ title: text.title, paragraphs: ['我们正在核实。', '第二段。'], hash: sha },
  })
  expect((await statementOf(of)).outside).toMatchObject([
    { name: '王律师', invitedBy: '法务', state: 'waiting', opens: 1 },
  ])

  const decided = (await decide(token)).data
  expect(decided).toMatchObject({ state: 'agreed', hash: sha })
  const after = await statementOf(of)
  expect(after).toMatchObject({ state: 'inApproval', step: 1 })
  expect(after.chain[0].agreed).toMatchObject([{ id: 75, name: '王律师', invitedBy: '法务', asDeputy: false }])
  expect(after.outside).toMatchObject([{ state: 'agreed' }])
  const { rows } = await sql<{ hash: string; user: number | null }>`
    select a.hash, s.updated_by as "user" from crisis_approvals a join crisis_statements s on s.org_id = a.org_id and s.id = a.statement_id`.execute(
    databases().worker,
  )
  expect(rows).toEqual([{ hash: sha, user: null }])
  const lines = await linesOf(of.crisisId)
  expect(lines).toContain('法务 邀请外部人员王律师代为审批声明“关于 8 号车门的声明”（第 1 步）')
  expect(lines).toContain('外部人员王律师打开了声明“关于 8 号车门的声明”的审批链接')
  expect(lines).toContain(
    `外部人员王律师（法务 邀请）同意声明“关于 8 号车门的声明”（第 1 步，SHA-256 ${sha.slice(0, 12)}…）`,
  )
  // Decided once it stays decided; and whoever invited does not agree a second time.
  expect(await decide(token, { decision: 'sentBack', reason: '再想想' })).toMatchObject({ http: 409 })
  expect((await legal('POST', '/crisis/statements/approve', { id: of.id, round: of.round, step: 0 })).http).toBe(409)
  // The last step seals the text that was seen.
  await boss('POST', '/crisis/statements/approve', { id: of.id, round: of.round, step: 1 })
  expect(await statementOf(of)).toMatchObject({ state: 'approved', hash: sha })
})

test('sent back with a reason it is a draft again; without one it is refused by name', async () => {
  const of = await sent()
  const { token } = (await invite(of)).data
  const refused = await decide(token, { decision: 'sentBack' })
  expect(refused).toMatchObject({ http: 400, problems: [{ field: 'reason', msg: '请填写退回原因' }] })
  expect((await decide(token, { decision: 'sentBack', reason: '数字有误' })).data).toMatchObject({ state: 'sentBack' })
  expect(await statementOf(of)).toMatchObject({
    state: 'draft',
    sentBack: { reason: '数字有误', by: '王律师' },
    outside: [{ state: 'sentBack' }],
  })
  expect(await linesOf(of.crisisId)).toContain('外部人员王律师（法务 邀请）退回声明“关于 8 号车门的声明”：数字有误')
})

test('nobody who wrote it, and nobody who is not asked, has it approved by a link; nor twice at one step', async () => {
  const of = await sent()
  expect(await invite(of, {}, member)).toMatchObject({ http: 403, msg: '不能审批自己撰写的声明' })
  expect(await invite(of, {}, boss)).toMatchObject({ http: 403, msg: '这一步不由您审批' })
  expect((await invite({ ...of, step: 1 })).http).toBe(409)
  expect((await invite(of, { name: ' ' })).problems).toMatchObject([{ field: 'name' }])
  const [one, two] = [(await invite(of)).data.token, (await invite(of, { name: '李律师' })).data.token]
  await decide(one)
  expect((await open(two)).data.statement).toMatchObject({ state: 'over', paragraphs: [], hash: null })
  expect((await decide(two)).http).toBe(409)
  expect((await statementOf(of)).chain[0].agreed).toHaveLength(1)
})

test('another text than was seen is not approved, and is not shown by the link', async () => {
  const of = await sent()
  const { token } = (await invite(of)).data
  expect(await decide(token, { hash: '0'.repeat(64) })).toMatchObject({
    http: 409,
    msg: '声明的文字与您看到的不同，请重新打开链接',
  })
  const { version } = await statementOf(of)
  await member('PUT', `/crisis/statements/${of.id}`, { ...text, title: '改过的声明', version })
  expect((await open(token)).data.statement).toMatchObject({ state: 'over', paragraphs: [], hash: null })
  expect((await decide(token)).http).toBe(409)
})

test('password, end by hand, another purpose and a colleague who is asked no more', async () => {
  const of = await sent()
  const { token } = (await invite(of, { password: 'geheim-7' })).data
  expect((await open(token)).data).toMatchObject({ state: 'locked', wrong: false })
  expect((await open(token, 'falsch')).data).toMatchObject({ state: 'locked', wrong: true })
  expect((await decide(token)).http).toBe(403)
  const { key } = (await open(token, 'geheim-7')).data
  expect(key).toBeTruthy()
  // A link to the crisis opens no statement, and this one no crisis.
  expect((await stranger('POST', `/crisis/shared/${token}/open`, {})).http).toBe(404)
  const other = (await boss('POST', '/crisis/share', { id: of.crisisId, expiresAt: tomorrow() })).data.token
  expect((await open(other)).http).toBe(404)
  expect((await decide(other)).http).toBe(404)
  // Ended by whoever invited: gone at once; others cannot.
  const { id } = (await statementOf(of)).outside[0]
  expect((await member('POST', '/crisis/statements/endInvitation', { id })).http).toBe(404)
  expect((await stranger('POST', '/crisis/statements/endInvitation', { id })).http).toBe(404)
  expect((await legal('POST', '/crisis/statements/endInvitation', { id })).http).toBe(200)
  expect((await open(token, 'geheim-7')).http).toBe(404)
  expect((await decide(token, { key })).http).toBe(404)
  expect((await statementOf(of)).outside).toMatchObject([{ state: 'ended', mayEnd: false }])
  expect(await linesOf(of.crisisId)).toContain('外部人员王律师审批声明“关于 8 号车门的声明”的链接已撤销')
  // Who invited and is asked no more gives nobody their place.
  const next = (await invite(of)).data.token
  await sql`delete from crisis_people where user_id = 75`.execute(databases().worker)
  expect((await open(next)).data.statement).toMatchObject({ state: 'over', paragraphs: [] })
  expect((await decide(next)).http).toBe(403)
})
