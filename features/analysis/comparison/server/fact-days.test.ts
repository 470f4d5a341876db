// A comparison says the same before and after the days of its subjects are counted.
import { chosenDays } from '@guanlan/features/articles/articles/server/fact-days'
import { type Scope, withScope } from '@guanlan/platform/server'
import { isLong, openFeature, rounds } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { countFactDays } from '../../../articles/articles/server/testing/count-fact-days.ts'
import { ComparisonQuestion } from '../contract.ts'
import { comparisonOf, sizesOf } from './comparing/compare.ts'
import { indexCoursesOf } from './comparing/index-courses.ts'
import { voiceOf } from './comparing/voice.ts'
import { comparisonServer } from './index.ts'
import { resolveQuestion } from './resolve-question.ts'

const { databases } = openFeature([comparisonServer])
const now = Date.now()
const ago = (days: number) => new Date(now - days * 86_400_000).toISOString()
const requested = <T>(work: (scope: Scope) => Promise<T>) =>
  withScope(databases().app, { orgId: 7, userId: 71, now: new Date(now) }, work)

beforeAll(async () => {
  const db = databases().worker
  await sql`insert into monitors (id, org_id, kind, name, rule, version) select 700 + n, 7, 'item', '监测' || n, '甲', 1 from generate_series(0, 2) n`.execute(
    db,
  )
  await sql`insert into media (id, name, media_type, level) select 900 + n, '媒体' || n, case when n % 2 = 0 then 1 end, n % 6 from generate_series(1, 9) n`.execute(
    db,
  )
  await sql`
    insert into articles (id, identity, title, body, language, media_type, media_id, author, published_at, likes, sentiment, level, region, cluster_id, keywords, reads)
    select next_article_id(at), gen_random_uuid(), '题', '文', 'zh-CN', 1 + n % 3, 901 + n % 9, '甲' || n % 5, at, n % 50, n % 3 - 1, case when n % 3 = 0 then 1 + n % 4 end,
      (array[110000, 330100, null])[1 + n % 3], 1 + n / 4, array['车' || n % 7], case when n % 4 = 0 then n end
    from (select n, ${new Date(now)}::timestamptz - n * interval '171 seconds' as at from generate_series(1, ${rounds(3000, 4000)}) n) a`.execute(
    db,
  )
  await sql`
    insert into hits (org_id, monitor_id, article_id, published_at, media_type, sentiment, level, region, media_id, language, author, interactions, cluster_id, rule_version)
    select 7, monitor, id, published_at, media_type, sentiment, level, region, media_id, language, author, likes, cluster_id, 1
    from articles, unnest(array[700, 701, 702]) monitor where id % (monitor - 698) <> 0`.execute(db)
})

test.each([
  { fold: false, only: false },
  { fold: true, only: false },
])(
  'of three monitors, %o',
  async more => {
    // Half of the measures with stories folded, the other half without.
    const question = ComparisonQuestion.parse({ monitors: [700, 701, 702], from: ago(5), to: ago(1), ...more })
    const reported = () =>
      requested(async scope => {
        const comparing = await resolveQuestion(scope, question)
        const voices: unknown[] = [await indexCoursesOf(scope, comparing)]
        for (const by of ['time', 'mediaType', 'region', 'sentiment'] as const)
          for (const [n, voice] of (['articles', 'stories', 'reach', 'interactions'] as const).entries())
            if (isLong || n % 2 === Number(more.fold)) voices.push(await voiceOf(scope, comparing, { voice, by }))
        return [await comparisonOf(scope, comparing), await sizesOf(scope, comparing), voices] as const
      })
    await sql`delete from fact_days`.execute(databases().worker)
    const stated = await reported()
    await sql`delete from fact_day_progress`.execute(databases().worker)
    await countFactDays(databases().worker, new Date(now + 5 * 60_000))
    const [expected] = await requested(async scope => (await resolveQuestion(scope, question)).wanted)
    expect(await requested(scope => chosenDays(scope, expected?.wanted as never))).not.toBeNull()
    const [comparison, sizes, voices] = await reported()
    expect([comparison, sizes, voices]).toEqual(stated)
    expect(comparison?.shared).toBeGreaterThan(0)
    expect(sizes?.subjects.map(({ count }) => count)).toEqual(comparison?.subjects.map(({ total }) => total.count))
  },
  120_000,
)
