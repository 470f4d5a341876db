// Share of voice by part and indices over time: every amount is the total of the list narrowed to its part.
import { type Filter, Question } from '@guanlan/features/articles/articles/contract'
import { articleServer } from '@guanlan/features/articles/articles/server'
import { countOf, queryOfQuestion } from '@guanlan/features/articles/articles/server/questions'
import { brandHealthOf, healthWeights, netSentimentOf } from '@guanlan/features/charts/charts/contract'
import { withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import type { Comparison, IndexCourses, Voice } from '../contract.ts'
import { comparisonServer } from './index.ts'

const { as, databases } = openFeature([articleServer, comparisonServer])
const range = { from: '2026-11-10T00:00:00.000Z', to: '2026-11-20T23:59:59.000Z' }
const contrast = '/inews/contrast'

/** Provinces, cities and none by turns; every fifth is of both brands; three copies of one story. */
beforeAll(async () => {
  const { worker } = databases()
  await sql`insert into monitors (id, org_id, kind, name, rule, version) values (700, 7, 'item', '青麓', '甲', 1), (701, 7, 'item', '云桥', '乙', 1)`.execute(
    worker,
  )
  const articles = Array.from({ length: 60 }, (_, n) => {
    const brands = n % 5 === 0 ? ['青禾', '白露'] : n % 2 ? ['青禾'] : ['白露']
    return newArticle({
      title: `第${n + 1}条`,
      body: n < 3 ? '同一件事的正文'.repeat(40) : `${String.fromCodePoint(0x4e00 + n * 97).repeat(60)}。${brands}`,
      media: `媒体${n}`,
      publishedAt: new Date(Date.parse(range.from) + n * 4 * 3_600_000),
      sentiment: n % 4 === 0 ? -1 : n % 3 === 0 ? 1 : 0,
      mediaType: n % 3 ? 'weibo' : 'web',
      likes: n,
      reads: n % 4 ? n * 10 : null,
      region: [110000, 110108, 330100, null][n % 4] as number | null,
      keywords: [...brands, n % 7 ? '常见' : '少见'],
      brands,
      names: brands.map(name => ({ kind: 'brand' as const, name, count: 1 })),
      hits: [
        ...(n % 3 ? [{ orgId: 7, monitorId: 700, version: 1 }] : []),
        ...(n % 3 !== 1 ? [{ orgId: 7, monitorId: 701, version: 1 }] : []),
      ],
    })
  })
  await worker.transaction().execute(tx => storeArticles(tx, articles, new Map()))
})

const sets = { monitors: { monitors: [700, 701] }, brands: { brands: ['青禾', '白露'] } }
const ask = async <Answer>(call: string, body: object): Promise<Answer> => {
  const { data, msg, problems } = await as()('POST', `${contrast}/${call}`, { ...range, ...body })
  expect(problems ?? [], msg).toEqual([])
  return data
}
const is = (field: Filter['field'], value: string): Filter => ({ field, is: 'is', values: [value] })
const listed = (
  { monitor, filters }: Comparison['subjects'][number],
  { more = [], fold = false, ...times }: { more?: Filter[]; fold?: boolean; from?: string; to?: string },
) =>
  withScope(databases().app, { orgId: 7, userId: 71 }, scope =>
    countOf(
      scope,
      queryOfQuestion(
        Question.parse({ ...range, ...times, fold, filters: [...filters, ...more] }),
        monitor === null ? null : [monitor],
      ),
    ),
  )
const fields = { mediaType: 'mediaType', region: 'region', sentiment: 'sentiment', word: 'keyword' } as const

describe.each(Object.entries(sets))('%s', (_, set) => {
  describe.each([false, true])('folded %s', fold => {
    test.each(['articles', 'stories'] as const)('each cell of %s is its list', async voice => {
      const { subjects } = await ask<Comparison>('dataList', { ...set, fold })
      const folded = fold || voice === 'stories'
      for (const by of Object.keys(fields) as (keyof typeof fields)[]) {
        const { parts } = await ask<Voice>('voice', { ...set, fold, voice, by })
        expect(parts.length).toBeGreaterThan(1)
        // Cities stand with their province.
        if (by === 'region') expect(parts.map(({ part }) => part).sort()).toEqual(['0', '110000', '330000'])
        for (const { part, amounts } of parts)
          for (const [place, amount] of amounts.entries())
            expect([by, part, await listed(subjects[place]!, { more: [is(fields[by], part)], fold: folded })]).toEqual([
              by,
              part,
              amount,
            ])
      }
      const { parts } = await ask<Voice>('voice', { ...set, fold, voice, by: 'time' })
      for (const [n, { part, amounts }] of parts.entries()) {
        const from = part > range.from ? part : range.from
        const next = parts[n + 1]?.part
        const to = next ? new Date(Date.parse(next) - 1).toISOString() : range.to
        for (const [place, amount] of amounts.entries())
          expect(await listed(subjects[place]!, { from, to, fold: folded })).toBe(amount)
      }
    })
  })

  test.each(['reach', 'interactions'] as const)('parts of %s add up to what the table says', async voice => {
    const { subjects } = await ask<Comparison>('dataList', set)
    for (const by of ['time', 'mediaType', 'region', 'sentiment'] as const) {
      const { parts, rest } = await ask<Voice>('voice', { ...set, voice, by })
      for (const [place, { readers, total }] of subjects.entries()) {
        const sum = [...parts, { amounts: rest ?? [] }].reduce((all, { amounts }) => all + (amounts[place] ?? 0), 0)
        expect(sum).toBe(voice === 'reach' ? readers : total.interactions)
      }
    }
  })

  test('each point of an index is the formula of its list', async () => {
    const { subjects } = await ask<Comparison>('dataList', set)
    const courses = await ask<IndexCourses>('indexCourses', set)
    expect([courses.unit, courses.subjects[0]?.stretches.length, courses.weightChanges]).toEqual(['day', 11, []])
    for (const [place, subject] of subjects.entries()) {
      for (const [at, { from, to }] of courses.subjects[place]!.stretches.entries()) {
        const count = await listed(subject, { from, to })
        const [positive, negative] = [
          await listed(subject, { from, to, more: [is('sentiment', '1')] }),
          await listed(subject, { from, to, more: [is('sentiment', '-1')] }),
        ]
        const own = courses.subjects[place]!
        expect(own.counts[at]).toBe(count)
        expect(own.netSentiment[at]).toEqual(netSentimentOf({ count, positive, negative }))
        const one = await ask<Comparison>('dataList', { ...set, from, to })
        const { before: _, ...figures } = { ...one.subjects[place]!, before: null }
        const health = brandHealthOf(
          {
            ...{ count, positive, negative, reach: count > 0 ? figures.readers : null },
            usual: await listed(subject, { ...dayBefore(from) }),
            voice: figures.healthParts.voice ?? null,
            negativeByLevel: figures.negativeByLevel,
          },
          healthWeights,
        ).health
        if (count === 0) expect(own.health[at]).toBeNull()
        else expect(own.health[at]).toBeCloseTo(health ?? Number.NaN, 6)
      }
    }
  })
})

const dayBefore = (from: string) => ({
  from: new Date(Date.parse(from) - 86_400_000).toISOString(),
  to: new Date(Date.parse(from) - 1).toISOString(),
})

test('a changed weight is dated, and counts from its moment on', async () => {
  const before = await ask<IndexCourses>('indexCourses', sets.brands)
  const weights = {
    brandHealth: { volume: 0, sentiment: 1, reach: 0, voice: 0, risk: 0 },
    storyHeat: { articles: 1, media: 1, interactions: 1 },
  }
  const since = '2026-11-15T12:00:00.000Z'
  await sql`insert into index_weights (org_id, set_by, since, weights) values (7, 71, ${since}::timestamptz, ${JSON.stringify(weights)}::jsonb)`.execute(
    databases().worker,
  )
  const after = await ask<IndexCourses>('indexCourses', sets.brands)
  expect(after.weightChanges).toEqual([since])
  const changed = after.subjects[0]!.stretches.findIndex(({ to }) => to >= since)
  for (const [place, { health, netSentiment }] of after.subjects.entries()) {
    expect(health.slice(0, changed)).toEqual(before.subjects[place]!.health.slice(0, changed))
    expect(health.slice(changed)).toEqual(
      netSentiment.slice(changed).map(net => (net === null ? null : expect.closeTo((net + 100) / 2, 6))),
    )
  }
})

test('what is not counted by word, and other organisations', async () => {
  expect(
    (await as()('POST', `${contrast}/voice`, { ...range, ...sets.brands, by: 'word', voice: 'reach' })).problems,
  ).toMatchObject([{ field: 'voice' }])
  const voice = { ...range, ...sets.brands, by: 'mediaType' }
  expect((await as('member', 8)('POST', `${contrast}/voice`, voice)).data.parts).toEqual([])
  expect((await as('member', 8)('POST', `${contrast}/voice`, { ...voice, ...sets.monitors })).http).toBe(404)
})
