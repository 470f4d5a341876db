// Stored articles: what the task writes is what a plain scan says, and what the trial had said before.
import { evaluate, parse } from '@guanlan/engine/rules'
import { canonicalise } from '@guanlan/engine/text'
import { finishTasks } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { article, openStored } from '../../../monitors/server/testing/stored.ts'
import { FilterDraft, TriedFilter } from '../../contract.ts'
import { filterNumbers, listFiltered } from '../filtered.ts'
import { createFilter } from '../save.ts'
import { tryFilter } from '../trying/trial.ts'
import { applyingFilters } from './apply.ts'

const { worker, databases, keep, asMember } = openStored()
const words = ['甲午', '乙未', '丙申', '丁酉', '戊戌', '己亥', '庚子']
const media = ['东报', '西报', '南报']
let seed = 1
const random = (below: number): number => {
  seed = (seed * 48_271) % 2_147_483_647
  return seed % below
}
const some = <T>(of: readonly T[]): T => of[random(of.length)] as T
const publishedAt = (n: number) => new Date(Date.UTC(2026, 10, 20, 11) - n * 3_600_000)

beforeEach(async () => {
  await sql`delete from filters`.execute(worker())
})

interface Made {
  title: string
  body: string
  media: string
  likes: number
  monitors: number[]
}
async function makeArticles(count: number): Promise<Made[]> {
  const made = Array.from({ length: count }, (_, n) => ({
    title: `${some(words)}${n}`,
    body: `${some(words)}，${some(words)}。`,
    media: some(media),
    likes: random(20),
    monitors: [1, 2, 3].filter(() => random(2) === 1),
  }))
  await keep(
    ...made.map(({ monitors, ...one }, n) =>
      article({
        ...one,
        publishedAt: publishedAt(n),
        hits: monitors.map(monitorId => ({ orgId: 7, monitorId, version: 1 })),
      }),
    ),
  )
  return made
}
const draft = (more: object) =>
  FilterDraft.parse({ name: `过滤 ${random(1e9)}`, type: 'black', allMedia: true, logicOperator: 'and', ...more })

/** Says of each filter what it means, in as few words as possible. */
function holds(
  { conditions, logicOperator, media: ids, allMedia }: FilterDraft,
  one: Made,
  mediaIds: Map<string, number>,
) {
  if (!allMedia && !ids.includes(mediaIds.get(one.media) ?? 0)) return false
  const text = { title: canonicalise(one.title), body: canonicalise(one.body) }
  const reported = conditions.map(({ name, relationOperator, value }) => {
    if (name === 'interactions') return one.likes >= Number(value[0])
    const prefix = name === 'title' ? 't:' : ''
    const found = value.some(word => {
      const { rule } = parse(prefix + word)
      return rule !== null && evaluate(rule, text)
    })
    return relationOperator === 'contains' || relationOperator === 'is' ? found : !found
  })
  return reported.length === 0 || (logicOperator === 'and' ? reported.every(Boolean) : reported.some(Boolean))
}

