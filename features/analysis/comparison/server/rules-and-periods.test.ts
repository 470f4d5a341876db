// Rules as subjects, and one subject in several periods: every number is the total of the list that opens it.
import { type Filter, Question } from '@guanlan/features/articles/articles/contract'
import { articleServer } from '@guanlan/features/articles/articles/server'
import { countOf, queryOfQuestion, summaryOf } from '@guanlan/features/articles/articles/server/questions'
import { withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import type { Compared, Comparison, IndexCourses, Period, Voice } from '../contract.ts'
import { comparisonServer } from './index.ts'
import { rangeOf } from './periods.ts'
import { ruleOf } from './rule-subjects.ts'

const { as, databases } = openFeature([articleServer, comparisonServer])
const range = { from: '2026-11-10T00:00:00.000Z', to: '2026-11-20T23:59:59.000Z' }
const contrast = '/inews/contrast'
const member = as()

/** Every fifth is in no monitor; in May there is one a day, in November four. */
beforeAll(async () => {
  const { worker } = databases()
  await sql`insert into monitors (id, org_id, kind, name, rule, version) values (700, 7, 'item', '青麓', '甲', 1)`.execute(
    worker,
  )
  const at = (n: number) =>
    n < 20 ? Date.parse('2026-05-01T02:00:00Z') + n * 24 * 3_600_000 : Date.parse(range.from) + n * 4 * 3_600_000
  const articles = Array.from({ length: 70 }, (_, n) =>
    newArticle({
      title: `${n % 2 ? '工厂' : '新车'}第${n + 1}条`,
      body: `${String.fromCodePoint(0x4e00 + n * 97).repeat(60)}。${n % 3 ? '召回' : '上市'}，他们说。`,
      media: `媒体${n % 5}`,
      publishedAt: new Date(at(n)),
      sentiment: n % 4 === 0 ? -1 : 0,
      mediaType: n % 3 ? 'weibo' : 'web',
      keywords: ['汽车'],
      hits: n % 5 ? [{ orgId: 7, monitorId: 700, version: 1 }] : [],
    }),
  )
  await worker.transaction().execute(tx => storeArticles(tx, articles, new Map()))
})

const ask = async <Answer>(call: string, body: object): Promise<Answer> => {
  const { data, msg, problems } = await member('POST', `${contrast}/${call}`, { ...range, ...body })
  expect(problems ?? [], msg).toEqual([])
  return data
}
const is = (field: Filter['field'], value: string): Filter => ({ field, is: 'is', values: [value] })

/** As its list says: that of the desk, or what a search by the rule finds. */
const listed = (
  { rule, monitor, filters, period }: Compared,
  more: readonly Filter[] = [],
  fold = false,
  at?: object,
) =>
  withScope(databases().app, { orgId: 7, userId: 71 }, async scope => {
    const question = Question.parse({ ...range, ...period, ...at, fold, filters: [...filters, ...more] })
    if (rule === null) return countOf(scope, queryOfQuestion(question, monitor === null ? null : [monitor]))
    const parsed = await ruleOf(scope, rule)
    if (!parsed) throw new Error('a rule of the test has a mistake')
    return (await summaryOf(scope, { rule: parsed, wanted: queryOfQuestion(question, null) }, 'Asia/Shanghai')).total
  })

const rules = ['工厂', '新车 + 召回']
const periods: Period[] = [
  { from: '2026-05-02', days: 7 },
  { from: '2026-05-05', days: 10 },
  { from: '2026-11-15', days: 5 },
]
const sets = {
  rules: { rules },
  'a rule beside a monitor': { rules: rules.slice(0, 1), monitors: [700] },
  'a monitor in periods': { monitors: [700], periods },
  'a rule in periods': { rules: rules.slice(0, 1), periods },
}

describe.each(Object.entries(sets))('%s', (_, set) => {
  test.each([false, true])('every number is that of its list (folded %s)', async fold => {
    const { subjects, both, shared, articles } = await ask<Comparison>('dataList', { ...set, fold })
    expect(subjects.every(({ total }) => total.count > 0)).toBe(true)
    for (const subject of subjects) {
      expect(await listed(subject, [], fold)).toBe(subject.total.count)
      expect(await listed(subject, [is('sentiment', '-1')], fold)).toBe(subject.total.negative)
      expect(await listed(subject, [], true)).toBe(subject.stories)
      expect(subject.trend.reduce((sum, { count }) => sum + count, 0)).toBe(subject.total.count)
      for (const { mediaType, count } of subject.mediaTypes)
        expect(await listed(subject, [is('mediaType', mediaType)], fold)).toBe(count)
    }
    for (const { a, b, count } of both) {
      const [one, other] = [subjects[a], subjects[b]]
      if (one && other?.also) expect(await listed(one, [other.also], fold)).toBe(count)
    }
    const sizes = await ask<object>('sizes', { ...set, fold })
    expect(sizes).toMatchObject({ articles, shared, both })
  })

  test('shares over time and indices are those of each day', async () => {
    const { subjects } = await ask<Comparison>('dataList', set)
    const { parts } = await ask<Voice>('voice', { ...set, by: 'time' })
    for (const [place, subject] of subjects.entries())
      expect(subject.trend.map(({ count }) => count)).toEqual(
        parts.slice(0, subject.trend.length).map(({ amounts }) => amounts[place]),
      )
    const { subjects: courses } = await ask<IndexCourses>('indexCourses', set)
    for (const [place, { stretches, counts }] of courses.entries()) {
      expect(stretches.length).toBeGreaterThan(3)
      for (const [at, stretch] of stretches.entries())
        expect(await listed(subjects[place]!, [], false, stretch)).toBe(counts[at])
    }
  })

  test('it is saved, shown and changed as it was', async () => {
    const { data, msg } = await member('POST', `${contrast}/add`, { name: '存下', ...set })
    expect(data, msg).toMatchObject(set)
    const { subjects } = await ask<Comparison>('dataList', { id: data.id })
    expect(subjects.map(({ name }) => name)).toEqual((await ask<Comparison>('dataList', set)).subjects.map(s => s.name))
    expect((await member('PUT', `${contrast}/update`, { ...data, name: '改名' })).data).toMatchObject({
      version: 2,
      ...set,
    })
    for (const call of ['hotword', 'topicTrend', 'hotSpot', 'volumeTrend'])
      expect((await member('POST', `/inews/monitorVSChart/${call}`, { id: data.id })).http).toBe(200)
  })
})

test('a monitor takes its part of what a rule finds; nobody else’s organisation is asked', async () => {
  const { subjects, both } = await ask<Comparison>('dataList', sets['a rule beside a monitor'])
  expect(both).toMatchObject([{ a: 0, b: 1 }])
  expect(subjects.map(({ kind }) => kind)).toEqual(['monitor', 'rule'])
  expect(subjects[1]!.total.count).toBeGreaterThan(both[0]!.count)
  const other = await as('member', 8)('POST', `${contrast}/dataList`, { ...range, monitors: [700], periods })
  expect(other.http).toBe(404)
})

test('a rule whose list of words goes away is gone, and the other stays', async () => {
  const keep = () =>
    databases()
      .worker.insertInto('vocabularies')
      .values({ org_id: 7, use: 'ruleWords', name: '竞品', words: ['新车'] })
      .execute()
  await keep()
  const { data } = await member('POST', `${contrast}/add`, { name: '词库', rules: ['@竞品', '工厂'] })
  expect((await ask<Comparison>('dataList', { id: data.id })).subjects.map(({ gone }) => gone)).toEqual([false, false])
  await sql`delete from vocabularies where org_id = 7`.execute(databases().worker)
  const { subjects } = await ask<Comparison>('dataList', { id: data.id })
  expect(subjects.map(({ gone, total }) => [gone, total.count > 0])).toEqual([
    [true, false],
    [false, true],
  ])
  expect((await member('PUT', `${contrast}/update`, { ...data, name: '仍在' })).http).toBe(200)
})

test.each([
  ['one rule', { rules: ['工厂'] }, 'monitors'],
  ['eleven', { rules: Array.from({ length: 11 }, (_, n) => `工厂${n}`) }, 'rules'],
  ['the same twice', { rules: ['工厂', ' 工厂'] }, 'rules'],
  ['a mistake', { rules: ['工厂', '(新车'] }, 'rules.1'],
  ['two subjects in periods', { rules, periods }, 'periods'],
  ['one period', { monitors: [700], periods: periods.slice(0, 1) }, 'periods'],
  ['the same period twice', { monitors: [700], periods: [periods[0], periods[0]] }, 'periods'],
  [
    'a period of 91 days',
    { monitors: [700], periods: [periods[0], { from: '2026-05-01', days: 91 }] },
    'periods.1.days',
  ],
  [
    'a year that is being typed',
    { monitors: [700], periods: [periods[0], { from: '0020-02-01', days: 9 }] },
    'periods.1.from',
  ],
  ['a day that is none', { monitors: [700], periods: [periods[0], { from: '2026-02-30', days: 9 }] }, 'periods.1.from'],
] as const)('%s is refused by its field', async (_, body, field) => {
  const { http, problems } = await member('POST', `${contrast}/add`, { name: '错', ...body })
  expect([http, problems?.[0]?.field]).toEqual([400, field])
  if (field !== 'monitors' || 'periods' in body) return
  expect((await member('POST', `${contrast}/dataList`, { ...range, ...body })).http).toBe(400)
})

test('a mistake is told with its place; what no other has is not asked of rules; an organisation’s limit holds', async () => {
  const wrong = await member('POST', `${contrast}/dataList`, { ...range, rules: ['工厂', '(新车'] })
  expect(wrong.problems?.[0]?.message ?? wrong.msg).toMatch(/\d/)
  expect((await member('POST', `${contrast}/dataList`, { ...range, rules, only: true })).problems).toMatchObject([
    { field: 'only' },
  ])
  await sql`insert into org_limits (org_id, quota, most) values (7, 'searchTimeRange', 7)`.execute(databases().worker)
  const limited = await member('POST', `${contrast}/dataList`, { ...range, rules })
  await sql`delete from org_limits where org_id = 7`.execute(databases().worker)
  expect(limited.problems).toMatchObject([{ field: 'rules' }])
})

test.each([
  ['Asia/Shanghai', '2026-05-01T16:00:00.000Z', '2026-05-03T15:59:59.999Z'],
  ['UTC', '2026-05-02T00:00:00.000Z', '2026-05-03T23:59:59.999Z'],
] as const)('two days of %s', (zone, from, to) => {
  expect(rangeOf({ from: '2026-05-02', days: 2 }, zone)).toEqual({ from, to })
})

test('a day on which clocks are put forward is shorter', () => {
  const { from, to } = rangeOf({ from: '2026-03-29', days: 1 }, 'Europe/Berlin')
  expect([from, to]).toEqual(['2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'])
})
