// A search over everything stored: the rows of the plain evaluation, page after page, with the filters of lists and nobody else's uploads.

import { evaluate, parse, print, type Rule } from '@guanlan/engine/rules'
import { canonicalise } from '@guanlan/engine/text'
import { type Databases, type Scope, withScope } from '@guanlan/platform/server'
import { cases } from '@guanlan/platform/testing'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { rule as randomRule } from '../../../../../engine/rules/testing/random.ts'
import type { Filter } from '../../contract.ts'
import { adopt } from '../facts/adopt.ts'
import { correct } from '../facts/correct.ts'
import type { NewArticle } from '../new-article.ts'
import { newArticle } from '../testing/new-article.ts'
import { openWithOrganisations } from '../testing/organisations.ts'
import { storeArticles } from '../testing/store-articles.ts'
import { countOf, pageOf } from './find.ts'
import { loadArticles } from './load.ts'
import { type ArticleSearch, walkSearch } from './search.ts'
import { type SearchPage, searchPage } from './search-pages.ts'
import { beginOf } from './search-place.ts'
import { summaryOf } from './search-summary.ts'

const now = new Date('2026-11-20T12:00:00Z')
const range = { from: new Date('2026-09-01T00:00:00Z'), to: now }
const words = ['华为手机', '苹果公司', 'AI', '哈哈哈', 'Model 3', '中国', '5G', 'C++', '的', '👍', 'CR-V', 'x']
const wordAt = (n: number) => words[n % words.length] ?? ''

let databases: Databases
const stored: NewArticle[] = []
beforeAll(async () => {
  const opened = await openWithOrganisations(7, 8)
  databases = opened.databases
  // Many in one moment, so that pages end between articles of the same time.
  for (let n = 0; n < 240; n++)
    stored.push(
      newArticle({
        title: `${wordAt(n)}${wordAt(n * 5 + 1)} 第${n}`,
        body: `${wordAt(n * 7 + 2)}，${wordAt(n * 11 + 3)}${n % 3 ? '' : '。华为手机'}。${String.fromCharCode(0x4e00 + n * 61).repeat(12)}`,
        publishedAt: new Date(now.getTime() - Math.floor(n / 4) * 86_400_000),
        mediaType: n % 2 ? 'weibo' : 'web',
        sentiment: n % 5 === 0 ? -1 : 0,
        level: n % 5 === 0 ? 4 : null,
        author: n % 3 ? `作者${n % 4}` : null,
        shares: n,
        hits: n % 6 === 0 ? [{ orgId: 7, monitorId: 700, version: 1 }] : [],
      }),
    )
  stored.push(newArticle({ title: '华为手机 别家的', onlyOrg: 8, publishedAt: now }))
  await databases.worker.transaction().execute(tx => storeArticles(tx, stored, new Map()))
  return opened.close
})

const as = <T>(orgId: number, work: (scope: Scope) => Promise<T>) =>
  withScope(databases.app, { orgId, userId: 1, now }, work)
const ruleOf = (text: string): Rule => {
  const { rule } = parse(text)
  if (!rule) throw new Error(text)
  return rule
}
const search = (rule: Rule, more: object = {}): ArticleSearch => ({
  rule,
  wanted: { monitorIds: null, ...range, filters: [], fold: false, ...more },
})
const everything = { most: Number.POSITIVE_INFINITY, workMs: 60_000 }
const titles = async (scope: Scope, ids: readonly number[]) =>
  (await loadArticles(scope, ids, true)).map(article => article.title)
const foundBy = (search: ArticleSearch, orgId = 7) =>
  as(orgId, async scope => {
    const { rows } = await walkSearch(scope, search, beginOf(now), everything)
    return titles(
      scope,
      rows.map(row => row.id),
    )
  })
/** By the definition of the language, over what organisation 7 may see. */
const plainly = (rule: Rule) =>
  stored
    .filter(({ onlyOrg, publishedAt }) => onlyOrg === null && publishedAt >= range.from)
    .filter(({ title, body, corps, brands, products }) =>
      evaluate(rule, { title: canonicalise(title), body: canonicalise(body), corps, brands, products }),
    )
    .map(article => article.title)
    .sort()

