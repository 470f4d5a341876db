/** Pieces of print, radio and television as they are stored, and as they are answered. */
import { mediaRows } from '@guanlan/features/articles/articles/server/questions'
import { requireCampaign } from '@guanlan/features/campaigns/campaigns/server'
import { type EntryRef, entryRefOf, keyOfEntry } from '@guanlan/features/media/media-library/contract'
import { requireEntry } from '@guanlan/features/media/media-library/server'
import { refuse } from '@guanlan/platform/contract'
import {
  containing,
  openRecordFile,
  type RecordFacts,
  type RecordFile,
  recordFileOf,
  recordTable,
  type Scope,
  shownRecordFile,
  shownRecords,
} from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import { type Draft, mediumLength, mostPieces, type OfflinePiece, type Question } from '../contract.ts'

interface Stored extends Omit<Draft, 'files' | 'entry'>, RecordFile {
  mediaId: number | null
  accountId: number | null
}

const table = recordTable<Stored, Question, Question['sort']>({
  table: 'activity_offline_pieces',
  fields: {
    activityId: 'activity_id',
    mediaId: 'media_id',
    accountId: 'account_id',
    medium: 'medium',
    kind: 'kind',
    publishedOn: 'published_on',
    place: 'place',
    size: 'size',
    circulation: 'circulation',
    sentiment: 'sentiment',
    title: 'title',
    summary: 'summary',
    fileId: 'file_id',
    fileUser: 'file_user',
    fileName: 'file_name',
  },
  where: ({ activityId, entry, like, kind }) =>
    sql`${activityId === undefined ? sql`true` : sql`r.activity_id = ${activityId}::int`} and ${containing(['title', 'medium', 'summary'], like) ?? sql`true`}
      and ${entry === undefined ? sql`true` : isOfEntry(entry)}
      and ${kind === 'all' ? sql`true` : sql`r.kind = ${kind}`}`,
  sorts: {
    publishedOn: { value: sql`r.published_on::text`, type: 'text' },
    title: { value: sql`r.title`, type: 'text' },
    medium: { value: sql`r.medium`, type: 'text' },
    updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' },
  },
})

/** A medium is meant under what it was merged into, too. */
function isOfEntry(entry: EntryRef): RawBuilder<unknown> {
  const { mediaId, accountId } = keyOfEntry(entry)
  return mediaId === null
    ? sql`r.account_id = ${accountId}::int`
    : sql`r.media_id in (select m.id from ${mediaRows} m where coalesce(m.merged_into, m.id) = (select coalesce(n.merged_into, n.id) from ${mediaRows} n where n.id = ${mediaId}::int))`
}

const records = shownRecords<Stored, Question, Question['sort'], OfflinePiece, Draft>(table, {
  shown: async (_, rows) => rows.map(shownOf),
  fit,
})

function shownOf(stored: Stored & RecordFacts): OfflinePiece {
  const { fileId: _, fileUser: __, fileName: ___, mediaId, accountId, ...row } = stored
  return {
    ...row,
    circulation: row.circulation === null ? null : Number(row.circulation),
    entry: mediaId === null && accountId === null ? null : entryRefOf({ mediaId, accountId }),
    files: shownRecordFile(stored),
  }
}

/** @throws missing campaign; a file that whoever saves it has not sent */
async function fit(scope: Scope, { files: [file], entry, ...draft }: Draft & { id?: number }): Promise<Stored> {
  await requireCampaign(scope, draft.activityId)
  const before = draft.id === undefined ? null : await table.get(scope, draft.id)
  if (before && before.activityId !== draft.activityId)
    throw refuse('invalid', 'offlinePieces.otherCampaign', {}, 'activityId')
  const { id: _, ...stored } = draft as Draft & { id?: number }
  const known = entry === null ? null : await requireEntry(scope, entry)
  const medium = stored.medium || (known?.name ?? '').slice(0, mediumLength)
  if (medium === '') throw refuse('invalid', 'offlinePieces.mediumLength', {}, 'medium')
  const key = entry === null ? { mediaId: null, accountId: null } : keyOfEntry(entry)
  return { ...stored, ...key, medium, ...(await recordFileOf(scope, file, before)) }
}

