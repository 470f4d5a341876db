// Crisis rules on arrival: what they open, what joins by itself, what stays out, and that nobody is told.
import { processIncidents, tryWarning } from '@guanlan/features/warnings/warnings/server'
import { countStatements } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { crisisRules } from '../features/administration/demonstration/server/ground.ts'
import { CrisisRuleDraft } from '../features/crisis/crisis/contract/rules.ts'
import { joinCrisesByStory, openByRules } from '../features/crisis/crisis/server/index.ts'
import { listOpenings, startOpening } from '../features/crisis/crisis/server/rules/openings.ts'
import { addRule, listRules, removeRule, tryRule, updateRule } from '../features/crisis/crisis/server/rules/rules.ts'
import { countWarnings, listWarnings } from '../features/warnings/warnings/server/rules/save.ts'
import { crisisAt } from './collect/newsroom/pace.ts'
import { articlesOf } from './index.ts'
import { openWarned, other, own, proseOf } from './testing/open-warned.ts'

const { db, inOrg, draftOf, warning, arrive, incidents, messages } = openWarned()
const story =
  '泊舟汽车今日召回一万二千辆轿车，原因是车门把手在零下二十度会冻住，车主可以到任何一家服务站免费更换。'.repeat(4)
const ruleOf = (more: object = {}) =>
  CrisisRuleDraft.parse({
    name: '召回',
    warningWords: '泊舟',
    mediaType: ['web', 'weibo'],
    sentiment: [1, 0, -1],
    crisisLevel: 2,
    ...more,
  })
const rule = (more: object = {}, orgId = own) => inOrg(scope => addRule(scope, ruleOf(more)), orgId)
const page = { page: 1, pageSize: 50 }
const openings = async (orgId = own) =>
  (await inOrg(scope => listOpenings(scope, { status: 'all', rule: null, like: '', ...page }), orgId)).list
interface Crisis {
  id: number
  name: string
  status: string
  level: number
  origin: string
}
const crises = async (orgId = own) =>
  (
    await sql<Crisis>`select id, name, status, level, origin from crises where org_id = ${orgId} order by id`.execute(
      db(),
    )
  ).rows
/** Titles of what is in a crisis, by how they came. */
const inside = async (crisisId: number) =>
  (
    await sql<{ line: string }>`
      select a.title || ' ' || m.how as line from article_set_members m join articles a on a.id = m.article_id
      where m.org_id = ${own} and m.kind = 'crisis' and m.set_id = ${crisisId} and m.taken_at is null order by a.id`.execute(
      db(),
    )
  ).rows.map(({ line }) => line)
const prose = (n: number) => ({ title: `泊舟第 ${n} 篇`, body: `泊舟${proseOf(n)}` })

test('a rule proposes, stands in no list of warnings, and nobody is told', async () => {
  await rule()
  await warning({ name: '召回', warningWords: '鲸鱼' })
  await arrive({ title: '泊舟召回', body: story, sentiment: -1 }, { title: '码头开工' })
  await arrive({ title: '泊舟召回', body: story, sentiment: -1, level: 1, media: '央视网', mediaLevel: 1 })
  await processIncidents(db(), () => new Date(Date.now() + 61_000), [openByRules])
  expect(await openings()).toMatchObject([
    { ruleName: '召回', words: '泊舟', title: '泊舟召回', articles: 2, status: 'open', crisisLevel: 2, crisis: null },
  ])
  expect([await crises(), await openings(other), await messages(), await incidents()]).toEqual([[], [], [], []])
  expect(
    (await inOrg(scope => listWarnings(scope, { ...page, like: '', enabled: 'all', sort: 'name', order: 'asc' })))
      .total,
  ).toBe(1)
  expect(await inOrg(countWarnings)).toBe(1)
})

