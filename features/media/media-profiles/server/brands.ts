/** Which brands of the brand library an entry writes about, in which tone, and how prominently. */
import { canonicalName } from '@guanlan/engine/rules'
import { idsWithin } from '@guanlan/features/articles/articles/server'
import { articleRows, rowsOf } from '@guanlan/features/articles/articles/server/questions'
import { namesOfKind } from '@guanlan/features/articles/brand-library/server'
import { local, moment, pointsOf, unitOf } from '@guanlan/features/charts/charts/server'
import type { Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { BrandShares, BrandTones, ProfileQuestion } from '../contract.ts'
import { articlesOf, headOf, type Profile, profileOf } from './question.ts'

const mostShares = 10
const mostTones = 5
/** Characters of a text that are its beginning. */
const lead = 400

const facts = (scope: Scope, { query }: Profile): RawBuilder<unknown> =>
  sql`(${rowsOf(scope, query, sql`r.article_id, r.published_at, r.sentiment`)})`
const articlesBeside = ({ query }: Profile): RawBuilder<unknown> =>
  sql`join ${articleRows} t on t.id = r.article_id and ${idsWithin(sql`t.id`, query)}`

/** Those that most articles name, and how many name none. */
async function brandsOf(scope: Scope, profile: Profile, most: number): Promise<string[]> {
  const { rows } = await sql<{ brand: string }>`
    select n.x ->> 'name' as brand from ${facts(scope, profile)} r ${articlesBeside(profile)}, jsonb_array_elements(t.names) n (x)
    where n.x ->> 'kind' = 'brand' group by 1 order by count(*) desc, 1 limit ${most}`.execute(scope.db)
  return rows.map(({ brand }) => brand)
}

/** Rows of facts with each of these brands that their article names, as the filter of lists finds them. */
const named = (scope: Scope, profile: Profile, brands: readonly string[]): RawBuilder<unknown> => sql`
  select r.*, b.brand from ${facts(scope, profile)} r ${articlesBeside(profile)}
  join unnest(${[...brands]}::text[], ${brands.map(canonicalName)}::text[]) b (brand, canonical)
    on b.canonical = any(t.brands) or b.canonical = any(t.corps) or b.canonical = any(t.products)`

const split = sql`count(*)::int as count, (count(*) filter (where r.sentiment = 1))::int as positive,
  (count(*) filter (where r.sentiment = 0))::int as neutral, (count(*) filter (where r.sentiment = -1))::int as negative`

interface Split {
  brand: string
  count: number
  positive: number
  neutral: number
  negative: number
}

export async function brandShares(scope: Scope, question: ProfileQuestion): Promise<BrandShares> {
  const profile = await profileOf(scope, question)
  const articles = await articlesOf(scope, profile)
  const brands = await brandsOf(scope, profile, mostShares)
  const { rows } = await sql<Split>`
    select r.brand, ${split} from (${named(scope, profile, brands)}) r group by 1 order by 2 desc, 1`.execute(scope.db)
  const { rows: without } = await sql<{ n: number }>`
    select count(*)::int as n from ${facts(scope, profile)} r ${articlesBeside(profile)} where t.brands = '{}'`.execute(
    scope.db,
  )
  return {
    ...headOf(profile, articles),
    brands: rows.map(row => ({ ...row, share: articles === 0 ? 0 : row.count / articles })),
    unnamed: without[0]?.n ?? 0,
  }
}

export async function brandTones(scope: Scope, question: ProfileQuestion): Promise<BrandTones> {
  const profile = await profileOf(scope, question)
  const { query, zone } = profile
  const unit = unitOf(query)
  const points = pointsOf(query, unit, zone)
  const brands = await brandsOf(scope, profile, mostTones)
  const { rows } = await sql<{ at: Date; brand: string; n: number; negative: number }>`
    with r as (select brand, ${local(query, unit, zone)} as at, count(*)::int as n, (count(*) filter (where sentiment = -1))::int as negative
      from (${named(scope, profile, brands)}) w group by 1, 2)
    select ${moment(query, zone)} as at, r.brand, r.n, r.negative from r`.execute(scope.db)
  const totals = await placesOf(scope, profile, brands)
  const place = new Map(points.map((at, index) => [at, index]))
  return {
    ...headOf(profile, await articlesOf(scope, profile)),
    unit,
    points: points.map(at => new Date(at).toISOString()),
    brands: totals.map(total => {
      const [counts, negatives] = [points.map(() => 0), points.map(() => 0)]
      for (const row of rows) {
        const index = row.brand === total.brand ? place.get(row.at.getTime()) : undefined
        if (index === undefined) continue
        counts[index] = row.n
        negatives[index] = row.negative
      }
      return { ...total, counts, negatives }
    }),
  }
}

/** Where any of its names stands first; a name that is spelled otherwise in the text counts as later. */
async function placesOf(scope: Scope, profile: Profile, brands: readonly string[]) {
  const library = new Map((await namesOfKind(scope.db, 'brand')).map(({ name, aliases }) => [name, aliases]))
  const spelled = brands.flatMap(brand => [brand, ...(library.get(brand) ?? [])].map(name => ({ brand, name })))
  const stands = (text: RawBuilder<unknown>) => sql`exists (
    select from unnest(${spelled.map(({ brand }) => brand)}::text[], ${spelled.map(({ name }) => name.toLowerCase())}::text[]) s (brand, name)
    where s.brand = w.brand and strpos(lower(${text}), s.name) > 0)`
  const { rows } = await sql<Split & { inTitle: number; inLead: number; later: number }>`
    select r.brand, ${split}, (count(*) filter (where place = 1))::int as "inTitle", (count(*) filter (where place = 2))::int as "inLead",
      (count(*) filter (where place = 3))::int as later
    from (
      select w.*, case when ${stands(sql`t.title`)} then 1 when ${stands(sql`left(t.body, ${lead})`)} then 2 else 3 end as place
      from (${named(scope, profile, brands)}) w join ${articleRows} t on t.id = w.article_id and ${idsWithin(sql`t.id`, profile.query)}) r
    group by 1 order by 2 desc, 1`.execute(scope.db)
  return rows
}
