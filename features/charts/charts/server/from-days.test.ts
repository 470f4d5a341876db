// What columns of counted days tell is what statements tell, whatever was asked and whatever changed since they were counted.
import { checkFactDays, chosenDays } from '@guanlan/features/articles/articles/server/fact-days'
import {
  type ArticleQuery,
  countOf,
  countsByLevel,
  hotSpotRows,
  measuredOver,
  mediaOfQuestion,
  pageOf,
  rowsOf,
} from '@guanlan/features/articles/articles/server/questions'
import { type Scope, withScope } from '@guanlan/platform/server'
import { isLong, openFeature, rounds } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { countFactDays } from '../../../articles/articles/server/testing/count-fact-days.ts'
import { hotWordsOf } from './hot-words.ts'
import { chartServer } from './index.ts'
import { overviewOf, trendOf } from './overview.ts'
import { regionsOf } from './regions.ts'
import { touchOf } from './touch.ts'

const { databases } = openFeature([chartServer])
const smallOnes = Array.from({ length: 30 }, (_, n) => 710 + n)
const dayMs = 86_400_000
const started = Date.now()
const ago = (days: number) => new Date(started - days * dayMs)
const requested = <T>(work: (scope: Scope) => Promise<T>, orgId = 7) =>
  withScope(databases().app, { orgId, userId: orgId * 10 + 1, now: new Date(started) }, work)
const worker = () => databases().worker

/** The same every time. */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return sides => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

const countAll = () => countFactDays(worker(), new Date(Date.now() + 5 * 60_000))

beforeAll(async () => {
  await sql`insert into media (id, name, media_type) select 900 + n, '媒体' || n, 1 + n % 4 from generate_series(1, 30) n`.execute(
    databases().worker,
  )
  await sql`insert into monitors (id, org_id, kind, name, rule, version) select 700 + n, 7, 'item', '监测' || n, '甲', 1 from generate_series(0, 3) n`.execute(
    databases().worker,
  )
  await sql`
    insert into articles (id, identity, title, body, language, media_type, media_id, author, published_at, likes, sentiment, level, region, cluster_id, keywords, reads, account)
    select next_article_id(at), gen_random_uuid(), '题' || n, '文', case n % 7 when 0 then 'en' else 'zh-CN' end, 1 + n % 4, 901 + n * n % 30, (array['甲', '乙', 'Ω', 'a', null])[1 + n % 5] || n % 40, at,
      n * 7 % 50, n % 3 - 1, case when n % 3 = 0 then 1 + n % 4 end, (array[110000, 330100, 330106, 440300, null])[1 + n % 5], 1 + (n / 3) % 1500, array['车' || n % 11, case when n % 2 = 0 then 'iPhone' else 'IPHONE' end || n % 3],
      case when n % 4 = 0 then n end, case when n % 4 = 1 then jsonb_build_object('followers', n * 100) end
    from (select n, ${new Date(started)}::timestamptz - n * interval '1 second' * 173.7 as at from generate_series(1, 6000) n) a`.execute(
    databases().worker,
  )
  await sql`
    insert into org_articles (org_id, article_id, published_at, media_type, sentiment, level, region, media_id, language, author, interactions, cluster_id)
    select org, id, published_at, media_type, sentiment, level, region, media_id, language, author, likes, cluster_id from articles, unnest(array[7, 8]) org where org = 7 or id % 5 = 0`.execute(
    databases().worker,
  )
  // One that wants almost everything, two that share articles with it, one with hardly any.
  await sql`
    insert into hits (org_id, monitor_id, article_id, published_at, media_type, sentiment, level, region, media_id, language, author, interactions, cluster_id, rule_version)
    select 7, monitor, id, published_at, media_type, sentiment, level, region, media_id, language, author, likes, cluster_id, 1
    from articles, unnest(array[700, 701, 702, 703]) monitor where id % (array[1, 2, 2, 50])[monitor - 699] = 0`.execute(
    databases().worker,
  )
  // Thirty that want a few articles a day; two of them want each, and give it other levels.
  await sql`insert into monitors (id, org_id, kind, name, rule, version) select id, 7, 'item', '小监测' || id, '甲', 1 from unnest(${smallOnes}::int[]) id`.execute(
    databases().worker,
  )
  await sql`
    insert into hits (org_id, monitor_id, article_id, published_at, media_type, sentiment, level, region, media_id, language, author, interactions, cluster_id, rule_version)
    select 7, monitor, id, published_at, media_type, sentiment, 1 + monitor % 4, region, media_id, language, author, likes, cluster_id, 1
    from articles, unnest(${smallOnes}::int[]) monitor where (id + monitor) % 15 = 0`.execute(databases().worker)
  // Two sets of many articles, one of few; of each some were taken out.
  await sql`insert into article_sets (org_id, kind, id, name) values (7, 'event', 41, '事件'), (7, 'event', 42, '小事件'), (7, 'campaign', 43, '活动')`.execute(
    databases().worker,
  )
  await sql`
    insert into article_set_members (org_id, kind, set_id, article_id, published_at, how, put_at, taken_at)
    select 7, kind, set_id, o.article_id, o.published_at, 'hand', now(), case when o.article_id % 11 = 0 then now() end
    from org_articles o, (values ('event', 41, 1), ('event', 42, 97), ('campaign', 43, 1)) s (kind, set_id, every) where o.org_id = 7 and o.article_id % every = 0`.execute(
    databases().worker,
  )
  await countAll()
})

