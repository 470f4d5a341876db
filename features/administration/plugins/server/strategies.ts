/** Strategies as they are kept, and what one would give. */
import { countOf, pageOf, titlesOf } from '@guanlan/features/articles/articles/server/questions'
import { articleQuery, findItemsBelow, monitorRows } from '@guanlan/features/monitors/monitors/server'
import { refuse } from '@guanlan/platform/contract'
import {
  type CallScope,
  type ChosenRecords,
  columnsOf,
  containing,
  type RecordFacts,
  recordTable,
  type Scope,
} from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import {
  type SavedStrategy,
  type Strategy,
  type StrategyConditions,
  StrategyDraft,
  type StrategyPreview,
  type StrategyQuestion,
} from '../contract.ts'
import { questionOf } from './question.ts'

const mostShown = 5

type Wanted = Pick<StrategyQuestion, 'like' | 'plugType'>
const records = recordTable<StrategyDraft, Wanted, StrategyQuestion['sort']>({
  table: 'plugin_strategies',
  fields: { ...columnsOf(StrategyDraft), media: 'media_ids', sentiment: 'sentiments' },
  where: ({ like, plugType }) => {
    const named = containing(['name'], like) ?? sql`true`
    return plugType === '' ? named : sql`${named} and r.plug_type = ${plugType}`
  },
  sorts: { name: { value: sql`r.name`, type: 'text' }, updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' } },
  taken: { plugin_strategies_by_name: ['name', 'plugins.nameTaken'] },
})

type Page = StrategyQuestion & { page: number; pageSize: number; after?: string | undefined }
export async function listStrategies(scope: Scope, query: Page) {
  const page = await records.list(scope, query)
  return { ...page, list: await shown(scope, page.list) }
}

export const getStrategy = async (scope: Scope, id: number): Promise<Strategy> =>
  one(scope, await records.get(scope, id))

export async function saveStrategy(
  scope: CallScope,
  { id, version, ...draft }: z.output<typeof SavedStrategy>,
): Promise<Strategy> {
  await requireMonitor(scope, draft.monitorId)
  const saved =
    id === undefined || version === undefined
      ? await records.create(scope, draft)
      : await records.update(scope, { ...draft, id, version })
  return one(scope, saved)
}

export const removeStrategies = (scope: CallScope, chosen: ChosenRecords<Wanted>) => records.remove(scope, chosen)

export async function previewOf(scope: Scope, strategy: StrategyConditions): Promise<StrategyPreview> {
  await requireMonitor(scope, strategy.monitorId)
  const question = questionOf(strategy, scope.now)
  const query = await articleQuery(scope, question)
  const count = await countOf(scope, query)
  const rows = count === 0 ? [] : await pageOf(scope, query, { page: 1, pageSize: mostShown, sort: 'time_desc' })
  const newest = await titlesOf(
    scope,
    rows.map(({ id }) => id),
  )
  return {
    count,
    from: question.from,
    to: question.to,
    filters: question.filters,
    newest: newest.map(({ id, title, media, publishedAt, timeOfArrival }) => ({
      id,
      title,
      media,
      publishedAt: publishedAt.toISOString(),
      timeOfArrival,
    })),
  }
}

async function requireMonitor(scope: Scope, monitorId: number | null): Promise<void> {
  if (monitorId !== null && (await findItemsBelow(scope, monitorId)) === null)
    throw refuse('invalid', 'plugins.monitorMissing', {}, 'monitorId')
}

const one = async (scope: Scope, row: StrategyDraft & RecordFacts): Promise<Strategy> =>
  (await shown(scope, [row]))[0] as Strategy

async function shown({ orgId, db }: Scope, rows: readonly (StrategyDraft & RecordFacts)[]): Promise<Strategy[]> {
  const { rows: beside } = await sql<Pick<Strategy, 'id' | 'monitorName' | 'isPublished'>>`
    select s.id, m.name as "monitorName",
      exists (select from plugin_addresses a where a.org_id = ${orgId} and a.strategy_id = s.id and a.revoked_at is null) as "isPublished"
    from plugin_strategies s left join ${monitorRows} m on m.org_id = ${orgId} and m.id = s.monitor_id and m.deleted_at is null
    where s.org_id = ${orgId} and s.id = any(${rows.map(({ id }) => id)}::int[])`.execute(db)
  const byId = new Map(beside.map(each => [each.id, each]))
  return rows.map(row => ({ ...row, monitorName: null, isPublished: false, ...byId.get(row.id) }))
}
