/** Media of the library that a campaign could have: those that fit, in order, each with its reason and what it brought last time. */
import { type ArticleQuery, countsOf } from '@guanlan/features/articles/articles/server/questions'
import { campaignRows, requireCampaign } from '@guanlan/features/campaigns/campaigns/server'
import { measureEntries } from '@guanlan/features/media/assessments/server'
import { type Entry, type EntryRef, filtersOfEntry, keyOfEntry } from '@guanlan/features/media/media-library/contract'
import { listEntries } from '@guanlan/features/media/media-library/server'
import { refuse } from '@guanlan/platform/contract'
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import {
  type ExpandQuestion,
  type Expansion,
  type MediumState,
  measuredDays,
  mostCandidates,
  type Proposed,
} from '../contract.ts'
import { putInto } from './add.ts'
import { chooseOf, inOrder, partOf } from './choose.ts'
import { mediaOfCampaign } from './of-campaign.ts'
import { campaignIdOf } from './records.ts'
import { todayOf } from './shown.ts'

type Before = NonNullable<Proposed['before']>

export async function previewExpand(scope: Scope, question: ExpandQuestion): Promise<z.infer<typeof Expansion>> {
  const { id: campaignId } = await requireCampaign(scope, campaignIdOf(question))
  const { number, order, part } = question
  const fitting = await find(scope, question, question.filters)
  const there = new Set((await mediaOfCampaign(scope, campaignId)).map(({ entry }) => entry))
  const candidates = fitting.list.filter(({ entry }) => !there.has(entry))
  const ofPart = part
    ? new Set((await find(scope, question, [...question.filters, ...part.filters])).list.map(({ entry }) => entry))
    : null
  const today = await todayOf(scope)
  const measures = await measureEntries(
    scope,
    { fromDay: dayBefore(today, measuredDays - 1), toDay: today },
    candidates,
  )
  const sorted = inOrder(
    candidates.map(entry => {
      const { influence = null, articles = 0 } = measures.get(entry.entry) ?? {}
      return { ...entry, influence, articles, isOfPart: ofPart?.has(entry.entry) ?? false }
    }),
    order,
  ).map((each, at) => ({ ...each, place: at + 1 }))
  const partNumber = part ? partOf(number, part.percent) : 0
  const chosen = chooseOf(sorted, number, partNumber)
  const before = await lastCampaigns(scope, campaignId, chosen)
  return {
    found: fitting.total,
    there: fitting.list.length - candidates.length,
    measured: candidates.length,
    ofPart: chosen.filter(({ isOfPart }) => isOfPart).length,
    partNumber,
    list: chosen.map(each => ({
      ...{ entry: each.entry, name: each.name, kind: each.kind, mediaType: each.mediaType, platform: each.platform },
      ...{ level: each.level, region: each.region, followers: each.followers, isOurs: each.ours !== null },
      ...{ isOfPart: each.isOfPart, place: each.place, influence: each.influence, articles: each.articles },
      before: before.get(each.entry) ?? null,
    })),
  }
}

/** In one act: what the preview shows now, or of it those that are named. */
export async function expandMedia(
  scope: Scope,
  { idList, ...question }: ExpandQuestion & { idList?: readonly EntryRef[] | undefined },
): Promise<{ changed: number; there: number }> {
  const { list } = await previewExpand(scope, question)
  const named = idList && new Set(idList)
  const entries = named ? list.filter(({ entry }) => named.has(entry)) : list
  if (entries.length === 0) throw refuse('invalid', 'campaignMedia.chooseMedia', {}, 'idList')
  return putInto(scope, campaignIdOf(question), { entries, stage: 'proposed' })
}

async function find(scope: Scope, { of, like }: ExpandQuestion, filters: readonly string[]) {
  const page = { sort: 'lastSeen', order: 'desc', page: 1, pageSize: mostCandidates } as const
  const { list, total } = await listEntries(scope, of, { like, filters: [...filters], ...page })
  return { list, total: total ?? list.length }
}

const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)

interface Stood {
  mediaId: number | null
  accountId: number | null
  campaignId: number
  campaign: string
  state: MediumState
  from: Date
  to: Date | null
}

/** Of each the campaign that began last, and how many articles of it are in that campaign. */
async function lastCampaigns(
  scope: Scope,
  campaignId: number,
  entries: readonly Pick<Entry, 'entry' | 'name' | 'mediaType' | 'platform'>[],
): Promise<ReadonlyMap<EntryRef, Before>> {
  const { db, orgId, now } = scope
  const keys = entries.map(({ entry }) => keyOfEntry(entry))
  const { rows } = await sql<Stood>`
    select distinct on (r.media_id, r.account_id) r.media_id as "mediaId", r.account_id as "accountId", c.id as "campaignId", c.name as campaign,
      case when r.published then 'published' else r.stage end as state, c.start_time as "from", c.end_time as "to"
    from activity_media r join ${campaignRows} c on c.org_id = r.org_id and c.id = r.activity_id
    where r.org_id = ${orgId} and r.activity_id <> ${campaignId}
      and (r.media_id = any(${numberList(keys.flatMap(({ mediaId }) => mediaId ?? []))}::int[])
        or r.account_id = any(${numberList(keys.flatMap(({ accountId }) => accountId ?? []))}::int[]))
    order by r.media_id, r.account_id, c.start_time desc, c.id desc`.execute(db)
  const stood = rows.flatMap(({ mediaId, accountId, ...row }) => {
    const entry = entries.find(each => each.entry === (mediaId === null ? `a${accountId}` : `m${mediaId}`))
    return entry ? [{ ...row, entry }] : []
  })
  const counts = await countsOf(
    scope,
    stood.map(
      ({ entry, campaignId: id, from, to }): ArticleQuery => ({
        ...{ monitorIds: null, fold: false, place: 'desk' },
        from: new Date(from.getTime() - aroundMs),
        to: new Date((to ?? now).getTime() + aroundMs),
        filters: [{ field: 'activity', is: 'is', values: [String(id)] }, ...filtersOfEntry(entry)],
      }),
    ),
  )
  return new Map(
    stood.map(({ entry, campaign, state }, at) => [entry.entry, { campaign, state, articles: counts[at] ?? 0 }]),
  )
}
/** Pieces come before and after the days of a campaign. */
const aroundMs = 30 * 86_400_000
