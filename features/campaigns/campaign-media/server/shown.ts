/** Media of campaigns as they are answered: by the names of the library, and with what each costs for those who may see it. */

import { namesOfJournalists } from '@guanlan/features/media/journalists/server'
import { entriesOf } from '@guanlan/features/media/media-library/server'
import { type Scope, zoneOf } from '@guanlan/platform/server'
import type { CampaignMedium } from '../contract.ts'
import { refOf, type StoredMedium } from './table.ts'

/** By the calendar of the organisation, YYYY-MM-DD. */
export async function todayOf({ db, orgId, now }: Pick<Scope, 'db' | 'orgId' | 'now'>): Promise<string> {
  const zone = await zoneOf(orgId, db)
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(now)
}

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

export async function showMedia(scope: Scope, rows: readonly StoredMedium[]): Promise<CampaignMedium[]> {
  if (rows.length === 0) return []
  const entries = await entriesOf(
    scope,
    rows.flatMap(row => refOf(row) ?? []),
  )
  const people = await namesOfJournalists(
    scope,
    rows.flatMap(({ journalistId }) => journalistId ?? []),
  )
  const today = await todayOf(scope)
  const seesMoney = scope.may('campaigns.money')
  return rows.map(({ mediaId, accountId, position: _, stage, published, cost, ...row }) => {
    const ref = refOf({ mediaId, accountId })
    const entry = ref === null ? undefined : entries.get(ref)
    const { promisedOn, journalistId } = row
    const isAwaited = promisedOn !== null && !published && stage !== 'declined'
    return {
      ...row,
      entry: entry?.entry ?? ref,
      name: entry?.name ?? row.name,
      kind: entry?.kind ?? null,
      mediaType: entry?.mediaType ?? null,
      platform: entry?.platform ?? null,
      level: entry?.level ?? null,
      followers: entry?.followers ?? null,
      state: published ? 'published' : stage,
      journalist: (journalistId !== null && people.get(journalistId)) || row.journalist,
      daysLate: isAwaited && promisedOn < today ? daysBetween(promisedOn, today) : null,
      ...(seesMoney && { cost }),
    }
  })
}
