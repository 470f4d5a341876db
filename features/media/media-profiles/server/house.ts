/** The media and accounts of one house, with what each brought and who of them was first. */
import { idsWithin } from '@guanlan/features/articles/articles/server'
import { articleRows, rowsOf } from '@guanlan/features/articles/articles/server/questions'
import { type Entry, filtersOfEntry, keyOfEntry } from '@guanlan/features/media/media-library/contract'
import { listEntries } from '@guanlan/features/media/media-library/server'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type House, type HouseEntry, mostOfHouse, type ProfileQuestion } from '../contract.ts'
import { articlesOf, headOf, type Profile, profileOf } from './question.ts'

/** The medium that the house is. */
function houseOf({ entry }: Profile): { id: number; name: string } | null {
  if (entry.body) return entry.body
  const { mediaId } = keyOfEntry(entry.entry)
  return mediaId !== null && entry.kind === 'media-body' ? { id: mediaId, name: entry.name } : null
}

/** Media before accounts, the ones seen last first. A medium without a house stands alone, with the accounts that are its. */
async function entriesOfHouse(scope: Scope, profile: Profile, like: string): Promise<Entry[]> {
  const { mediaId } = keyOfEntry(profile.entry.entry)
  const id = houseOf(profile)?.id ?? mediaId
  if (id === null) return like === '' ? [profile.entry] : []
  const listed = {
    ...{ like, filters: [`body:is:${id}`], page: 1, pageSize: mostOfHouse },
    ...({ sort: 'lastSeen', order: 'desc' } as const),
  }
  const media = await listEntries(scope, 'media', listed)
  const accounts = await listEntries(scope, 'accounts', listed)
  return [...media.list, ...accounts.list].slice(0, mostOfHouse)
}

export async function houseWithNumbers(scope: Scope, question: ProfileQuestion): Promise<House> {
  const profile = await profileOf(scope, question)
  const entries = await entriesOfHouse(scope, profile, '')
  const list = await withNumbers(scope, profile, entries)
  return {
    ...headOf(profile, await articlesOf(scope, profile)),
    house: houseOf(profile),
    list: list.toSorted((one, other) => other.articles - one.articles || one.name.localeCompare(other.name)),
  }
}

export async function listHouse(
  scope: Scope,
  question: ProfileQuestion & {
    titleLike?: string | undefined
    page?: number | undefined
    pageSize?: number | undefined
  },
) {
  const { titleLike = '', page = 1, pageSize = 20, ...requested } = question
  const profile = await profileOf(scope, requested)
  const whole = await entriesOfHouse(scope, profile, '')
  const found = titleLike.trim() === '' ? null : new Set((await entriesOfHouse(scope, profile, titleLike)).map(refOf))
  // Who was first is a question of the whole house, also where some of it is looked for.
  const all = (await withNumbers(scope, profile, whole)).filter(({ entry }) => found === null || found.has(entry))
  const sorted = all.toSorted((one, other) => other.articles - one.articles || one.name.localeCompare(other.name))
  return { list: sorted.slice((page - 1) * pageSize, page * pageSize), total: sorted.length, page, pageSize }
}
const refOf = ({ entry }: { entry: string }) => entry

interface Amounts {
  place: number
  articles: number
  negative: number
  interactions: number
  readers: number
  first: number
  copied: number
}

async function withNumbers(scope: Scope, { query }: Profile, entries: readonly Entry[]): Promise<HouseEntry[]> {
  if (entries.length === 0) return []
  const columns = sql`r.article_id, r.published_at, r.cluster_id, r.sentiment, r.interactions`
  const own = entries.map((entry, place) => {
    const rows = rowsOf(scope, { ...query, filters: filtersOfEntry(entry) }, columns)
    return sql`select ${place}::int as place, w.* from (${rows}) w`
  })
  const { rows } = await sql<Amounts>`
    with own as materialized (${sql.join(own, sql` union all `)}),
    firsts as (select cluster_id, min(published_at) as at, count(distinct place) as members from own group by 1)
    select o.place, count(*)::int as articles, (count(*) filter (where o.sentiment = -1))::int as negative, coalesce(sum(o.interactions), 0)::float8 as interactions,
      coalesce(sum(a.reads), 0)::float8 as readers,
      (count(distinct o.cluster_id) filter (where f.members > 1 and o.published_at = f.at))::int as first,
      (count(*) filter (where f.members > 1 and o.published_at > f.at and not exists (
        select from own x where x.place = o.place and x.cluster_id = o.cluster_id and x.published_at = f.at)))::int as copied
    from own o join firsts f using (cluster_id) join ${articleRows} a on a.id = o.article_id and ${idsWithin(sql`a.id`, query)}
    group by 1`.execute(scope.db)
  const byPlace = new Map(rows.map(({ place, ...amounts }) => [place, amounts]))
  const none = { articles: 0, negative: 0, interactions: 0, readers: 0, first: 0, copied: 0 }
  return entries.map(({ id, entry, name, kind, mediaType, platform, level, followers }, place) => ({
    ...{ id, entry, name, kind, mediaType, platform, level, followers },
    ...(byPlace.get(place) ?? none),
  }))
}