test('finds what the plain evaluation wants, of random rules, and its counts add up', {
  timeout: 600_000,
}, async () => {
  const tried = cases(50, 1_000)
  let some = 0
  await fc.assert(
    fc.asyncProperty(randomRule, async rule => {
      const expected = plainly(rule)
      if (expected.length > 0) some++
      expect((await foundBy(search(rule))).sort(), print(rule)).toEqual(expected)
      const summary = await as(7, scope => summaryOf(scope, search(rule), 'Asia/Shanghai'))
      expect(summary).toMatchObject({ total: expected.length, capped: false, sample: null })
      for (const { field, values, others } of summary.facets)
        if (field !== 'monitor' && field !== 'label')
          expect(
            values.reduce((sum, { count }) => sum + count, others),
            field,
          ).toBe(expected.length)
      expect(summary.volume.reduce((sum, { count }) => sum + count, 0)).toBe(expected.length)
    }),
    tried,
  )
  expect(some).toBeGreaterThan(tried.numRuns / 10)
})

test('of more than is counted a sample says how many, about, and only where it leaves no doubt', async () => {
  const asked = search(ruleOf('华为手机|AI|中国'))
  const exact = (await as(7, scope => summaryOf(scope, asked, 'Asia/Shanghai'))).total
  expect(exact).toBeGreaterThan(100)
  // Far more than four: shown by the sample alone.
  const far = await as(7, scope => summaryOf(scope, asked, 'Asia/Shanghai', { counted: 4, sampled: 60, guessedBy: 30 }))
  expect(far).toMatchObject({ total: 4, capped: true })
  const { articles = 0, total = 0, totalError = 0 } = far.sample ?? {}
  expect(articles).toBeGreaterThan(20)
  expect(Math.abs(total - exact)).toBeLessThanOrEqual(totalError)
  // One fewer than there are is not in doubt, and neither is one more: both are counted.
  const close = (counted: number) =>
    as(7, scope => summaryOf(scope, asked, 'Asia/Shanghai', { counted, sampled: 20, guessedBy: 30 }))
  expect(await close(exact - 1)).toMatchObject({ total: exact - 1, capped: true })
  expect(await close(exact + 1)).toMatchObject({ total: exact, capped: false, sample: null })
})

test('what lies in the bin is not found, also where only the number is asked', async () => {
  const asked = search(ruleOf('华为手机'))
  const ids = (await as(7, scope => walkSearch(scope, asked, beginOf(now), everything))).rows.map(row => row.id)
  const bare = async () =>
    (await as(7, scope => walkSearch(scope, asked, beginOf(now), { ...everything, bare: true }))).rows.map(
      row => row.id,
    )
  expect(await bare()).toEqual(ids)
  const [gone] = ids.slice(5)
  await as(7, scope => adopt(scope, [gone as number]))
  const bin = (at: Date | null) =>
    databases.worker
      .updateTable('org_articles')
      .set({ binned_at: at })
      .where('org_id', '=', 7)
      .where('article_id', '=', gone as number)
      .execute()
  await bin(now)
  expect(await bare()).toEqual(ids.filter(id => id !== gone))
  await bin(null)
})

test('what another organisation handed in for itself is found by that one alone', async () => {
  expect(await foundBy(search(ruleOf('别家的')))).toEqual([])
  expect(await foundBy(search(ruleOf('别家的')), 8)).toEqual(['华为手机 别家的'])
})

const weibo: Filter = { field: 'mediaType', is: 'is', values: ['weibo'] }
const others: Filter = { field: 'author', is: 'isNot', values: ['作者1'] }
const negative: Filter = { field: 'sentiment', is: 'is', values: ['-1'] }