test('a crisis that starts at once takes up the incident, its story, and nothing that was taken out', async () => {
  await rule({ opens: 'start' })
  await arrive({ title: '泊舟召回', body: story, sentiment: -1 })
  const [crisis] = await crises()
  expect(crisis).toMatchObject({ name: '泊舟召回', status: 'started', level: 2, origin: 'rule' })
  const id = crisis?.id ?? 0
  expect(await inside(id)).toEqual(['泊舟召回 rule'])
  // Of the incident; of the story though the rule does not fit it (its type of media) and no monitor wants it.
  await arrive({ title: '泊舟召回', body: story, media: '另一家', sentiment: -1 })
  await arrive({ title: '通报', body: story, media: '报社', mediaType: 'press', mediaLevel: 1 })
  expect(await inside(id)).toEqual(['泊舟召回 rule', '泊舟召回 incident', '通报 story'])
  await sql`update article_set_members set taken_at = now() where how = 'incident'`.execute(db())
  await sql`update crises set status = 'closed'`.execute(db())
  await arrive({ title: '泊舟召回', body: story, media: '第三家' })
  expect(await inside(id)).toEqual(['泊舟召回 rule', '通报 story'])
  await sql`update crises set status = 'tracking'`.execute(db())
  await arrive({ title: '泊舟召回', body: story, media: '第四家' })
  expect(await inside(id)).toEqual(['泊舟召回 rule', '通报 story', '泊舟召回 incident'])
  const { rows } = await sql<{ once: string; key: string }>`
    select once, facts ->> 'key' as key from crisis_lines where kind = 'article' order by id`.execute(db())
  expect(rows).toEqual([
    { once: 'type:web', key: 'lineFirstOfType' },
    { once: 'type:press', key: 'lineFirstOfType' },
    { once: 'mediaLevel:central', key: 'lineFirstOfLevel' },
  ])
  expect(await messages()).toEqual([])
})

test('a rule that fits everything: ten within the hour, the rest is one draft that says so', async () => {
  await rule({ opens: 'start' })
  for (let n = 0; n < 13; n += 1) await arrive(prose(n))
  const all = await crises()
  expect(all).toHaveLength(11)
  expect(all.at(-1)).toMatchObject({ name: '规则“召回”集中命中', status: 'draft' })
  expect(await inside(all.at(-1)?.id ?? 0)).toEqual(['泊舟第 10 篇 rule', '泊舟第 11 篇 rule', '泊舟第 12 篇 rule'])
  expect((await openings()).filter(({ storm }) => storm)).toHaveLength(3)
  // Put away: no other draft within the hour, and what comes waits.
  await sql`update crises set binned_at = now() where status = 'draft'`.execute(db())
  await arrive(prose(13))
  expect(await crises()).toHaveLength(11)
  expect((await openings())[0]).toMatchObject({ title: '泊舟第 13 篇', storm: true, status: 'open' })
})

