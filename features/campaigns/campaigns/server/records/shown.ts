/** Campaigns as they are answered: what is stored, and the numbers of their articles. */
import {
  figuresOfSets,
  hoursOfSets,
  type SetFigures,
  type SetHour,
} from '@guanlan/features/articles/articles/server/facts'
import { daysOf } from '@guanlan/features/monitors/monitors/server'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { refuse } from '@guanlan/platform/contract'
import type { RecordFacts, Scope } from '@guanlan/platform/server'
import { type Campaign, type CampaignQuestion, campaignStateOf } from '../../contract.ts'
import { fillingsOf } from '../jobs.ts'
import { type CampaignFacts, campaignTable, factsOf, requireCampaign, type StoredCampaign } from './rows.ts'

const dayMs = 86_400_000
const shownDays = 14

export type CampaignRow = StoredCampaign & RecordFacts

export async function showCampaigns(scope: Scope, rows: readonly CampaignRow[]): Promise<Campaign[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  // Before the numbers: what ends in between is looked at once more.
  const fillings = await fillingsOf(scope)
  const facts = await factsOf(scope, ids)
  const figures = await figuresOfSets(scope, 'campaign', ids)
  const earliest = Math.min(...[...facts.values()].map(each => lastDayOf(each, scope.now))) - shownDays * dayMs
  const hours = await hoursOfSets(scope, 'campaign', ids, new Date(earliest))
  const dayOf = daysOf(await timeZoneOf(scope))
  return rows.flatMap(row => {
    const known = facts.get(row.id)
    if (!known) return []
    const last = new Date(lastDayOf(known, scope.now))
    return [
      present(scope, row, known, {
        figures: figures.get(row.id),
        days: countsOfDays(hours.get(row.id) ?? [], last, dayOf),
        filling: fillings.get(row.id) ?? null,
      }),
    ]
  })
}

/** Today, or the last day of one that is over. Milliseconds. */
const lastDayOf = ({ endTime }: CampaignFacts, now: Date): number =>
  Math.min(now.getTime(), endTime === null ? Number.POSITIVE_INFINITY : Date.parse(endTime))

interface Numbers extends Pick<Campaign, 'days' | 'filling'> {
  figures: SetFigures | undefined
}

function present(scope: Scope, row: CampaignRow, facts: CampaignFacts, { figures, days, filling }: Numbers): Campaign {
  const { vocabularyIds: _, vocabularyNames: __, written, rule, budget, ...stored } = row
  const { wasStopped, ...its } = facts
  return {
    ...stored,
    ...its,
    rule: written ?? rule ?? '',
    tracked: facts.trackedAt !== null,
    state: stateOf(facts, scope.now),
    ...(scope.may('campaigns.money') && { budget }),
    ...{ days, filling },
    articles: figures?.articles ?? 0,
    negative: figures?.negative ?? 0,
    firstArticleAt: figures?.first.toISOString() ?? null,
    lastArticleAt: figures?.last.toISOString() ?? null,
  }
}

const stateOf = ({ startTime, endTime, trackedAt, wasStopped }: CampaignFacts, now: Date) =>
  campaignStateOf(
    {
      start: Date.parse(startTime),
      end: endTime === null ? null : Date.parse(endTime),
      isTracked: trackedAt !== null,
      wasStopped,
    },
    now.getTime(),
  )

/** Articles of the days that end with `last`, by the organisation's calendar. */
function countsOfDays(hours: readonly SetHour[], last: Date, dayOf: (moment: Date) => string): number[] {
  const counts = new Map<string, number>()
  for (const { at, count } of hours) counts.set(dayOf(at), (counts.get(dayOf(at)) ?? 0) + count)
  return Array.from(
    { length: shownDays },
    (_, place) => counts.get(dayOf(new Date(last.getTime() - (shownDays - 1 - place) * dayMs))) ?? 0,
  )
}

/** @throws missing, also of one in the bin */
export async function getCampaign(scope: Scope, id: number): Promise<Campaign> {
  const [campaign] = await showCampaigns(scope, [await storedCampaign(scope, id)])
  if (!campaign) throw refuse('missing', 'campaigns.missing')
  return campaign
}

/** @throws missing, also of one in the bin */
export async function storedCampaign(scope: Scope, id: number): Promise<CampaignRow> {
  await requireCampaign(scope, id)
  return campaignTable.get(scope, id)
}

type PageQuery = CampaignQuestion & { page: number; pageSize: number; after?: string | undefined }

export async function listCampaigns(scope: Scope, query: PageQuery) {
  const page = await campaignTable.list(scope, { ...query, now: scope.now })
  return { ...page, list: await showCampaigns(scope, page.list) }
}