test('small monitors are counted together', async () => {
  const { rows } = await sql<{ monitors: number[]; rows: number }>`
    select array_agg(distinct monitor_id order by monitor_id) as monitors, max(rows) filter (where monitor_id = -1)::int as rows from fact_days where org_id = 7`.execute(
    databases().worker,
  )
  expect(rows[0]?.monitors).toEqual([-1, 0, 700, 701, 702])
  expect(rows[0]?.rows).toBeGreaterThan(500)
})

/** Asks for nothing less, and nothing that columns could tell. */
const byStatements = (query: ArticleQuery): ArticleQuery => ({ ...query, arrivedAfter: new Date(0) })

type Filter = ArticleQuery['filters'][number]
const filters: Filter[] = [
  { field: 'sentiment', is: 'is', values: ['-1'] },
  { field: 'sentiment', is: 'isNot', values: ['0', '1'] },
  { field: 'mediaType', is: 'is', values: ['press', 'weibo'] },
  { field: 'media', is: 'isNot', values: ['905'] },
  { field: 'region', is: 'is', values: ['330000', '0'] },
  { field: 'region', is: 'isNot', values: ['110000'] },
  { field: 'level', is: 'is', values: ['1', '4'] },
  { field: 'level', is: 'isNot', values: ['1'] },
  { field: 'author', is: 'isNot', values: ['甲10'] },
  { field: 'language', is: 'is', values: ['en'] },
  { field: 'weekday', is: 'is', values: ['1', '7'] },
  { field: 'hour', is: 'is', values: ['0', '9', '23'] },
  { field: 'keyword', is: 'is', values: ['IPHONE1', '车3'] },
  { field: 'keyword', is: 'isNot', values: ['iphone2'] },
  { field: 'event', is: 'is', values: ['41', '42'] },
  { field: 'event', is: 'isNot', values: ['42'] },
  { field: 'activity', is: 'is', values: ['43'] },
]
const monitorChoices = [
  ...[null, [700], [701], [700, 701], [701, 702, 703], [700, 701, 702, 703]],
  ...[smallOnes, [702, 703, ...smallOnes], [...smallOnes.slice(0, 12), 701], smallOnes.slice(10, 20)],
]
const zones = ['Asia/Shanghai', 'Asia/Kathmandu', 'America/New_York']

