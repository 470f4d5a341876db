/** Campaigns and their releases as a calendar file (RFC 5545) by a signed link, which calendar programs ask again. */
import { campaignRows } from '@guanlan/features/campaigns/campaigns/server'
import { releasesOf } from '@guanlan/features/campaigns/releases/server'
import { organisationName } from '@guanlan/features/people/organisations/server'
import { type Locale, refuse, say } from '@guanlan/platform/contract'
import {
  type CallScope,
  dispositionOf,
  type LinkOpenScope,
  type RequestContext,
  revokeLinks,
  type Scope,
} from '@guanlan/platform/server'
import ical, { ICalCalendarMethod } from 'ical-generator'
import { sql } from 'kysely'
import { strings } from '../strings.ts'

const purpose = 'campaignCalendar'
const lastingMs = 365 * 86_400_000
const hourMs = 3_600_000
/** From half a year ago on. */
const beforeMs = 183 * 86_400_000
const mostCampaigns = 1_000
/** Campaigns without an end stand for a day. */
const dayMs = 86_400_000

export async function linkCalendar(scope: CallScope): Promise<{ token: string; expiresAt: string }> {
  const expiresAt = new Date(scope.now.getTime() + lastingMs)
  const token = await scope.makeLink({ purpose, objectId: scope.userId ?? 0, expiresAt, mostUses: null })
  return { token, expiresAt: expiresAt.toISOString() }
}

/** Of the caller, all there are. */
export const unlinkCalendar = async (scope: CallScope): Promise<{ ended: number }> => ({
  ended: await revokeLinks(scope, { purpose, objectId: scope.userId ?? 0 }),
})

export async function sendCalendar(scope: LinkOpenScope, { reply }: RequestContext): Promise<void> {
  const text = await scope.within(async ({ maker }) => {
    if (maker === null) throw refuse('missing', 'platform.missing')
    return calendarOf(maker, await organisationName(maker), await datedOf(maker))
  })
  await reply
    .header('content-type', 'text/calendar; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .header('content-disposition', dispositionOf('campaigns.ics'))
    .send(text)
}

interface Dated {
  campaigns: { id: number; name: string; startTime: Date; endTime: Date | null }[]
  releases: { id: number; title: string; campaign: string; releaseAt: Date; embargoAt: Date | null }[]
}

async function datedOf(scope: Scope): Promise<Dated> {
  const { db, orgId, now } = scope
  const since = new Date(now.getTime() - beforeMs)
  const { rows: campaigns } = await sql<Dated['campaigns'][number]>`
    select c.id, c.name, c.start_time as "startTime", c.end_time as "endTime" from ${campaignRows} c
    where c.org_id = ${orgId} and (c.end_time is null or c.end_time >= ${since}::timestamptz) order by c.start_time, c.id limit ${mostCampaigns}`.execute(
    db,
  )
  const names = new Map(campaigns.map(({ id, name }) => [id, name]))
  const releases = (await releasesOf(scope, [...names.keys()])).flatMap(
    ({ id, title, campaignId, releaseAt, embargoAt }) => {
      const campaign = names.get(campaignId)
      return campaign === undefined ? [] : [{ id, title, campaign, releaseAt, embargoAt }]
    },
  )
  return { campaigns, releases }
}

/** In the language of whoever made the link. */
export function calendarOf(
  { locale, now, orgId }: Pick<Scope, 'locale' | 'now' | 'orgId'>,
  organisation: string,
  { campaigns, releases }: Dated,
): string {
  const calendar = ical({
    name: say(strings.calendarName, locale, { organisation }),
    prodId: { company: 'Guanlan', product: 'campaigns' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3_600,
  })
  for (const { id, name, startTime, endTime } of campaigns)
    calendar.createEvent({
      ...{ id: `campaign-${orgId}-${id}@guanlan`, stamp: now, start: startTime },
      end: endTime ?? new Date(startTime.getTime() + dayMs),
      summary: say(strings.calendarCampaign, locale, { name }),
      ...(endTime === null && { description: say(strings.goesOn, locale) }),
    })
  for (const { id, title, campaign, releaseAt, embargoAt } of releases)
    calendar.createEvent({
      ...{ id: `release-${orgId}-${id}@guanlan`, stamp: now, start: releaseAt },
      end: new Date(releaseAt.getTime() + hourMs),
      summary: say(strings.calendarRelease, locale, { title }),
      description: descriptionOf(campaign, embargoAt, locale),
    })
  return calendar.toString()
}

const descriptionOf = (campaign: string, embargoAt: Date | null, locale: Locale): string =>
  [
    campaign,
    ...(embargoAt === null ? [] : [say(strings.calendarEmbargo, locale, { at: embargoAt.toISOString() })]),
  ].join('\n')