test('random filters on random articles take exactly what a plain scan says', { timeout: 60_000 }, async () => {
  // Saved before there is anything that one of them could take out whole.
  await worker()
    .insertInto('media')
    .values(media.map(name => ({ name })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const mediaIds = new Map(
    (await worker().selectFrom('media').select(['id', 'name']).execute()).map(row => [row.name, row.id]),
  )
  const condition = () =>
    some([
      () => ({ name: 'title', relationOperator: some(['contains', 'containsNot']), value: [some(words), some(words)] }),
      () => ({ name: 'text', relationOperator: some(['contains', 'containsNot']), value: [some(words)] }),
      () => ({ name: 'rule', relationOperator: some(['is', 'isNot']), value: [`${some(words)}+${some(words)}`] }),
      () => ({ name: 'interactions', relationOperator: 'atLeast', value: [String(random(20))] }),
    ])()
  const drafts = Array.from({ length: 5 }, (_, n) =>
    draft({
      type: n === 3 ? 'white' : 'black',
      logicOperator: some(['and', 'or']),
      monitorIds: n === 3 ? [1] : some([[], [1], [2, 3]]),
      ...some([{ allMedia: true }, { allMedia: false, media: [mediaIds.get(some(media)) ?? 0] }]),
      conditions: Array.from({ length: 1 + random(2) }, condition),
    }),
  )
  const filters: { id: number; draft: FilterDraft }[] = []
  for (const one of drafts) filters.push({ id: (await asMember(scope => createFilter(scope, one))).id, draft: one })
  const made = await makeArticles(240)
  await finishTasks(databases(), [applyingFilters])

  const { rows } = await sql<{ title: string; monitor: number; filter: number | null; shown: boolean }>`
    select a.title, h.monitor_id as monitor, h.filter_id as filter, h.removed_at is null as shown from hits h join articles a on a.id = h.article_id`.execute(
    worker(),
  )
  expect(rows.length).toBeGreaterThan(200)
  const byTitle = new Map(made.map(one => [one.title, one]))
  for (const { title, monitor, filter, shown } of rows) {
    const one = byTitle.get(title) as Made
    const own = filters.filter(
      each =>
        (each.draft.monitorIds.length === 0 || each.draft.monitorIds.includes(monitor)) &&
        holds(each.draft, one, mediaIds),
    )
    const white = own.some(each => each.draft.type === 'white')
    const expected = white ? null : (own[0]?.id ?? null)
    expect({ title, monitor, filter, shown }).toEqual({ title, monitor, filter: expected, shown: expected === null })
  }
  expect(rows.filter(({ shown }) => !shown).length).toBeGreaterThan(20)
  expect(rows.filter(({ shown }) => shown).length).toBeGreaterThan(20)
})

test('a trial says how many articles a white list keeps from it', async () => {
  const made = await makeArticles(60)
  const conditions = [{ name: 'title' as const, relationOperator: 'contains' as const, value: [String(words[0])] }]
  const found = made.filter(({ title, monitors }) => title.startsWith(String(words[0])) && monitors.length > 0)
  const [monitorId = 0] = found[0]?.monitors ?? []
  const ask = () => asMember(scope => tryFilter(scope, TriedFilter.parse({ draft: draft({ conditions }) })))
  expect(await ask()).toMatchObject({ gone: found.length, spared: 0 })
  await asMember(scope => createFilter(scope, draft({ type: 'white', monitorIds: [monitorId], conditions })))
  expect(await ask()).toMatchObject({
    gone: found.filter(({ monitors }) => monitors.some(id => id !== monitorId)).length,
    spared: found.filter(({ monitors }) => monitors.includes(monitorId)).length,
  })
})

test('a trial says what then happens, by day and monitor, and what people had done with it', async () => {
  const made = await makeArticles(60)
  const one = draft({ conditions: [{ name: 'title', relationOperator: 'contains', value: [words[0]] }] })
  const going = made.filter(({ title, monitors }) => title.startsWith(words[0] as string) && monitors.length > 0)
  const { rows: stored } = await sql<{ article_id: number; published_at: Date }>`
    select o.article_id, o.published_at from org_articles o join articles a on a.id = o.article_id
    where a.title = ${going[0]?.title ?? ''}`.execute(worker())
  const { article_id, published_at } = stored[0] as (typeof stored)[number]
  await worker().insertInto('users').values({ id: 1, account: 'one@example.com', name: '一' }).execute()
  await worker()
    .insertInto('favourites')
    .values({ org_id: 7, user_id: 1, article_id, published_at, made_at: new Date() })
    .execute()
  const trial = await asMember(scope => tryFilter(scope, TriedFilter.parse({ draft: one })))
  expect(trial).toMatchObject({ gone: going.length, back: 0, favourite: 1, labelled: 0, corrected: 0, next: null })
  expect(trial.days.reduce((sum, { gone }) => sum + gone, 0)).toBe(going.length)
  expect(trial.monitors.reduce((sum, { gone }) => sum + gone, 0)).toBe(going.flatMap(({ monitors }) => monitors).length)
  expect(trial.samples.filter(({ touched }) => touched).map(({ id }) => id)).toEqual([article_id])

  const { id } = await asMember(scope => createFilter(scope, one))
  await finishTasks(databases(), [applyingFilters])
  const filtered = await asMember(scope => listFiltered(scope, { filterId: id, page: 1, pageSize: 100 }))
  expect(filtered.total).toBe(going.length)
  // What the task said when it was done is what the list has, not the hits of both monitors.
  expect(going.some(({ monitors }) => monitors.length > 1)).toBe(true)
  const { rows: tasks } =
    await sql`select result from tasks where kind = 'filters.apply' order by id desc limit 1`.execute(worker())
  expect(tasks).toMatchObject([{ result: { taken: filtered.total } }])
  expect(filtered.list[0]?.taken[0]).toMatchObject({ filterId: id, filter: one.name })
  const numbers = await asMember(scope => filterNumbers(scope))
  expect(numbers.filters).toMatchObject([{ id, total: going.length }])
  // What somebody throws away is found in the bin, and here no more.
  const { id: thrown } = filtered.list[0] ?? { id: 0 }
  const binned_at = new Date()
  await worker().updateTable('org_articles').set({ binned_at }).where('article_id', '=', thrown).execute()
  expect((await asMember(scope => listFiltered(scope, { filterId: id, page: 1, pageSize: 100 }))).total).toBe(
    going.length - 1,
  )
  await worker().updateTable('org_articles').set({ binned_at: null }).where('article_id', '=', thrown).execute()
  // In place of itself, switched off: all comes back.
  const off = await asMember(scope => tryFilter(scope, TriedFilter.parse({ id, draft: { ...one, enabled: false } })))
  expect(off).toMatchObject({ gone: 0, back: going.length })
})

test('a filter that would leave nothing is refused with the number', async () => {
  await makeArticles(40)
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from org_articles where org_id = 7`.execute(
    worker(),
  )
  const everything = draft({ conditions: [{ name: 'title', relationOperator: 'contains', value: words }] })
  await expect(asMember(scope => createFilter(scope, everything))).rejects.toMatchObject({
    key: 'filters.takesEverything',
    values: { count: rows[0]?.n },
  })
})