test('takes the filters of lists, and a monitor as one more', async () => {
  const some = await foundBy(search(ruleOf('华为手机'), { filters: [weibo, others] }))
  const expected = stored.filter(
    ({ title, body, mediaType, author, onlyOrg, publishedAt }) =>
      `${title}${body}`.includes('华为手机') &&
      mediaType === 'weibo' &&
      author !== '作者1' &&
      onlyOrg === null &&
      publishedAt >= range.from,
  )
  expect(some.sort()).toEqual(expected.map(article => article.title).sort())
  expect(expected.length).toBeGreaterThan(5)
  const wanted = await foundBy(search(ruleOf('华为手机|AI'), { monitorIds: [700] }))
  expect(wanted.length).toBeGreaterThan(5)
  expect(wanted.every(title => Number(title.split('第')[1]) % 6 === 0)).toBe(true)
})

test('every page goes on where the one before ended, also within one moment', async () => {
  const asked = search(ruleOf('华为手机'))
  const whole = await foundBy(asked)
  const paged: string[] = []
  let cursor: string | null = null
  for (let page = 0; page < 100; page++) {
    const one: { rows: { id: number }[]; next: string | null } = await as(7, scope =>
      searchPage(scope, asked, { cursor, page: 1, pageSize: 7, sort: 'time_desc' }),
    )
    paged.push(
      ...(await as(7, scope =>
        titles(
          scope,
          one.rows.map(row => row.id),
        ),
      )),
    )
    cursor = one.next
    if (cursor === null) break
  }
  expect(paged).toEqual(whole)
})

test.each([7, 59])(
  'pages of %i say how many there are, or at least how many were found so far, and the last one says all',
  async pageSize => {
    const asked = search(ruleOf('华为手机'))
    const all = (await foundBy(asked)).length
    let [cursor, found, pages]: [string | null, number, number] = [null, 0, 0]
    do {
      const from: string | null = cursor
      const { rows, next, total, capped }: SearchPage = await as(7, scope =>
        searchPage(scope, asked, { cursor: from, page: 1, pageSize, sort: 'time_desc' }),
      )
      found += rows.length
      pages++
      // An index beside the database knows more with the first page; nobody says what is not so.
      expect(total, `page ${pages}`).toBe(capped ? found : all)
      if (capped) expect(next).not.toBeNull()
      else expect(pages === 1 || next === null).toBe(true)
      cursor = next
    } while (cursor !== null)
    expect(found).toBe(all)
    expect(pages).toBeGreaterThan(1)
  },
)

test('a cursor that is none, or of another time, is refused', async () => {
  const ask = (cursor: string) =>
    as(7, scope => searchPage(scope, search(ruleOf('AI')), { cursor, page: 1, pageSize: 7, sort: 'time_desc' }))
  await expect(ask('x')).rejects.toMatchObject({ problems: [{ field: 'cursor' }] })
  const later = Buffer.from(JSON.stringify({ to: now.getTime() + 5_000, step: 1, after: null })).toString('base64url')
  await expect(ask(later)).rejects.toMatchObject({ problems: [{ field: 'cursor' }] })
})

test('sorts by interactions and by relevance, page by page', async () => {
  const asked = search(ruleOf('华为手机'))
  const page = (sort: 'interaction_desc' | 'relevance', number: number) =>
    as(7, async scope => {
      const { rows, total } = await searchPage(scope, asked, { cursor: null, page: number, pageSize: 5, sort })
      return {
        total,
        articles: await loadArticles(
          scope,
          rows.map(row => row.id),
          true,
        ),
      }
    })
  const first = await page('interaction_desc', 1)
  const second = await page('interaction_desc', 2)
  const numbers = [...first.articles, ...second.articles].map(article => article.interactions)
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a))
  expect(new Set(numbers).size).toBe(10)
  const best = await page('relevance', 1)
  expect(best.total).toBe(first.total)
  expect(best.articles.every(({ title }) => title.includes('华为手机'))).toBe(true)
})

