/** What articles of a campaign are matched with: read once for many. */
import { readSentText } from '@guanlan/engine/text'
import { mediaRows } from '@guanlan/features/articles/articles/server/questions'
import { type MediumOfCampaign, mediaOfCampaign } from '@guanlan/features/campaigns/campaign-media/server'
import { requireCampaign, storedCampaign } from '@guanlan/features/campaigns/campaigns/server'
import { releasesOf } from '@guanlan/features/campaigns/releases/server'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { daysAfter } from '../../contract.ts'
import { carriedBy, type ReadMessage, readMessages } from './messages.ts'
import type { ReadRelease } from './propose.ts'

export interface Ground {
  campaignId: number
  /** When articles of its media are pieces of it. */
  from: Date
  to: Date
  releases: readonly ReadRelease[]
  messages: readonly ReadMessage[]
  media: readonly MediumOfCampaign[]
  /** Of all of them, those that the library does not have by their names. */
  mediaIds: readonly number[]
  /** Certain ones are confirmed by themselves. */
  confirms: boolean
}

const dayMs = 86_400_000

/** @throws missing */
export async function groundOf(scope: Scope, campaignId: number): Promise<Ground> {
  const { startTime, endTime } = await requireCampaign(scope, campaignId)
  const messages = readMessages((await storedCampaign(scope, campaignId)).messages)
  const releases = await releasesOf(scope, [campaignId])
  const media = await mediaOfCampaign(scope, campaignId)
  return {
    campaignId,
    from: startTime,
    to: new Date(endTime === null ? scope.now.getTime() + dayMs : endTime.getTime() + daysAfter * dayMs),
    releases: releases.map(({ id, title, text, addresses }) => ({
      id,
      addresses,
      sent: text === '' ? null : readSentText({ title, text }),
      carries: carriedBy(messages, { title, text }),
    })),
    messages,
    media,
    mediaIds: await mediaIdsOf(scope, media),
    confirms: await confirmsOf(scope, campaignId),
  }
}

/** Ids that articles of these media are stored with. */
export async function mediaIdsOf(
  { db }: Pick<Scope, 'db'>,
  media: readonly Pick<MediumOfCampaign, 'mediaId' | 'entry' | 'names'>[],
): Promise<number[]> {
  const names = media.flatMap(({ entry, names: its }) => (entry === null ? its : []))
  const { rows } =
    names.length === 0
      ? { rows: [] }
      : await sql<{ id: number }>`
    select m.id from ${mediaRows} m where m.name = any(${names}::text[]) order by m.id limit 10000`.execute(db)
  return [...new Set([...media.flatMap(({ mediaId }) => mediaId ?? []), ...rows.map(({ id }) => id)])]
}

export async function confirmsOf({ db, orgId }: Pick<Scope, 'db' | 'orgId'>, campaignId: number): Promise<boolean> {
  const { rows } = await sql<{ confirms: boolean }>`
    select confirms from activity_piece_settings where org_id = ${orgId} and activity_id = ${campaignId}`.execute(db)
  return rows[0]?.confirms ?? true
}