export async function createPiece(scope: Scope, draft: Draft): Promise<OfflinePiece> {
  await requireCampaign(scope, draft.activityId)
  // Two at one moment are counted one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended('offline pieces ' || ${String(scope.orgId)} || ' ' || ${String(draft.activityId)}, 0))`.execute(
    scope.db,
  )
  const counts = await countsOfOfflinePieces(scope, draft.activityId)
  if (counts.reduce((sum, { count }) => sum + count, 0) >= mostPieces)
    throw refuse('conflict', 'offlinePieces.mostPieces', { most: String(mostPieces) })
  return records.create(scope, draft)
}

export async function updatePiece(scope: Scope, draft: Draft & { id: number; version: number }): Promise<OfflinePiece> {
  const { id, version } = draft
  await getPiece(scope, id)
  return shownOf(await table.update(scope, { ...(await fit(scope, draft)), id, version }))
}

/** What hangs on a campaign in the bin is as gone as the campaign is. @throws missing */
export async function getPiece(scope: Scope, id: number): Promise<OfflinePiece> {
  const piece = await records.get(scope, id)
  await requireCampaign(scope, piece.activityId)
  return piece
}

export async function listPieces(scope: Scope, query: Parameters<typeof records.list>[1]) {
  if (query.activityId !== undefined) await requireCampaign(scope, query.activityId)
  return records.list(scope, query)
}

export const removePieces = table.remove

export async function fileOfPiece(scope: Scope, id: number) {
  await getPiece(scope, id)
  return openRecordFile(scope, await table.get(scope, id))
}

interface OfflineCount {
  kind: Draft['kind']
  count: number
}

/** How many a campaign has, by kind: each is the total of the list with that filter. */
export async function countsOfOfflinePieces({ db, orgId }: Scope, campaignId: number): Promise<OfflineCount[]> {
  const { rows } = await sql<OfflineCount>`
    select kind, count(*)::int as count from activity_offline_pieces
    where org_id = ${orgId} and activity_id = ${campaignId}::int group by kind order by kind`.execute(db)
  return rows
}

/** Pieces of one medium. */
export interface MediumOffline {
  /** Null: it is an account, or stands in no library. */
  mediaId: number | null
  entry: EntryRef | null
  name: string
  count: number
}

/** By medium, the most first; a medium that was merged is the one that it has become. */
export async function offlineByMedium({ db, orgId }: Scope, campaignId: number): Promise<MediumOffline[]> {
  const { rows } = await sql<{ mediaId: number | null; accountId: number | null; name: string; count: number }>`
    select coalesce(m.merged_into, p.media_id) as "mediaId", p.account_id as "accountId", min(p.medium) as name, count(*)::int as count
    from activity_offline_pieces p left join ${mediaRows} m on m.id = p.media_id
    where p.org_id = ${orgId} and p.activity_id = ${campaignId}::int
    group by 1, 2, case when p.media_id is null and p.account_id is null then lower(p.medium) end order by count(*) desc, min(p.medium)`.execute(
    db,
  )
  return rows.map(({ mediaId, accountId, name, count }) => ({
    ...{ mediaId, name, count },
    entry: mediaId === null && accountId === null ? null : entryRefOf({ mediaId, accountId }),
  }))
}

/** All of a campaign, the earliest first; the file of each by `fileOfPiece`. */
export async function offlinePiecesOf(scope: Scope, campaignId: number): Promise<OfflinePiece[]> {
  const question = { activityId: campaignId, like: '', kind: 'all', sort: 'publishedOn', order: 'asc' } as const
  return (await records.list(scope, { ...question, page: 1, pageSize: mostPieces })).list
}
