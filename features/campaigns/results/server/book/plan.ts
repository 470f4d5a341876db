/** The order and titles of a clipping book, kept as people made them. */
import { loadColumns } from '@guanlan/features/articles/articles/server/questions'
import { requireCampaign } from '@guanlan/features/campaigns/campaigns/server'
import { offlinePiecesOf } from '@guanlan/features/campaigns/offline-pieces/server'
import { countingKeys } from '@guanlan/features/campaigns/pieces/server'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { BookPlan, PlanEntry } from '../../contract.ts'
import { orderedBy } from './order.ts'

interface Stored {
  version: number
  entries: PlanEntry[]
  updatedBy: string | null
}

async function storedPlan({ db, orgId }: Scope, id: number): Promise<Stored> {
  const { rows } = await sql<Stored>`
    select version, entries, member_name(updated_by) as "updatedBy" from book_plans where org_id = ${orgId} and activity_id = ${id}`.execute(
    db,
  )
  return rows[0] ?? { version: 0, entries: [], updatedBy: null }
}

export interface PlannedBook {
  isPlanned: boolean
  /** In the order of the book, those that stand in it. */
  entries: PlanEntry[]
  /** Of online pieces. */
  articles: ReadonlyMap<number, number>
}

/** What whoever asks sees of it. @throws missing */
export async function plannedBook(scope: Scope, id: number): Promise<PlannedBook> {
  const { version, entries, articles } = await wholePlan(scope, id)
  return { isPlanned: version > 0, entries: entries.filter(({ out }) => !out), articles }
}

async function wholePlan(scope: Scope, id: number) {
  const plan = await storedPlan(scope, id)
  const online = await countingKeys(scope, id)
  const offline = await offlinePiecesOf(scope, id)
  const keys = [
    ...online.map(piece => ({ of: 'online' as const, id: piece.id })),
    ...offline.map(piece => ({ of: 'offline' as const, id: piece.id })),
  ]
  return {
    version: plan.version,
    offline: new Map(offline.map(piece => [piece.id, piece])),
    articles: new Map(online.map(piece => [piece.id, piece.articleId])),
    entries: orderedBy(keys, plan.entries),
  }
}

export async function bookPlanOf(scope: Scope, id: number): Promise<BookPlan> {
  await requireCampaign(scope, id)
  const { version, entries, articles, offline } = await wholePlan(scope, id)
  const loaded = await loadColumns(scope, [...articles.values()], ['title', 'media', 'publishedAt'])
  const byArticle = new Map(loaded.map(article => [article.id, article]))
  return {
    version,
    total: entries.filter(({ out }) => !out).length,
    lines: entries.map(entry => {
      const printed = offline.get(entry.id)
      if (entry.of === 'offline')
        return {
          ...entry,
          ownTitle: printed?.title ?? '',
          media: printed?.medium ?? '',
          on: printed?.publishedOn ?? '',
        }
      const article = byArticle.get(articles.get(entry.id) ?? 0)
      const on = article?.publishedAt === undefined ? '' : new Date(article.publishedAt).toISOString()
      return { ...entry, ownTitle: article?.title ?? '', media: article?.media ?? '', on }
    }),
  }
}

/** @throws a conflict where somebody made another one since */
export async function saveBookPlan(
  scope: Scope,
  id: number,
  { version, entries }: { version: number; entries: readonly PlanEntry[] },
): Promise<BookPlan> {
  await requireCampaign(scope, id)
  const { db, orgId, userId, now } = scope
  const text = JSON.stringify(entries)
  const { rows } =
    version === 0
      ? await sql`
          insert into book_plans (org_id, activity_id, updated_at, updated_by, entries) values (${orgId}, ${id}, ${now}, ${userId}, ${text}::jsonb)
          on conflict do nothing returning version`.execute(db)
      : await sql`
          update book_plans set entries = ${text}::jsonb, version = version + 1, updated_at = ${now}, updated_by = ${userId}
          where org_id = ${orgId} and activity_id = ${id} and version = ${version} returning version`.execute(db)
  if (rows.length === 0)
    throw refuse('conflict', 'platform.changedSince', { by: (await storedPlan(scope, id)).updatedBy ?? '' })
  return bookPlanOf(scope, id)
}

export async function bookSettingOf({ db, orgId }: Scope): Promise<{ wholeTexts: boolean }> {
  const { rows } = await sql<{ wholeTexts: boolean }>`
    select whole_texts as "wholeTexts" from book_settings where org_id = ${orgId}`.execute(db)
  return rows[0] ?? { wholeTexts: false }
}

export async function saveBookSetting(scope: Scope, wholeTexts: boolean): Promise<{ wholeTexts: boolean }> {
  await sql`
    insert into book_settings (org_id, whole_texts) values (${scope.orgId}, ${wholeTexts})
    on conflict (org_id) do update set whole_texts = excluded.whole_texts where book_settings.whole_texts <> excluded.whole_texts`.execute(
    scope.db,
  )
  return { wholeTexts }
}
