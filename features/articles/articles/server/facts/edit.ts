/** An organisation's own version of an article: what it writes over the shared text, and the way back to the original, field by field. */
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type ArticleEdit, type EditedArticle, type EditedField, editedFields } from '../../contract.ts'
import { mediaTypeCode, mediaTypeWord } from '../codes.ts'
import { editColumns } from '../edit-columns.ts'
import { mayBeFound } from '../may-be-found.ts'
import type { ActScope } from './act-scope.ts'
import { findMedia } from './media.ts'
import { updateEditedFacts } from './update-edited-facts.ts'

type Values = EditedArticle['original']

interface Row {
  title: string
  summary: string | null
  body: string
  author: string | null
  media_id: number
  media: string
  media_type: number
  region: number | null
  published_at: Date
  is_ad: boolean
  sentiment: 1 | 0 | -1
  level: 1 | 2 | 3 | 4 | null
  dimension: string | null
  version: number
  updated_at: Date | null
  updated_by: string | null
  own: Partial<Record<string, unknown>> | null
  own_media: string | null
}

/**
 * What everybody has, and what the organisation wrote over it.
 * @param found it may come from a search: then it need not be the organisation's yet
 * @throws missing
 */
export async function editedArticle(
  { db, orgId }: Pick<ActScope, 'db' | 'orgId'>,
  id: number,
  found = false,
): Promise<EditedArticle> {
  const { rows } = await sql<Row>`
    select a.title, a.summary, a.body, a.author, a.media_id, m.name as media, a.media_type, a.region, a.published_at, a.is_ad, case when o.article_id is null then a.sentiment else o.sentiment end as sentiment, case when o.article_id is null then a.level else o.level end as level,
      nullif(coalesce(o.dimension, a.dimension), '') as dimension, coalesce(e.version, 0) as version, e.updated_at, member_name(e.updated_by) as updated_by,
      to_jsonb(e) as own, n.name as own_media
    from articles a ${found ? sql`left` : sql``} join org_articles o on o.org_id = ${orgId} and o.article_id = a.id and o.article_id = ${id} join media m on m.id = a.media_id
    left join article_edits e on e.org_id = ${orgId} and e.article_id = a.id left join media n on n.id = e.media_id
    where a.id = ${id} and ${mayBeFound(orgId)} and o.binned_at is distinct from 'infinity'`.execute(db)
  const [row] = rows
  if (!row) throw refuse('missing', 'platform.missing')
  const original: Values = {
    title: row.title,
    summary: row.summary ?? '',
    body: row.body,
    author: row.author ?? '',
    mediaId: row.media_id,
    media: row.media,
    mediaType: mediaTypeWord(row.media_type),
    region: row.region ?? 0,
    publishedAt: row.published_at.toISOString(),
    isAd: row.is_ad,
  }
  const own = ownValues(row)
  return {
    id,
    version: row.version,
    ...(row.updated_at && { updatedAt: row.updated_at.toISOString(), updatedBy: row.updated_by }),
    ...original,
    ...own,
    media: row.own_media ?? row.media,
    sentiment: row.sentiment,
    level: row.level,
    dimension: row.dimension,
    original,
    edited: editedFields.filter(field => own[field] !== undefined),
  }
}

function ownValues({ own }: Row): Partial<Omit<Values, 'media'>> {
  const reported = Object.entries(editColumns).flatMap(([field, column]) => {
    const value = own?.[column]
    if (value === undefined || value === null) return []
    if (field === 'mediaType') return [[field, mediaTypeWord(value as number)]]
    return [[field, field === 'publishedAt' ? new Date(value as string).toISOString() : value]]
  })
  return Object.fromEntries(reported)
}

/**
 * @param version the one that the writer started from; undefined: whatever there is
 * @returns whether the article is otherwise now
 * @throws missing; a conflict that names who, when somebody saved since
 */
export async function editArticle(scope: Scope, id: number, edit: ArticleEdit, version?: number): Promise<boolean> {
  const { db, orgId, userId, now } = scope
  // Two who save at once: the second waits, and then finds another version.
  await sql`select from org_articles where org_id = ${orgId} and article_id = ${id} for update`.execute(db)
  const before = await editedArticle(scope, id)
  if (version !== undefined && version !== before.version)
    throw refuse('conflict', 'platform.changedSince', { by: before.updatedBy ?? '' })
  const changes = changesOf(edit, before)
  if (changes.size === 0) return false
  const { mediaId } = edit
  if (mediaId && mediaId !== before.original.mediaId && (await findMedia(scope, '', [mediaId])).length === 0)
    throw refuse('invalid', 'articles.mediumMissing', {}, 'mediaId')
  const condition = [...changes].map(([field, value]) => [editColumns[field], stored(field, value)] as const)
  const names = sql.join(condition.map(([column]) => sql.ref(column)))
  await sql`
    insert into article_edits as e (org_id, article_id, published_at, updated_at, updated_by, ${names})
    select org_id, article_id, published_at, ${now}::timestamptz, ${userId}::int, ${sql.join(condition.map(([, value]) => value))}
    from org_articles where org_id = ${orgId} and article_id = ${id}
    on conflict (org_id, article_id) do update set version = e.version + 1, updated_at = excluded.updated_at, updated_by = excluded.updated_by,
      ${sql.join(condition.map(([column]) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))}`.execute(db)
  await updateEditedFacts(db, orgId, [id])
  return true
}

/** What becomes otherwise; null: as everybody has it. Pure. */
export function changesOf(edit: ArticleEdit, before: EditedArticle): Map<EditedField, unknown> {
  const changes = new Map<EditedField, unknown>()
  for (const field of editedFields) {
    const value = edit[field]
    if (value === undefined) continue
    const requested = field === 'publishedAt' && value !== null ? new Date(value as string).toISOString() : value
    const own = requested === null || requested === before.original[field] ? null : requested
    const isOwn = before.edited.includes(field)
    if (own === null ? isOwn : own !== before[field] || !isOwn) changes.set(field, own)
  }
  return changes
}

function stored(field: EditedField, value: unknown) {
  switch (field) {
    case 'mediaId':
    case 'region':
      return sql`${value}::int`
    case 'mediaType':
      return sql`${value === null ? null : mediaTypeCode(value as Values['mediaType'])}::smallint`
    case 'publishedAt':
      return sql`${value}::timestamptz`
    case 'isAd':
      return sql`${value}::boolean`
    default:
      return sql`${value}::text`
  }
}