function questionOf(roll: (sides: number) => number): ArticleQuery {
  const to = started - roll(3 * dayMs)
  return {
    monitorIds: monitorChoices[roll(monitorChoices.length)] as number[] | null,
    from: new Date(to - dayMs * 4 - roll(7 * dayMs)),
    to: new Date(to),
    filters: Array.from({ length: roll(3) }, () => filters[roll(filters.length)] as (typeof filters)[number]),
    fold: roll(2) === 0,
  }
}

async function expectEqual(query: ArticleQuery, zone: string): Promise<boolean> {
  return requested(async scope => {
    const chosen = await chosenDays(scope, query)
    const [reported, stated] = [
      await overviewOf(scope, query, zone),
      await overviewOf(scope, byStatements(query), zone),
    ]
    expect(reported).toEqual(stated)
    for (const each of [query, byStatements(query)]) {
      expect(await trendOf(scope, each, zone)).toEqual(stated.trend)
      const bare = stated.trend.map(point => ({ ...point, usual: null }))
      expect(await trendOf(scope, each, zone, { usual: false })).toEqual(bare)
    }
    for (const within of [null, 330000, 110000]) {
      const level = { of: 'release', within } as const
      expect(await regionsOf(scope, query, level)).toEqual(await regionsOf(scope, byStatements(query), level))
    }
    expect(reported.total.count).toBe(await countOf(scope, byStatements(query)))
    return chosen !== null
  })
}

const keywords: Filter = { field: 'keyword', is: 'is', values: ['IPHONE1', '车3'] }
/** Nothing is sampled. */
const exactly = { mostCounted: 1e9, sample: 1e9, estimateFrom: 1e9 }

test('words, readers and pages of a question', { timeout: 120_000 }, async () => {
  const roll = dice(11)
  for (let n = 0; n < rounds(4, 25); n++) {
    const query = questionOf(roll)
    await requested(async scope => {
      const stated = byStatements(query)
      expect(await hotWordsOf(scope, query, exactly)).toEqual(await hotWordsOf(scope, stated, exactly))
      expect(await hotSpotRows(scope, query, 10)).toEqual(await hotSpotRows(scope, stated, 10))
      expect(await touchOf(scope, query)).toEqual(await touchOf(scope, stated))
      for (const sort of ['time_desc', 'time_asc', 'interaction_desc', 'interaction_asc'] as const) {
        const page = { page: 1 + roll(4), pageSize: 20, sort }
        const narrowed: ArticleQuery = { ...query, filters: [...query.filters, keywords] }
        expect(await pageOf(scope, narrowed, page)).toEqual(await pageOf(scope, byStatements(narrowed), page))
      }
    })
  }
})

test('what the articles of sets amount to, their media and levels', async () => {
  const sets = filters.filter(({ field }) => field === 'event' || field === 'activity')
  for (const [n, filter] of sets.entries())
    await requested(async scope => {
      const query = { monitorIds: null, from: ago(11.3), to: ago(0.2), filters: [filter], fold: false }
      const stated = byStatements(query)
      expect(await chosenDays(scope, query)).not.toBeNull()
      const begins = [query.from, ago(7.9), ago(3.1 + n)]
      for (const reach of [true, false])
        expect(await measuredOver(scope, query, begins, { reach })).toEqual(
          await measuredOver(scope, stated, begins, { reach }),
        )
      expect(await countsByLevel(scope, query)).toEqual(await countsByLevel(scope, stated))
      for (const most of [5, 50])
        expect(await mediaOfQuestion(scope, query, most)).toEqual(await mediaOfQuestion(scope, stated, most))
    })
})

test('many questions, in three zones', { timeout: 120_000 }, async () => {
  const roll = dice(7)
  let fromDays = 0
  const many = rounds(24, 100)
  for (let n = 0; n < many; n++) if (await expectEqual(questionOf(roll), zones[n % 3] as string)) fromDays++
  expect(fromDays).toBeGreaterThan(many * 0.75)
})

const is = (field: Filter['field'], value: string | number): Filter => ({ field, is: 'is', values: [String(value)] })
const leanings = { positive: is('sentiment', 1), neutral: is('sentiment', 0), negative: is('sentiment', -1) }

