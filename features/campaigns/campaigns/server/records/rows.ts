/** Rows of campaigns as they are stored. */
import { refuse } from '@guanlan/platform/contract'
import { isoOf, patternOf, recordTable, type Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { Budget, Campaign, CampaignQuestion, CampaignState, Draft } from '../../contract.ts'

/** What is stored of a draft: its rule read. */
export interface StoredCampaign
  extends Pick<Draft, 'name' | 'kind' | 'ownerId' | 'labels' | 'note' | 'brands' | 'messages' | 'targets'> {
  startTime: string | Date
  endTime: string | Date | null
  budget: Budget | null
  rule: string | null
  written: string | null
  ruleVersion: number
  vocabularyIds: number[]
  vocabularyNames: string[]
}

type Asked = CampaignQuestion & { now: Date }

export const campaignTable = recordTable<StoredCampaign, Asked, CampaignQuestion['sort']>({
  table: 'activities',
  fields: {
    name: 'name',
    startTime: 'start_time',
    endTime: 'end_time',
    kind: 'kind',
    ownerId: 'owner_id',
    labels: 'labels',
    note: 'note',
    brands: 'brands',
    messages: { json: 'messages' },
    targets: { json: 'targets' },
    budget: { json: 'budget' },
    rule: 'rule',
    written: 'written',
    ruleVersion: 'rule_version',
    vocabularyIds: 'vocabulary_ids',
    vocabularyNames: 'vocabulary_names',
  },
  only: sql`r.binned_at is null`,
  where: question => conditionOf(question),
  sorts: {
    position: { value: sql`r.position`, type: 'bigint' },
    name: { value: sql`r.name`, type: 'text' },
    startTime: { value: sql`r.start_time`, type: 'timestamptz' },
    updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' },
  },
  taken: { activities_by_name: ['name', 'campaigns.taken'] },
})

/** Rows `r` in a state: as `campaignStateOf` says it. */
function isIn(state: CampaignState, now: Date): RawBuilder<unknown> {
  const isPlanned = sql`r.start_time > ${now}::timestamptz`
  const isOver = sql`(r.start_time <= ${now}::timestamptz and case when r.end_time is null then r.tracked_at is null and r.stopped_at is not null else r.end_time < ${now}::timestamptz end)`
  if (state === 'planned') return isPlanned
  return state === 'over' ? isOver : sql`not ${isPlanned} and not ${isOver}`
}

function conditionOf({ like, state, kind, ownerId, now }: Asked): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [sql`true`]
  if (like.trim()) conditions.push(sql`r.name ilike ${patternOf(like)}`)
  if (state) conditions.push(isIn(state, now))
  if (kind) conditions.push(sql`r.kind = ${kind}`)
  if (ownerId) conditions.push(sql`r.owner_id = ${ownerId}`)
  return sql.join(conditions, sql` and `)
}

/** What the table holds besides what people wrote. */
export interface CampaignFacts
  extends Pick<Campaign, 'owner' | 'trackedAt' | 'idPrev' | 'idNext' | 'startTime' | 'endTime'> {
  id: number
  wasStopped: boolean
}

/** More are not expected; their order is one page of memory. */
export const mostCampaigns = 5_000

const nameOf = sql`coalesce(member_name(r.owner_id), '#' || r.owner_id)`

export async function factsOf(
  { orgId, db }: Scope,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CampaignFacts>> {
  const { rows } = await sql<CampaignFacts>`
    select r.id, ${isoOf('r.start_time')} as "startTime", ${isoOf('r.end_time')} as "endTime", ${isoOf('r.tracked_at')} as "trackedAt", r.stopped_at is not null as "wasStopped",
      case when r.owner_id is not null then jsonb_build_object('id', r.owner_id, 'name', ${nameOf}) end as owner, n."idPrev", n."idNext"
    from activities r join (
      select id, coalesce(lag(id) over w, 0) as "idPrev", coalesce(lead(id) over w, 0) as "idNext" from activities
      where org_id = ${orgId} and binned_at is null window w as (order by position, id)) n on n.id = r.id
    where r.org_id = ${orgId} and r.id = any(${[...ids]}::int[])`.execute(db)
  return new Map(rows.map(row => [row.id, row]))
}

/** @throws missing, also of one in the bin */
export async function requireCampaign(
  { db, orgId }: Pick<Scope, 'db' | 'orgId'>,
  id: number,
): Promise<{ id: number; name: string; startTime: Date; endTime: Date | null }> {
  const { rows } = await sql<{ id: number; name: string; startTime: Date; endTime: Date | null }>`
    select id, name, start_time as "startTime", end_time as "endTime" from activities
    where org_id = ${orgId} and id = ${id} and binned_at is null`.execute(db)
  if (!rows[0]) throw refuse('missing', 'campaigns.missing')
  return rows[0]
}

/** Campaigns that are not in the bin, as others join them to their own rows. The planner sees through it. */
export const campaignRows = sql`(select org_id, id, name, start_time, end_time, position, owner_id, kind, messages, tracked_at, stopped_at from activities where binned_at is null)`

/** Campaigns that say the brand is theirs, the latest first. */
export async function campaignsOfBrand(
  { db, orgId }: Pick<Scope, 'db' | 'orgId'>,
  brand: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ list: { id: number; name: string; startTime: string; endTime: string | null }[]; total: number }> {
  const { rows } = await sql<{ id: number; name: string; startTime: string; endTime: string | null; total: number }>`
    select r.id, r.name, ${isoOf('r.start_time')} as "startTime", ${isoOf('r.end_time')} as "endTime", (count(*) over ())::int as total
    from activities r where r.org_id = ${orgId} and r.binned_at is null and ${brand} = any(r.brands)
    order by r.start_time desc, r.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  return { list: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}
