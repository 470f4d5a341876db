// Live stage, replay and a plain reading of what is stored agree, on random warnings and articles.
import { randomUUID } from 'node:crypto'
import { evaluate, parse } from '@guanlan/engine/rules'
import { canonicalise } from '@guanlan/engine/text'
import { MonitorDraft } from '@guanlan/features/monitors/monitors/contract'
import { createMonitor, filling } from '@guanlan/features/monitors/monitors/server'
import { type Warning, WarningDraft } from '@guanlan/features/warnings/warnings/contract'
import { type Database, openListener, type Scope, withScope } from '@guanlan/platform/server'
import { finishTasks, isLong } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openWithOrganisations } from '../features/articles/articles/server/testing/organisations.ts'
import { evaluateMeasures } from '../features/warnings/warnings/server/live/evaluate-measures.ts'
import { replayCounts } from '../features/warnings/warnings/server/measuring/replay.ts'
import { createWarning } from '../features/warnings/warnings/server/rules/save.ts'
import { replayWarning } from '../features/warnings/warnings/server/trying/replay.ts'
import { compiledDraft } from '../features/warnings/warnings/server/trying/trial.ts'
import { accept, startFlow, waiting } from './index.ts'
import type { RawArticle } from './items.ts'

const orgId = 7
/** With each seed 30 warnings and eight batches: 3,840 times an article and a warning. */
const perBatch = 16
const seeds = isLong ? [11, 12, 13, 14, 15, 16] : [11]
const words = ['泊舟', '北汀', '召回', '车门', '降价', '冬测', '订单', '工厂']
const types = ['web', 'weibo', 'press'] as const

/** Numbers that come again with the same seed. */
function chance(seed: number) {
  let state = seed
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31
  const pick = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T
  return { next, pick, some: <T>(of: readonly T[]): T[] => of.filter(() => next() < 0.6) }
}
type Chance = ReturnType<typeof chance>

const ruleOf = ({ pick, next }: Chance): string => {
  const [a, b, c] = [pick(words), pick(words), pick(words)]
  return (
    pick([a, `${a}|${b}`, `${a}+${b}`, `(${a}|${b})-${c}`, `${a}{6}${b}`, `t:${a}`].filter(() => next() < 0.7)) ?? a
  )
}

function articleOf({ next, pick, some }: Chance, n: number): Partial<RawArticle> {
  const prose = Array.from({ length: 8 }, () => [
    pick(words),
    String.fromCodePoint(0x5000 + Math.floor(next() * 9_000)),
  ])
  const sentiment = pick([1, 0, -1] as const)
  return {
    title: some(words).slice(0, 2).join('') || `第 ${n} 篇`,
    body: prose.flat().join('的'),
    mediaType: pick(types),
    media: pick(['甲报', '乙网', '丙号']),
    mediaLevel: pick([0, 1, 3]),
    sentiment,
    ...(sentiment === -1 && { level: pick([1, 2, 3, 4] as const) }),
    account: { followers: Math.floor(next() * 1_000) },
    publishedAt: new Date(Date.now() - next() * 30 * 3_600_000).toISOString(),
  }
}

interface Stored {
  id: number
  title: string
  body: string
  type: (typeof types)[number]
  sentiment: number
  level: number | null
  followers: number
  ageHours: number
  monitors: number[]
}

/** What a warning asks, written down once more and as plainly as can be. */
function isDue(warning: Warning, article: Stored): boolean {
  const { rule } = parse(warning.warningWords)
  const text = { title: canonicalise(article.title), body: canonicalise(article.body) }
  const least = (name: string) => Number(warning.conditions.find(each => each.name === name)?.value[0])
  return (
    rule !== null &&
    evaluate(rule, text) &&
    article.ageHours <= 24 &&
    (warning.monitorIds.length === 0 || warning.monitorIds.some(id => article.monitors.includes(id))) &&
    warning.mediaType.includes(article.type) &&
    warning.sentiment.includes(article.sentiment as 1) &&
    (Number.isNaN(least('level')) || (article.level !== null && article.level <= least('level'))) &&
    (Number.isNaN(least('followers')) || article.followers >= least('followers'))
  )
}

/** Now and not in ten seconds. */
async function lookNow(db: Database): Promise<void> {
  await sql`update warning_measures set looked_at = null`.execute(db)
  while (await db.transaction().execute(tx => evaluateMeasures(tx, new Date())));
}