test.each([false, true])('every number of an overview is the total of its list, folded: %s', async fold => {
  // Half of the choices with stories folded, the other half without.
  const choices = monitorChoices.filter((_, n) => isLong || n % 2 === Number(fold))
  for (const monitorIds of choices)
    await requested(async scope => {
      const query: ArticleQuery = { monitorIds, from: ago(6.3), to: ago(0.4), filters: [], fold }
      const { total, trend, mediaTypes, media, regions, authors } = await overviewOf(scope, query, 'Asia/Shanghai')
      type Counts = { count: number; positive: number; neutral: number; negative: number }
      const opens = async (counts: Counts, narrowed: Partial<ArticleQuery>) => {
        const list = { ...byStatements(query), ...narrowed }
        expect(counts.count).toBe(await countOf(scope, list))
        for (const [name, leaning] of Object.entries(leanings))
          expect(counts[name as keyof typeof leanings]).toBe(
            await countOf(scope, { ...list, filters: [...list.filters, leaning] }),
          )
      }
      await opens(total, {})
      expect(total.media).toBe(new Set((await rowsWithMedia(scope, query)).map(row => row.media_id)).size)
      for (const [n, point] of trend.slice(0, 4).entries())
        await opens(point, {
          from: new Date(Math.max(Date.parse(point.at), query.from.getTime())),
          to: new Date(Date.parse(trend[n + 1]?.at ?? '') - 1),
        })
      for (const each of mediaTypes) await opens(each, { filters: [is('mediaType', each.mediaType)] })
      for (const each of media.slice(0, 2))
        await opens(each, { filters: [is('mediaType', each.mediaType), is('media', each.mediaId)] })
      expect(regions).toHaveLength(4)
      for (const each of regions) await opens(each, { filters: [is('region', each.region ?? 0)] })
      for (const each of authors.slice(0, 2))
        await opens(each, { filters: [is('mediaType', each.mediaType), is('author', each.author)] })
    })
})

async function rowsWithMedia(scope: Scope, query: ArticleQuery): Promise<{ media_id: number }[]> {
  const { rows } = await sql<{
    media_id: number
  }>`${rowsOf(scope, { ...byStatements(query), fold: false }, sql`r.media_id`)}`.execute(scope.db)
  return rows
}

test('days that were looked at and held nothing are no reason to ask for every row', async () => {
  const expected = { monitorIds: [700], from: ago(60), to: ago(1), filters: [], fold: false }
  expect(await requested(scope => chosenDays(scope, expected))).not.toBeNull()
  await expectEqual(expected, 'Asia/Shanghai')
})