test('by heat the story most told comes first, folded with its earliest', async () => {
  const asked = search(ruleOf('华为手机'))
  const ids = (await as(7, scope => walkSearch(scope, asked, beginOf(now), everything))).rows.map(row => row.id)
  // Newest first: the seventh, third and fifth tell one story, the second and last another.
  const [second, third, fifth, seventh, last] = [ids[1], ids[2], ids[4], ids[6], ids.at(-1)] as number[]
  // An organisation's own facts say the story of the articles that its monitors want.
  const tell = async (story: number | undefined, of: (number | undefined)[]) => {
    const [cluster_id, ids] = [story as number, of as number[]]
    await databases.worker.updateTable('articles').set({ cluster_id }).where('id', 'in', ids).execute()
    await databases.worker.updateTable('org_articles').set({ cluster_id }).where('article_id', 'in', ids).execute()
  }
  const before = await databases.worker
    .selectFrom('articles')
    .select(['id', 'cluster_id'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  for (const id of ids) await tell(id, [id])
  await tell(seventh, [seventh, third, fifth])
  await tell(last, [last, second])
  const page = (fold: boolean, pageSize = 5, number = 1) =>
    as(7, scope =>
      searchPage(scope, search(ruleOf('华为手机'), { fold }), { cursor: null, page: number, pageSize, sort: 'heat' }),
    )
  const open = await page(false)
  expect(open.total).toBe(ids.length)
  expect(open.rows.map(row => row.id)).toEqual([third, fifth, seventh, second, last])
  const folded = await page(true, 2)
  expect(folded.rows.map(row => row.id)).toEqual([seventh, last])
  expect(folded.total).toBe(ids.length - 3)
  for (const { id, cluster_id } of before) await tell(cluster_id, [id])
})

test('the first act makes a found article the organisation’s, with that act alone', async () => {
  const [id] = (await as(8, scope => walkSearch(scope, search(ruleOf('第8')), beginOf(now), everything))).rows.map(
    row => row.id,
  )
  if (id === undefined) throw new Error('not found')
  const ofOrganisation = { monitorIds: null, ...range, filters: [], fold: false }
  expect(await as(8, scope => countOf(scope, ofOrganisation))).toBe(0)
  await as(8, scope => correct(scope, [{ idList: [id], sentiment: -1 }], false))
  expect(await as(8, scope => countOf(scope, ofOrganisation))).toBe(0)
  await as(8, scope => correct(scope, [{ idList: [id], sentiment: -1 }], false, true))
  expect(await as(8, scope => pageOf(scope, ofOrganisation, { page: 1, pageSize: 5, sort: 'time_desc' }))).toEqual([
    { id, sentiment: -1, level: 4 },
  ])
  expect(await foundBy(search(ruleOf('第8'), { filters: [negative] }), 8)).toHaveLength(1)
  // Nobody else is touched, and what is not the organisation's to see stays out.
  const own = (
    await databases.worker.selectFrom('articles').select('id').where('only_org', '=', 8).executeTakeFirstOrThrow()
  ).id
  await as(7, scope => adopt(scope, [own, id, id]))
  const stored = await databases.worker
    .selectFrom('org_articles')
    .select(['org_id', 'sentiment'])
    .where('article_id', 'in', [own, id])
    .orderBy('org_id')
    .execute()
  expect(stored).toEqual([
    { org_id: 7, sentiment: 0 },
    { org_id: 8, sentiment: -1 },
  ])
})

test('labels of the articles found are counted beside them', async () => {
  const rule = ruleOf('华为手机')
  const rows = (await as(7, scope => walkSearch(scope, search(rule), beginOf(now), everything))).rows.slice(0, 3)
  await databases.worker.insertInto('labels').values({ org_id: 7, id: 5, name: '要紧', position: 0 }).execute()
  for (const { id, publishedAt } of rows)
    await databases.worker
      .insertInto('article_labels')
      .values({ org_id: 7, label_id: 5, article_id: id, published_at: publishedAt, put_at: now })
      .execute()
  const labelsFor = async (orgId: number) =>
    (await as(orgId, scope => summaryOf(scope, search(rule), 'Asia/Shanghai'))).facets.find(
      facet => facet.field === 'label',
    )
  expect(await labelsFor(7)).toMatchObject({ values: [{ value: '5', count: 3 }], others: 0 })
  expect(await labelsFor(8)).toMatchObject({ values: [], others: 0 })
})
