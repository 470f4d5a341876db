/** Filters as the database keeps them; a trigger tells the pipeline and begins the work on what is stored. */
import { locales, refuse, refuseAll } from '@guanlan/platform/contract'
import { containing, recordTable, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type {
  ChosenFilters,
  Filter,
  FilterDraft,
  FilterPage,
  FilterQuestion,
  SimilarDraft,
  SimilarFilter,
} from '../contract.ts'
import { problemsOf } from './deciding/check-draft.ts'
import { saveFilterNames } from './media-names.ts'
import { refuseIfEverything } from './trying/takes-everything.ts'

/** Each is asked about every article that its organisation wants. */
const most = { list: 500, similar: 100 }

const sorts = {
  name: { value: sql`r.name`, type: 'text' },
  updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' },
} as const
const common = { name: 'name', enabled: 'enabled', monitorIds: 'monitor_ids', type: 'kind' } as const

type KeptDraft = Omit<FilterDraft, 'allMedia'>
const lists = recordTable<KeptDraft, Pick<FilterQuestion, 'like'>, FilterQuestion['sort']>({
  table: 'filters',
  fields: { ...common, media: 'media', logicOperator: 'logic', conditions: { json: 'conditions' } },
  where: ({ like }) => sql`r.kind <> 'similar' and ${containing(['name'], like) ?? sql`true`}`,
  sorts,
  taken: { filters_by_name: ['name', 'filters.taken'] },
})
const similar = recordTable<SimilarDraft, { like: string; id?: number | undefined }, FilterQuestion['sort']>({
  table: 'filters',
  fields: { ...common, text: 'text', threshold: 'threshold', articleId: 'article_id' },
  where: ({ like, id }) =>
    sql`r.kind = 'similar' and (${id ?? null}::int is null or r.id = ${id ?? null}::int) and ${containing(['name'], like) ?? sql`true`}`,
  sorts,
  taken: { filters_by_name: ['name', 'filters.taken'] },
})

/** No medium chosen means all of them. */
const shown = (row: KeptDraft & Pick<Filter, 'id' | 'version' | 'updatedAt' | 'updatedBy'>): Filter => ({
  ...row,
  allMedia: row.media.length === 0,
})

export async function listFilters(scope: Scope, query: FilterPage) {
  const page = await lists.list(scope, query)
  return { ...page, list: page.list.map(shown) }
}

export async function getFilter(scope: Scope, id: number): Promise<Filter> {
  await requireKind(scope, id, ['black', 'white'])
  return shown(await lists.get(scope, id))
}

/** @throws a refusal that names what is missing, or how many articles nothing would be left of */
export async function createFilter(scope: Scope, draft: FilterDraft): Promise<Filter> {
  await requireRoom(scope, 'list')
  const made = await lists.create(scope, await checked(scope, null, draft))
  await saveFilterNames(scope, made.id)
  return shown(made)
}

export async function updateFilter(
  scope: Scope,
  { id, version, ...draft }: FilterDraft & { id: number; version: number },
): Promise<Filter> {
  await requireKind(scope, id, ['black', 'white'])
  const saved = await lists.update(scope, { ...(await checked(scope, id, draft)), id, version })
  await saveFilterNames(scope, id)
  return shown(saved)
}

async function checked(scope: Scope, id: number | null, draft: FilterDraft): Promise<KeptDraft> {
  const problems = problemsOf(draft, locales.indexOf(scope.locale))
  if (problems.length > 0) throw refuseAll(problems.slice(0, 50))
  await refuseIfEverything(scope, id, draft)
  const { allMedia: _, ...stored } = draft
  return stored
}

export const findSimilar = (scope: Scope, query: FilterPage & { id?: number | undefined }) => similar.list(scope, query)

export async function addSimilar(scope: Scope, draft: SimilarDraft): Promise<SimilarFilter> {
  await requireRoom(scope, 'similar')
  await refuseIfEverything(scope, null, draft)
  return similar.create(scope, draft)
}

export async function updateSimilar(
  scope: Scope,
  draft: SimilarDraft & { id: number; version: number },
): Promise<SimilarFilter> {
  await requireKind(scope, draft.id, ['similar'])
  await refuseIfEverything(scope, draft.id, draft)
  return similar.update(scope, draft)
}

/** @param kinds of no other kind is anything removed */
export async function removeFilters(
  { orgId, db }: Scope,
  ids: readonly number[],
  kinds: readonly string[],
): Promise<{ changed: number }> {
  const gone = await db
    .deleteFrom('filters')
    .where('org_id', '=', orgId)
    .where('id', 'in', [...ids])
    .where('kind', 'in', [...kinds])
    .returning('id')
    .execute()
  if (gone.length === 0) throw refuse('missing', 'platform.missing')
  return { changed: gone.length }
}

export const removeChosenFilters = (scope: Scope, chosen: ChosenFilters): Promise<{ changed: number }> =>
  lists.remove(scope, chosen)

async function requireKind({ orgId, db }: Scope, id: number, kinds: readonly string[]): Promise<void> {
  const row = await db
    .selectFrom('filters')
    .select('kind')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row || !kinds.includes(row.kind)) throw refuse('missing', 'platform.missing')
}

async function requireRoom(scope: Scope, of: keyof typeof most): Promise<void> {
  // Counted under a lock, so that two people at once cannot both take the last place.
  await sql`select pg_advisory_xact_lock(hashtext('filters'), ${scope.orgId})`.execute(scope.db)
  const count = await (of === 'list' ? lists.count(scope, { like: '' }) : similar.count(scope, { like: '' }))
  if (count >= most[of]) throw refuse('quota', 'filters.tooMany', { limit: most[of] })
}
