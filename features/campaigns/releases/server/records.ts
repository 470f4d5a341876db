/** Releases as they are stored, and as they are answered. */

import { plainText } from '@guanlan/engine/clean'
import { mediaOfCampaign } from '@guanlan/features/campaigns/campaign-media/server'
import { requireCampaign } from '@guanlan/features/campaigns/campaigns/server'
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
import { sql } from 'kysely'
import { type Draft, mostReleases, type Question, type Release, stateOfRelease } from '../contract.ts'

interface Stored extends RecordFile {
  activityId: number
  title: string
  text: string
  addresses: string[]
  releaseAt: string
  embargoAt: string | null
  mediaIds: number[]
  sender: string
  sentAt: string | null
}

const byState = {
  all: sql`true`,
  sent: sql`r.sent_at is not null`,
  due: sql`r.sent_at is null and r.release_at >= now()`,
  late: sql`r.sent_at is null and r.release_at < now()`,
}

const table = recordTable<Stored, Question, Question['sort']>({
  table: 'releases',
  fields: {
    activityId: 'activity_id',
    title: 'title',
    text: 'body',
    addresses: 'addresses',
    releaseAt: 'release_at',
    embargoAt: 'embargo_at',
    mediaIds: 'media_ids',
    sender: 'sender',
    fileId: 'file_id',
    fileUser: 'file_user',
    fileName: 'file_name',
    sentAt: 'sent_at',
  },
  where: ({ activityId, like, state }) =>
    sql`${activityId === undefined ? sql`true` : sql`r.activity_id = ${activityId}::int`} and ${containing(['title'], like) ?? sql`true`} and ${byState[state]}`,
  sorts: {
    releaseAt: { value: sql`r.release_at`, type: 'timestamptz' },
    title: { value: sql`r.title`, type: 'text' },
    updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' },
  },
})

export const records = shownRecords<Stored, Question, Question['sort'], Release, Draft>(table, {
  shown: show,
  fit: fit,
})

const iso = (at: string | null): string | null => (at === null ? null : new Date(at).toISOString())

async function show(scope: Scope, rows: readonly (Stored & RecordFacts)[]): Promise<Release[]> {
  const names = new Map<number, string>()
  for (const campaignId of new Set(rows.map(({ activityId }) => activityId)))
    for (const { id, name } of await mediaOfCampaign(scope, campaignId)) names.set(id, name)
  return rows.map(stored => {
    const { fileId: _, fileUser: __, fileName: ___, ...row } = stored
    const releaseAt = iso(row.releaseAt) ?? ''
    const sentAt = iso(row.sentAt)
    return {
      ...row,
      ...{ releaseAt, sentAt },
      embargoAt: iso(row.embargoAt),
      files: shownRecordFile(stored),
      state: stateOfRelease({ releaseAt, sentAt }, scope.now.getTime()),
      media: row.mediaIds.flatMap(id => {
        const name = names.get(id)
        return name === undefined ? [] : [{ id, name }]
      }),
      letters: [...row.text.replace(/[^\p{L}\p{N}]/gu, '')].length,
    }
  })
}

/** Markup that was pasted is what a reader would see of it. */
const readable = (text: string): string =>
  /<(?:p|div|br|span|script|html|body|h\d)\b[^>]*>/i.test(text) ? plainText(text) : text

/** @throws missing campaign; a medium that is none of it; a file that whoever saves it has not sent */
async function fit(scope: Scope, { files, ...draft }: Draft & { id?: number }): Promise<Stored> {
  await requireCampaign(scope, draft.activityId)
  const before = draft.id === undefined ? null : await table.get(scope, draft.id)
  if (before && before.activityId !== draft.activityId)
    throw refuse('invalid', 'releases.otherCampaign', {}, 'activityId')
  const known = new Set((await mediaOfCampaign(scope, draft.activityId)).map(({ id }) => id))
  // One that left the campaign since may stay named; a new one has to be there.
  const unknown = draft.mediaIds.find(id => !known.has(id) && !before?.mediaIds.includes(id))
  if (unknown !== undefined) throw refuse('invalid', 'releases.mediumMissing', {}, 'mediaIds')
  const text = readable(draft.text)
  await requireOtherText(scope, draft, text)
  const [file] = files
  const { id: _, ...stored } = draft as Draft & { id?: number }
  return {
    ...(stored as Omit<Draft, 'files'>),
    text,
    addresses: [...new Set(draft.addresses)],
    mediaIds: [...new Set(draft.mediaIds)],
    ...(await recordFileOf(scope, file, before)),
  }
}

/** A piece could be of either of two releases that say the same. */
async function requireOtherText(
  { db, orgId }: Scope,
  { id, activityId }: { id?: number; activityId: number },
  text: string,
) {
  if (text === '') return
  const { rows } = await sql<{ title: string }>`
    select title from releases where org_id = ${orgId} and activity_id = ${activityId}::int and id <> ${id ?? 0}::int and body = ${text} limit 1`.execute(
    db,
  )
  if (rows[0]) throw refuse('conflict', 'releases.sameText', { title: rows[0].title }, 'text')
}

export async function createRelease(scope: Scope, draft: Draft): Promise<Release> {
  await requireCampaign(scope, draft.activityId)
  // Two at one moment are counted one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended('releases ' || ${String(scope.orgId)} || ' ' || ${String(draft.activityId)}, 0))`.execute(
    scope.db,
  )
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from releases where org_id = ${scope.orgId} and activity_id = ${draft.activityId}::int`.execute(
    scope.db,
  )
  if ((rows[0]?.n ?? 0) >= mostReleases) throw refuse('conflict', 'releases.most', { most: String(mostReleases) })
  return records.create(scope, draft)
}

export async function updateRelease(scope: Scope, draft: Draft & { id: number; version: number }): Promise<Release> {
  const { id, version } = draft
  await openRelease(scope, id)
  const stored = await fit(scope, draft)
  const row = await table.update(scope, { ...stored, id, version })
  return (await show(scope, [row]))[0] as Release
}

/** What hangs on a campaign in the bin is as gone as the campaign is. @throws missing */
export async function openRelease(scope: Scope, id: number): Promise<Release> {
  const release = await records.get(scope, id)
  await requireCampaign(scope, release.activityId)
  return release
}

export async function listReleases(scope: Scope, query: Parameters<typeof records.list>[1]) {
  if (query.activityId !== undefined) await requireCampaign(scope, query.activityId)
  const page = await records.list(scope, query)
  return { ...page, list: page.list.map(row => ({ ...row, text: '' })) }
}

/** Those that say so already stay as they are. */
export async function noteSent(scope: Scope, { ids, sentAt }: { ids: readonly number[]; sentAt: string | null }) {
  const { db, orgId, userId, now } = scope
  const { numAffectedRows } = await sql`
    update releases set sent_at = ${sentAt}::timestamptz, version = version + 1, updated_by = ${userId}, updated_at = ${now}
    where org_id = ${orgId} and id = any(${[...ids]}::int[]) and sent_at is distinct from ${sentAt}::timestamptz`.execute(
    db,
  )
  return { changed: Number(numAffectedRows ?? 0n) }
}

export const removeReleases = table.remove
export const fileOfRelease = async (scope: Scope, id: number) => {
  await openRelease(scope, id)
  return openRecordFile(scope, await table.get(scope, id))
}

/** As a mail carries it; null: it has none. */
export async function mailFileOf(scope: Scope, id: number) {
  const stored = await table.get(scope, id)
  if (stored.fileId === null) return null
  const { key, name, size } = await openRecordFile(scope, stored)
  return { key, name, bytes: size, type: 'application/octet-stream' }
}
