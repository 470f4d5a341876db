// What a rule proposed is told to those who could lead it: once, and not any more once somebody decided.
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import { warningsServer } from '@guanlan/features/warnings/warnings/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { crisisServer, openByRules } from '../index.ts'
import { runOpenings } from './notify.ts'

const { as, databases, undo } = openFeature(
  [crisisServer({ follow() {} }), articleActionsServer, warningsServer({ follow() {} })],
  [
    'deliveries',
    'crisis_openings',
    'crisis_people',
    'crisis_changes',
    'crises',
    'article_sets',
    'member_roles',
    'roles',
    'warning_incidents',
    'warning_versions',
    'warnings',
  ],
)
const [admin, member] = [as('orgAdmin'), as()]
/** Of the administrator who made the rule, and of a member who leads a crisis. */
const [maker, lead] = [70, 71]
let incidents = 4_000
let ruleId = 0
beforeEach(async () => {
  const draft = { name: '车门', warningWords: '车门', mediaType: ['web'], sentiment: [-1], crisisLevel: 2 }
  ruleId = (await admin('POST', '/crisisRule', draft)).data.id
})

async function opening(opens = 'propose'): Promise<number> {
  const incidentId = ++incidents
  await sql`
    insert into warning_incidents (org_id, id, warning_id, warning_name, source, purpose, title, sentiment, articles)
    overriding system value values (7, ${incidentId}, ${ruleId}, '车门', 'auto', 'crisis', '车门冻住', -1, 2)`.execute(
    databases().worker,
  )
  const news = {
    orgId: 7,
    ruleId,
    ruleName: '车门',
    purpose: 'crisis',
    settings: { crisisLevel: 2, opens },
    incidentId,
    title: '车门冻住',
    level: 2,
    articles: 2,
    articleIds: [] as number[],
    reason: 'first',
    measured: null,
    demonstration: false,
  } as const
  await databases()
    .worker.transaction()
    .execute(tx => openByRules(tx, [news], new Date()))
  const { rows } = await sql<{ id: number }>`select id from crisis_openings where incident_id = ${incidentId}`.execute(
    databases().worker,
  )
  return rows[0]?.id ?? 0
}
const tell = async () => {
  while (await runOpenings(databases().worker));
}
const sent = async () =>
  (
    await sql<{ who: string; title: string; line: string; link: string; state: string }>`
      select address as who, message ->> 'title' as title, message -> 'lines' ->> 0 as line, message ->> 'link' as link, state
      from deliveries where purpose = 'crisis' and channel = 'inApp' order by id`.execute(databases().worker)
  ).rows
const whoHeard = async () => (await sent()).map(({ who }) => Number(who))

test('whoever set the rule hears of a proposal, once, and opens it', async () => {
  const id = await opening()
  await tell()
  await tell()
  expect(await sent()).toEqual([
    {
      who: String(maker),
      title: '【危机提议 · 敏感】车门冻住',
      line: '规则“车门”命中 2 篇，等待处理',
      link: `/dataEarlyWarning?open=${id}`,
      state: 'waiting',
    },
  ])
})

test('so do those who lead a crisis under way: it may belong there', async () => {
  await member('POST', '/crisis/startCrisis', { name: '演练', crisisLevel: 2, drill: true })
  await opening()
  await tell()
  expect(await whoHeard()).toEqual([maker])
  await member('POST', '/crisis/startCrisis', { name: '旧事', crisisLevel: 2 })
  await opening()
  await tell()
  expect((await whoHeard()).sort()).toEqual([maker, maker, lead])
})

test('a lead who is limited to folders hears nothing of it', async () => {
  await member('POST', '/crisis/startCrisis', { name: '旧事', crisisLevel: 2 })
  await sql`
    with r as (insert into roles (org_id, name, based_on, folder_ids) values (7, '子公司', 'member', '{1}') returning id)
    insert into member_roles (org_id, user_id, role_id) select 7, ${lead}::int, id from r`.execute(databases().worker)
  await opening()
  await tell()
  expect(await whoHeard()).toEqual([maker])
})

test('where the maker has lost the right to act, the administrators hear of it', async () => {
  await sql`update warnings set updated_by = 72`.execute(databases().worker)
  await opening()
  await tell()
  expect(await whoHeard()).toEqual([70])
})

test('a draft has nobody who leads it, either; one that is started has clocks that tell', async () => {
  await opening('draft')
  await opening('start')
  await tell()
  const [message, ...more] = await sent()
  expect(more).toEqual([])
  expect(message).toMatchObject({
    title: '【危机草稿 · 敏感】车门冻住',
    link: expect.stringContaining('/crisisMonitor?crisis='),
  })
})

test('what somebody decided about is told no more, and what waits to be sent of it is not sent', async () => {
  const [dismissed, started, added, before] = [await opening(), await opening(), await opening(), await opening()]
  await member('POST', '/crisis/openings/dismiss', { idList: [before], reason: '旧闻' })
  await tell()
  expect(await sent()).toHaveLength(3)
  const { operation } = await member('POST', '/crisis/openings/dismiss', { idList: [dismissed], reason: '旧闻' })
  const { data } = await member('POST', '/crisis/openings/start', { id: started })
  await member('POST', '/crisis/openings/add', { id: added, crisisId: data.id })
  expect((await sent()).map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'cancelled'])
  // It was told already.
  await undo(operation, member)
  await tell()
  expect(await sent()).toHaveLength(3)
})
