/** Digests as they are kept, and what people do with them. */
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
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
import { type Digest, DigestDraft, type DigestPage, type DigestPreview, type DigestQuestion } from '../../contract.ts'
import { requireReceivers } from '../rules/require-own.ts'
import { digestOf } from './compose.ts'
import { factsOf } from './read.ts'
import { sendDigest } from './send.ts'
import { nextDigest, usualSince } from './when.ts'

const records = recordTable<DigestDraft, Pick<DigestQuestion, 'like'>, DigestQuestion['sort']>({
  table: 'warning_digests',
  fields: columnsOf(DigestDraft),
  where: ({ like }) => containing(['name'], like) ?? sql`true`,
  sorts: { name: { value: sql`r.name`, type: 'text' }, updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' } },
  taken: { warning_digests_by_name: ['name', 'warnings.digestTaken'] },
})

export async function listDigests(scope: Scope, query: DigestPage) {
  const page = await records.list(scope, query)
  const zone = await timeZoneOf(scope)
  return { ...page, list: page.list.map(row => shown(row, zone, scope.now)) }
}

export const getDigest = async (scope: Scope, id: number): Promise<Digest> =>
  shown(await records.get(scope, id), await timeZoneOf(scope), scope.now)

/** @throws a refusal at the field */
export async function addDigest(scope: Scope, draft: DigestDraft): Promise<Digest> {
  await requireNamed(scope, draft)
  return shown(await records.create(scope, draft), await timeZoneOf(scope), scope.now)
}

/** @throws `platform.changedSince` when somebody has saved since the version that is named */
export async function changeDigest(
  scope: Scope,
  draft: DigestDraft & { id: number; version: number },
): Promise<Digest> {
  await requireNamed(scope, draft)
  return shown(await records.update(scope, draft), await timeZoneOf(scope), scope.now)
}

export const removeDigests = (
  scope: Scope,
  chosen: ChosenRecords<Pick<DigestQuestion, 'like'>>,
): Promise<{ changed: number }> => records.remove(scope, chosen)

export async function previewDigest(
  scope: CallScope,
  draft: Pick<DigestDraft, 'name' | 'every' | 'warningIds' | 'level' | 'onlyUnsettled'>,
): Promise<DigestPreview> {
  const { now, locale } = scope
  const from = usualSince(draft, now)
  const facts = await factsOf(scope, draft, from, now)
  const timeZone = await timeZoneOf(scope)
  const { title, lines = [], items = [], more = 0 } = digestOf(draft, facts, { from, until: now, locale, timeZone })
  return {
    title,
    lines,
    items: items.map(item => ({ title: item.title, source: item.source ?? '', at: item.at ?? null })),
    more,
  }
}

export async function sendDigestNow(scope: Scope, id: number): Promise<{ changed: number }> {
  const digest = await records.get(scope, id)
  return { changed: await sendDigest(scope, digest, { from: usualSince(digest, scope.now), until: scope.now }) }
}

/** Warnings that are gone find nothing more; receivers that are gone would silently be nobody. */
const requireNamed = (scope: Scope, draft: DigestDraft): Promise<void> =>
  requireReceivers(scope, { ...draft, channelIds: [] })

const shown = (row: DigestDraft & RecordFacts, zone: string, now: Date): Digest => ({
  ...row,
  nextAt: row.enabled ? nextDigest(row, zone, now).toISOString() : null,
})