test.each(seeds)('random warnings and articles, seed %i', { timeout: 120_000 }, async seed => {
  const given = chance(seed)
  const { databases, url, close } = await openWithOrganisations(orgId)
  const { worker: db } = databases
  const listener = await openListener(url)
  const failures: unknown[] = []
  const flow = startFlow(db, listener, error => void failures.push(error))
  const inOrg = <T>(work: (scope: Scope) => Promise<T>) => withScope(databases.app, { orgId, userId: 1 }, work)
  try {
    const monitors: number[] = []
    for (const rule of words.slice(0, 2)) {
      const draft = MonitorDraft.parse({ kind: 'item', name: `监测 ${rule}`, rule })
      monitors.push((await inOrg(scope => createMonitor(scope, draft))).id)
    }
    await finishTasks(databases, [filling()])
    const warnings: Warning[] = []
    for (let n = 0; n < 30; n++) {
      const conditions = [
        { name: 'level', relationOperator: 'atLeast', value: [String(given.pick([2, 3]))] },
        { name: 'followers', relationOperator: 'atLeast', value: ['400'] },
      ].filter(() => given.next() < 0.25)
      const draft = WarningDraft.parse({
        name: `预警 ${n}`,
        warningWords: ruleOf(given),
        mediaType: given.some(types).length > 0 ? given.some(types).concat('web') : ['web'],
        sentiment: given.pick([[-1], [-1, 0], [1, 0, -1]]),
        monitorIds: given.next() < 0.3 ? [given.pick(monitors)] : [],
        conditions,
        timeConditions: [
          { kind: 'reachesArticles', atLeast: 3 },
          { kind: 'reachesMedia', atLeast: 2 },
          { kind: 'volume', atLeast: 12, minutes: 60 },
          { kind: 'volume', atLeast: 9, minutes: 60, counts: 'stories' },
          { kind: 'negativeShare', atLeast: 10, percent: 45 },
        ].filter(() => given.next() < 0.15),
        repeat: given.next() < 0.3,
        startTime: '2020-01-01',
        endTime: '2099-12-31',
        receiveEmail: true,
      })
      warnings.push(await inOrg(scope => createWarning(scope, draft)))
    }
    await lookNow(db)
    for (let batch = 0; batch < 8; batch++) {
      const items = Array.from({ length: perBatch }, (_, n) => ({
        sourceId: randomUUID(),
        ...articleOf(given, batch * perBatch + n),
      }))
      await accept(db, { source: 'test', onlyOrg: null, items })
      await expect.poll(async () => (await waiting(db)).articles, { timeout: 20_000, interval: 10 }).toBe(0)
      await lookNow(db)
    }
    expect(failures).toEqual([])

    const { rows: stored } = await sql<Stored>`
      select a.id, a.title, a.body, (${sql.lit(`{web,press,broadcast,weibo}`)}::text[])[a.media_type] as type, a.sentiment, a.level, (a.account ->> 'followers')::int as followers,
        extract(epoch from a.collected_at - a.published_at) / 3600 as "ageHours",
        array(select h.monitor_id from hits h where h.org_id = ${orgId} and h.article_id = a.id) as monitors from articles a order by a.id`.execute(
      db,
    )
    expect(stored.length).toBe(8 * perBatch)
    let notified = 0
    let counted = 0
    for (const warning of warnings) {
      const { rows: live } = await sql<{ incident: number; article: number; told: string | null }>`
        select m.incident_id as incident, m.article_id as article, m.told from warning_incident_articles m where m.warning_id = ${warning.id} order by m.article_id`.execute(
        db,
      )
      const due = stored.filter(article => isDue(warning, { ...article, ageHours: Number(article.ageHours) }))
      const compiled = compiledDraft({ orgId }, warning, 'Asia/Shanghai')
      if (compiled.tellsEvents) expect(live.map(({ article }) => article)).toEqual(due.map(({ id }) => id))
      else expect(live).toEqual([])
      const { rows: started } = await sql<{ of: string }>`
        select measured ->> 'kind' || ' ' || (measured ->> 'counts') || ' ' || (measured ->> 'count') || ' ' || coalesce(measured ->> 'percent', '') as of
        from warning_incidents where warning_id = ${warning.id} and measured is not null`.execute(db)
      const played = await inOrg(scope => replayCounts(scope, compiled, parse(warning.warningWords).rule, 7))
      expect(played.map(({ measured: m }) => `${m.kind} ${m.counts} ${m.count} ${m.percent ?? ''}`).sort()).toEqual(
        started.map(row => row.of).sort(),
      )
      counted += started.length
      const replayed = await inOrg(scope => replayWarning(scope, compiled, parse(warning.warningWords).rule, 7))
      expect(replayed.articles.map(({ articleId }) => articleId).sort((a, b) => a - b)).toEqual(due.map(({ id }) => id))
      expect(replayed.incidents.length).toBe(new Set(live.map(({ incident }) => incident)).size)
      expect(replayed.messages.map(({ facts }) => facts.articleId).sort((a, b) => a - b)).toEqual(
        live.filter(each => each.told !== null).map(({ article }) => article),
      )
      notified += replayed.messages.length
    }
    expect(notified).toBeGreaterThan(15)
    expect(counted).toBeGreaterThan(3)
  } finally {
    await flow.stop()
    await listener.close()
    await close()
  }
})
