import { containing, recordTable, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { CompetitorAnalysis, CompetitorDraft, Draft, Question, StoredComparison } from '../contract.ts'

const sorts = {
  updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' },
  name: { value: sql`r.name`, type: 'text' },
} as const

interface Page {
  like: string
  page: number
  pageSize: number
  after?: string | undefined
  sort: Question['sort']
  order: 'asc' | 'desc'
}

const comparisons = recordTable<Draft, { like: string }, Question['sort']>({
  table: 'comparisons',
  fields: {
    ...{
      name: 'name',
      monitors: 'monitors',
      brands: 'brands',
      stories: 'stories',
      events: 'events',
      campaigns: 'campaigns',
      rules: 'rules',
    },
    periods: { json: 'periods' },
    ...{ platforms: 'platforms', mediaTypes: 'media_types', days: 'days', fold: 'fold' },
  },
  where: ({ like }) => containing(['name'], like),
  sorts,
})

/** Stories are bigints, which the driver hands over as texts. */
const reported = (stored: StoredComparison): StoredComparison => ({ ...stored, stories: stored.stories.map(Number) })

export const getComparison = async (scope: Scope, id: number): Promise<StoredComparison> =>
  reported(await comparisons.get(scope, id))

export async function listComparisons(scope: Scope, page: Page) {
  const { list, ...of } = await comparisons.list(scope, page)
  return { ...of, list: list.map(reported) }
}

export const addComparison = async (scope: Scope, draft: Draft): Promise<StoredComparison> =>
  reported(await comparisons.create(scope, draft))

export const changeComparison = async (
  scope: Scope,
  draft: Draft & { id: number; version: number },
): Promise<StoredComparison> => reported(await comparisons.update(scope, draft))

const competitors = recordTable<CompetitorDraft, { like: string }, Question['sort']>({
  table: 'competitor_analyses',
  fields: { name: 'name', own: 'own', rivals: 'rivals', days: 'days' },
  where: ({ like }) => containing(['name'], like),
  sorts,
})

export const getAnalysis = (scope: Scope, id: number): Promise<CompetitorAnalysis> => competitors.get(scope, id)

export const listAnalyses = (scope: Scope, page: Page): Promise<{ list: CompetitorAnalysis[]; total: number | null }> =>
  competitors.list(scope, page)

export const addAnalysis = (scope: Scope, draft: CompetitorDraft): Promise<CompetitorAnalysis> =>
  competitors.create(scope, draft)

export const changeAnalysis = (
  scope: Scope,
  draft: CompetitorDraft & { id: number; version: number },
): Promise<CompetitorAnalysis> => competitors.update(scope, draft)

const chosen = (id: number) => ({ ids: [id], allOf: null, but: [] })
export const removeComparison = (scope: Scope, id: number): Promise<{ changed: number }> =>
  comparisons.remove(scope, chosen(id))
export const removeAnalysis = (scope: Scope, id: number): Promise<{ changed: number }> =>
  competitors.remove(scope, chosen(id))

/** Both together: `monitorVsCount` (spec 5). */
export const countSaved = async (scope: Scope): Promise<number> =>
  (await comparisons.count(scope, { like: '' })) + (await competitors.count(scope, { like: '' }))

const mostNames = 10_000

/** Of saved comparisons. */
export async function comparisonNames(scope: Scope): Promise<Map<number, string>> {
  const page = { sort: 'name', order: 'asc', limit: mostNames } as const
  const { list } = await comparisons.pageOfChosen(scope, { ids: [], allOf: { like: '' }, but: [] }, page)
  return new Map(list.map(({ id, name }) => [id, name]))
}