const changes: Record<string, () => Promise<unknown>> = {
  corrected: () =>
    sql`update hits set sentiment = -1, level = 2 where org_id = 7 and article_id % 17 = 0`.execute(databases().worker),
  'corrected for everything': () =>
    sql`update org_articles set sentiment = 1, level = null where org_id = 7 and article_id % 13 = 0`.execute(
      databases().worker,
    ),
  removed: () =>
    sql`update hits set removed_at = now() where org_id = 7 and article_id % 11 = 0`.execute(databases().worker),
  returned: () =>
    sql`update hits set removed_at = null where org_id = 7 and article_id % 22 = 0`.execute(databases().worker),
  'reacted to': () =>
    sql`update org_articles set interactions = interactions + 5 where org_id = 7 and article_id % 5 = 0`.execute(
      databases().worker,
    ),
  'put together as stories': () =>
    sql`update org_articles set cluster_id = 1 + cluster_id / 2 where org_id = 7`.execute(databases().worker),
  'put into a monitor': () =>
    sql`insert into hits select (x).* from (select jsonb_populate_record(h, '{"monitor_id": 702}') x from hits h where org_id = 7 and monitor_id = 700 and article_id % 7 = 0) y on conflict do nothing`.execute(
      databases().worker,
    ),
  'taken out of a monitor': () =>
    sql`delete from hits where org_id = 7 and monitor_id = 701 and article_id % 9 = 0`.execute(databases().worker),
  'put into a small monitor, which becomes a large one': () =>
    sql`insert into hits select (x).* from (select jsonb_populate_record(h, '{"monitor_id": 711}') x from hits h where org_id = 7 and monitor_id = 700) y on conflict do nothing`.execute(
      databases().worker,
    ),
  'taken out of a large monitor, which becomes a small one': () =>
    sql`delete from hits where org_id = 7 and monitor_id = 711 and article_id % 4 > 0`.execute(databases().worker),
  'corrected in small monitors alone': () =>
    sql`update hits set sentiment = 1 where org_id = 7 and monitor_id = any(${smallOnes.slice(0, 3)}::int[]) and article_id % 2 = 0`.execute(
      databases().worker,
    ),
  'read otherwise': () =>
    sql`update articles set keywords = array['车3'] where id % 19 = 0`.execute(databases().worker),
  'read by the organisation itself': async () => {
    await sql`insert into own_readings (org_id) values (7) on conflict do nothing`.execute(databases().worker)
    await sql`update org_articles set keywords = array['iPhone1'] where org_id = 7 and article_id % 23 = 0`.execute(
      databases().worker,
    )
  },
}

test.each(Object.keys(changes))(
  'articles are %s: at once, and when their days are counted again',
  { timeout: 60_000 },
  async name => {
    const roll = dice(name.length)
    const questions = Array.from({ length: rounds(2, 6) }, () => questionOf(roll))
    await changes[name]?.()
    for (const [n, question] of questions.entries()) await expectEqual(question, zones[n % 3] as string)
    await countAll()
    for (const [n, question] of questions.entries())
      expect(await expectEqual(question, zones[n % 3] as string)).toBe(true)
    expect(await checkFactDays(worker())).toBe(0)
  },
)

test('a change that ends while its day is counted is not lost', async () => {
  const expected = { monitorIds: [700], from: ago(9), to: ago(2), filters: [], fold: false }
  let end = () => {}
  const ending = new Promise<void>(resolve => {
    end = resolve
  })
  let changed = () => {}
  const isChanged = new Promise<void>(resolve => {
    changed = resolve
  })
  const slow = databases()
    .worker.transaction()
    .execute(async tx => {
      await sql`update hits set interactions = interactions + 1000 where org_id = 7 and monitor_id = 700 and article_id % 29 = 0`.execute(
        tx,
      )
      changed()
      await ending
    })
  await isChanged
  await sql`insert into fact_day_changes (org_id, monitor_id, day, at) select 7, 700, day, now() - interval '1 hour' from fact_days where org_id = 7 and monitor_id = 700`.execute(
    databases().worker,
  )
  await countAll()
  end()
  await slow
  await expectEqual(expected, 'Asia/Shanghai')
  await countAll()
  expect(await expectEqual(expected, 'Asia/Shanghai')).toBe(true)
})

test('a wrong day is found, told and counted anew', async () => {
  await sql`update fact_days set digest = digest + 1 where org_id = 7 and monitor_id = 0 and day = (select min(day) + 3 from fact_days)`.execute(
    databases().worker,
  )
  expect(await checkFactDays(worker())).toBe(1)
  await countAll()
  expect(await checkFactDays(worker())).toBe(0)
})

test('another organisation has its own days alone', async () => {
  const expected = { monitorIds: null, from: ago(9), to: ago(2), filters: [], fold: false }
  const totals = await Promise.all(
    [7, 8, 9].map(orgId => requested(async scope => (await overviewOf(scope, expected, 'UTC')).total.count, orgId)),
  )
  expect(totals[0]).toBeGreaterThan(4 * (totals[1] ?? 0))
  expect(totals[2]).toBe(0)
  expect(await requested(scope => chosenDays(scope, { ...expected, monitorIds: [700] }), 8)).toBeNull()
})