test('a batch that fits all at once opens as many, each with its own articles', async () => {
  await rule({ opens: 'start' })
  await rule({ name: '只提', opens: 'propose' })
  await arrive(...Array.from({ length: 13 }, (_, n) => prose(n)))
  const all = await crises()
  expect(all.map(({ status }) => status).sort()).toEqual(['draft', 'draft', ...Array(10).fill('started')])
  const of = async (name: string) => (await openings()).filter(({ ruleName }) => ruleName === name)
  expect(await of('召回')).toHaveLength(13)
  expect((await of('召回')).filter(({ storm }) => storm).map(({ status }) => status)).toEqual(
    expect.arrayContaining(['started', 'added', 'added']),
  )
  expect((await of('只提')).filter(({ status }) => status === 'open')).toHaveLength(10)
  for (const { name, id, status } of all)
    if (status === 'started') expect(await inside(id)).toEqual([`${name} rule`])
    else expect(await inside(id)).toEqual(['泊舟第 10 篇 rule', '泊舟第 11 篇 rule', '泊舟第 12 篇 rule'])
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from crisis_lines where kind = 'article'`.execute(
    db(),
  )
  expect(rows[0]?.n).toBe(12)
})

test('what comes together with others of its story, or is decided into one, joins its crisis', async () => {
  await rule({ opens: 'start' })
  await arrive({ title: '泊舟召回', body: story, sentiment: -1 })
  const id = (await crises())[0]?.id ?? 0
  await arrive(
    { title: '另一件事', body: `码头${proseOf(3)}` },
    { title: '通报', body: story, mediaType: 'press', media: '报社' },
  )
  expect(await inside(id)).toEqual(['泊舟召回 rule', '通报 story'])
  // An organisation decided that the other one, which began a story, belongs to it.
  const { rows } = await sql<{ id: number }>`
    insert into cluster_decisions (org_id, article_id, into_id)
    select ${own}, o.id, a.cluster_id from articles o, articles a where o.title = '另一件事' and a.title = '通报' returning article_id as id`.execute(
    db(),
  )
  await db()
    .transaction()
    .execute(tx => joinCrisesByStory(tx, [Number(rows[0]?.id)], new Date()))
  expect(await inside(id)).toEqual(['泊舟召回 rule', '另一件事 story', '通报 story'])
})

test('what is counted over time opens with its figures', async () => {
  await rule({ opens: 'draft', timeConditions: [{ kind: 'volume', atLeast: 3, minutes: 30 }] })
  await rule({ name: '先看', timeConditions: [{ kind: 'volume', atLeast: 3, minutes: 30 }] })
  await processIncidents(db(), undefined, [openByRules])
  await arrive(prose(1), prose(2), prose(3))
  const soon = () => new Date(Date.now() + 60_000)
  while (await processIncidents(db(), soon, [openByRules]));
  const opening = (await openings()).find(({ ruleName }) => ruleName === '召回')
  expect(opening).toMatchObject({ articles: 3, measured: { kind: 'volume', count: 3 }, status: 'started' })
  expect(opening?.crisis?.name).toBe('召回')
  const id = opening?.crisis?.id ?? 0
  expect(await inside(id)).toHaveLength(3)
  await arrive(prose(4), { title: '码头开工' })
  expect((await inside(id)).at(-1)).toBe('泊舟第 4 篇 rule')
  expect(await inside(id)).toHaveLength(4)
  // What nobody has settled yet takes up further ones too.
  const waiting = (await openings()).find(({ status }) => status === 'open')
  expect(waiting).toMatchObject({ ruleName: '先看', articles: 4 })
  const started = await inOrg(scope => startOpening(scope, { id: waiting?.id ?? 0, draft: false }, undefined))
  expect(started).toMatchObject({ name: '先看', articles: 4 })
  const later = () => new Date(Date.now() + 3_600_000)
  while (await processIncidents(db(), later, [openByRules]));
  expect([await messages(), await incidents()]).toEqual([[], []])
})

test('all that was counted before the rule spoke comes along', async () => {
  await rule({ opens: 'draft', timeConditions: [{ kind: 'volume', atLeast: 60, minutes: 30 }] })
  await processIncidents(db(), undefined, [openByRules])
  await arrive(...Array.from({ length: 40 }, (_, n) => prose(n)))
  await arrive(...Array.from({ length: 30 }, (_, n) => prose(40 + n)))
  const soon = () => new Date(Date.now() + 60_000)
  while (await processIncidents(db(), soon, [openByRules]));
  const [crisis] = await crises()
  expect(await inside(crisis?.id ?? 0)).toHaveLength(70)
  const { rows } = await sql`select from crisis_lines where facts ->> 'key' = 'lineLeftOut'`.execute(db())
  expect(rows).toEqual([])
})

test('where more was counted than comes along, the chronicle says so', async () => {
  await rule({ opens: 'draft', timeConditions: [{ kind: 'volume', atLeast: 3, minutes: 30 }] })
  await processIncidents(db(), undefined, [openByRules])
  await arrive(prose(1), prose(2), prose(3))
  // As if so many had come that the minute no longer names all of them.
  await sql`update warning_minutes set articles = 4, article_ids = article_ids[1:2] where articles > 0`.execute(db())
  while (await processIncidents(db(), () => new Date(Date.now() + 60_000), [openByRules]));
  const { rows } =
    await sql`select facts -> 'values' as values from crisis_lines where facts ->> 'key' = 'lineLeftOut'`.execute(db())
  expect(rows).toEqual([{ values: { count: 4, joined: 2 } }])
})

test('a batch in which nothing is another one of a story costs two looks, one that is decided away stays away', async () => {
  await rule({ opens: 'start' })
  await arrive({ title: '泊舟召回', body: story, sentiment: -1 })
  const id = (await crises())[0]?.id ?? 0
  await arrive(prose(1))
  const { rows } = await sql<{ id: number; title: string }>`select id, title from articles order by id`.execute(db())
  let statements = 0
  const alone = rows.filter(({ title }) => title.startsWith('泊舟第')).map(each => Number(each.id))
  await db()
    .transaction()
    .execute(async tx => {
      const counted = countStatements(tx)
      await joinCrisesByStory(counted.db, alone, new Date())
      statements = counted.count()
    })
  // With the one that asks which crises are open.
  expect(statements).toBe(3)
  // The organisation took what is in the crisis out of its story: further ones of that story are no longer the crisis' matter.
  await sql`insert into cluster_decisions (org_id, article_id, into_id) values (${own}, ${rows[0]?.id}, ${alone[0]})`.execute(
    db(),
  )
  await sql`update org_articles set cluster_id = ${alone[0]} where org_id = ${own} and article_id = ${rows[0]?.id}`.execute(
    db(),
  )
  await arrive({ title: '通报', body: story, mediaType: 'press', media: '报社' })
  expect((await inside(id)).filter(line => line.startsWith('通报'))).toEqual([])
})

test('a dry run is the replay of the same rule as a warning; a change is followed, a removal too', async () => {
  await arrive({ title: '泊舟召回', body: story }, prose(1))
  const draft = ruleOf()
  const tried = await inOrg(scope => tryRule(scope, { draft, days: 7 }))
  const same = draftOf({ name: '—' })
  expect(tried).toEqual(await inOrg(scope => tryWarning(scope, { id: null, draft: same, days: 7 })))
  expect(tried.incidents).toBe(2)
  const { id, version } = await rule()
  await inOrg(scope => updateRule(scope, { ...ruleOf({ warningWords: '鲸鱼', crisisLevel: 1 }), id, version }))
  await arrive(prose(2), { title: '鲸鱼搁浅' })
  expect((await openings()).map(({ title, crisisLevel }) => [title, crisisLevel])).toEqual([['鲸鱼搁浅', 1]])
  expect(
    (await inOrg(scope => listRules(scope, { ...page, like: '', enabled: 'all', sort: 'name', order: 'asc' }))).list,
  ).toMatchObject([{ id, opened: 1 }])
  await expect(inOrg(scope => updateRule(scope, { ...ruleOf(), id, version }))).rejects.toThrow('platform.changedSince')
  await inOrg(scope => removeRule(scope, id))
  await arrive({ title: '鲸鱼归海' })
  expect(await openings()).toHaveLength(1)
})

test('the rule of the demonstration is met by an outbreak of the newsroom, and by no quiet day', () => {
  const [{ timeConditions = [], warningWords = '' }] = crisisRules[1] as [Partial<CrisisRuleDraft>]
  const [{ atLeast, minutes } = { atLeast: 0, minutes: 0 }] = timeConditions
  const minuteMs = 60_000
  const [cars, parts] = [...warningWords.matchAll(/\(([^)]*)\)/g)].map(([, names]) => new RegExp(names ?? ''))
  const fitting = (from: number, length: number) =>
    Array.from({ length }, (_, at) => articlesOf(from / minuteMs + at))
      .flat()
      .filter(({ title, body, sentiment }) => {
        const text = `${title} ${body}`
        return sentiment === -1 && cars?.test(text) && parts?.test(text)
      }).length
  const hourMs = 60 * minuteMs
  const hours = Array.from({ length: 54 * 24 }, (_, at) => Date.parse('2026-11-01T00:00:00Z') + at * hourMs)
  const ours = (at: number) => {
    const crisis = crisisAt(at)
    return crisis?.theme === 0 && crisis.brand === 0 ? crisis.strength : 0
  }
  const height = hours.find(at => ours(at) > 0.9 && new Date(at).getUTCHours() < 12)
  expect(fitting(height ?? 0, minutes)).toBeGreaterThanOrEqual(atLeast)
  const quiet = hours.find(at => [0, 6, 12, 18, 24].every(more => crisisAt(at + more * hourMs) === null)) ?? 0
  for (let hour = 0; hour < 24; hour += 1) expect(fitting(quiet + hour * hourMs, minutes)).toBeLessThan(atLeast)
})
