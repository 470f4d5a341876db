/** Articles found, grouped in one statement, so that all groups add up. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type FacetField, facetFields } from '../../contract.ts'
import { mediaTypeWord } from '../codes.ts'
import { placeName } from '../conditions/place-names.ts'
import { type ArticleQuery, rowsOf } from './question.ts'

export interface FacetRow {
  field: FacetField
  /** The most frequent first; `value` as a filter of lists takes it. `name`: where the value does not say it. */
  values: { value: string; name: string | null; count: number }[]
  /** In all other values, and where there is none. */
  others: number
}
export interface VolumePoint {
  at: string
  count: number
  negative: number
}

/** Values of a facet that leave the server. */
const mostValues = 30
/** Up to three days a point is an hour, beyond that a day, as on charts. */
const longestHourlyMs = 3 * 86_400_000

interface Row {
  part: FacetField | 'total' | 'volume'
  value: string | null
  name: string | null
  at: Date | null
  n: number
  negative: number
}

/** @param times how many articles each of those given stands for: 1, or that of a sample */
export async function facetsOf(scope: Scope, query: ArticleQuery, zone: string, times: number) {
  const unit = query.to.getTime() - query.from.getTime() <= longestHourlyMs ? 'hour' : 'day'
  const { rows } = await sql<Row>`
    with w as materialized (${rowsOf(scope, query, columns)}),
    grouped as (
      select grouping(media_type, sentiment, region, media_id, language, author, bucket) as g, media_type, sentiment, region, media_id, language, author, bucket,
        count(*)::int as n, (count(*) filter (where sentiment = -1))::int as negative
      from (select w.*, date_trunc(${unit}, published_at, ${zone}) as bucket from w) b
      group by grouping sets ((media_type), (sentiment), (region), (media_id), (language), (author), (bucket), ())
    )
    select p.part, case when p.part = 'region' then coalesce(g.region, 0) else coalesce(g.media_type, g.sentiment) end::text as value, null as name, null::timestamptz as at, g.n, g.negative
      from grouped g join (values (63, 'mediaType'), (95, 'sentiment'), (111, 'region'), (127, 'total')) p (g, part) on p.g = g.g
    union all
    select 'media', g.media_id::text, m.name, null, g.n, 0 from (select * from grouped where g = 119 order by n desc, media_id limit ${mostValues}) g join media m on m.id = g.media_id
    union all
    select case g when 123 then 'language' else 'author' end, coalesce(language, author), null, null, n, 0 from grouped where g in (123, 125) and coalesce(language, author) is not null
    union all
    select 'volume', null, null, s.at, coalesce(g.n, 0), coalesce(g.negative, 0)
      from generate_series(date_trunc(${unit}, ${query.from}::timestamptz, ${zone}), ${query.to}::timestamptz, ('1 ' || ${unit})::interval, ${zone}) as s (at) left join grouped g on g.g = 126 and g.bucket = s.at
    union all
    select 'monitor', h.monitor_id::text, null, null, count(*)::int, 0 from w join hits h on h.org_id = ${scope.orgId} and h.article_id = w.article_id and h.removed_at is null
      and h.article_id = any(array(select article_id from w)) group by h.monitor_id
    union all
    select 'label', l.label_id::text, null, null, count(*)::int, 0 from w join article_labels l on l.org_id = ${scope.orgId} and l.article_id = w.article_id
      and l.article_id = any(array(select article_id from w)) group by l.label_id
    order by n desc, value, at`.execute(scope.db)
  const total = rows.find(row => row.part === 'total')?.n ?? 0
  const volume = rows
    .filter(row => row.part === 'volume')
    .map(row => ({ at: row.at?.toISOString() ?? '', count: row.n * times, negative: row.negative * times }))
    .sort((a, b) => (a.at < b.at ? -1 : 1))
  return {
    total,
    parts: { unit, facets: facetFields.map(field => facetOf(field, rows, total, times)), volume },
  } as const
}

const columns = sql`r.article_id, r.published_at, r.media_type, r.sentiment, r.region, r.media_id, r.language, r.author`

function facetOf(field: FacetField, rows: readonly Row[], total: number, times: number): FacetRow {
  const all = rows.filter(row => row.part === field && row.value !== null)
  const shown = all.slice(0, mostValues)
  const values = shown.map(({ value, name, n }) => ({
    value: field === 'mediaType' ? mediaTypeWord(Number(value)) : (value ?? ''),
    name: field === 'region' && value !== '0' ? placeName(Number(value)) : name,
    count: n * times,
  }))
  // An article may be wanted by several monitors and carry several labels: these do not add up to the number of articles.
  const others = field === 'monitor' || field === 'label' ? 0 : total - shown.reduce((sum, row) => sum + row.n, 0)
  return { field, values, others: others * times }
}
