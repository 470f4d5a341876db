/** Campaigns are made and changed. */
import { readSetRule, requireWholeSight, type StoredSetRule } from '@guanlan/features/monitors/monitors/server'
import { rowsOfOperation, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Campaign, Draft, Edited } from '../../contract.ts'
import { requestFilling } from '../jobs.ts'
import { putFirst } from '../records/order.ts'
import { campaignTable, type StoredCampaign } from '../records/rows.ts'
import { saveSetsOf } from '../records/set.ts'
import { type CampaignRow, getCampaign, storedCampaign } from '../records/shown.ts'
import { requireMessageRules } from '../rules/messages.ts'
import { requireFit, requireMoney } from './known.ts'

export async function createCampaign(scope: Scope, { rule: written, ...draft }: Draft): Promise<Campaign> {
  requireMoney(scope, draft)
  await requireFit(scope, draft, null)
  await requireMessageRules(scope, draft.messages, [])
  return insert(scope, {
    ...draft,
    ...(await readSetRule(scope, written)),
    budget: draft.budget ?? null,
    ruleVersion: 0,
  })
}

async function insert(scope: Scope, row: StoredCampaign): Promise<Campaign> {
  const { id } = await campaignTable.create(scope, row)
  await sql`
    update activities set created_at = ${scope.now}, created_by = ${scope.userId} where org_id = ${scope.orgId} and id = ${id}`.execute(
    scope.db,
  )
  await putFirst(scope, id)
  await saveSetsOf(scope, [id])
  return getCampaign(scope, id)
}

/** As an earlier one was, with targets due as many days later; its rule is not followed yet. */
export async function copyCampaign(
  scope: Scope,
  {
    id,
    name,
    startTime,
    endTime,
  }: { id: number; name: string; startTime: string; endTime?: string | null | undefined },
): Promise<Campaign> {
  const { id: _, version: __, updatedAt: ___, updatedBy: ____, ...row } = await storedCampaign(scope, id)
  const laterMs = Date.parse(startTime) - new Date(row.startTime).getTime()
  const later = (moment: string) => new Date(Date.parse(moment) + laterMs).toISOString()
  const stored = row.endTime === null ? null : new Date(row.endTime).toISOString()
  const end = endTime === undefined ? stored && later(stored) : endTime
  const targets = row.targets.map(target => ({ ...target, by: target.by && later(target.by) }))
  await requireFit(scope, { ...row, startTime, endTime: end, targets }, row)
  const budget = scope.may('campaigns.money') ? row.budget : null
  return insert(scope, { ...row, name, startTime, endTime: end, targets, budget, ruleVersion: 0 })
}

/** What is not named stays. @throws a conflict that names who changed it since */
export async function updateCampaign(scope: Scope, { id, version, ...named }: Edited): Promise<Campaign> {
  requireMoney(scope, named)
  const before = await storedCampaign(scope, id)
  const draft = withNamed(before, named)
  await requireFit(scope, draft, before)
  await requireMessageRules(scope, draft.messages, before.messages)
  const rule = await ruleAfter(scope, before, named.rule)
  const { isTracked } = await trackingOf(scope, id)
  const isAnother = rule.rule !== before.rule
  const isMoved = !isSame(before.startTime, draft.startTime) || !isSame(before.endTime, draft.endTime)
  const isFilledAnew = isTracked && (isAnother || isMoved)
  if (isFilledAnew) requireWholeSight(scope)
  const row = await campaignTable.update(scope, {
    ...draft,
    ...rule,
    ...{ id, version, ruleVersion: before.ruleVersion + (isFilledAnew ? 1 : 0) },
  })
  // Without a rule nothing is followed.
  if (isTracked && rule.rule === null)
    await sql`
      update activities set tracked_at = null, stopped_at = ${scope.now} where org_id = ${scope.orgId} and id = ${id}`.execute(
      scope.db,
    )
  await saveSetsOf(scope, [id])
  if (isFilledAnew && rule.rule !== null) await requestFilling(scope, row)
  return getCampaign(scope, id)
}

/** What stands there already is not read again: whoever is limited to folders saves it as it is. */
async function ruleAfter(scope: Scope, before: CampaignRow, written: string | undefined): Promise<StoredSetRule> {
  const { rule, written: stored, vocabularyIds, vocabularyNames } = before
  if (written === undefined || written === (stored ?? rule ?? ''))
    return { rule, written: stored, vocabularyIds, vocabularyNames }
  if (rule !== null) requireWholeSight(scope)
  return readSetRule(scope, written)
}

export async function trackingOf({ orgId, db }: Scope, id: number): Promise<{ isTracked: boolean }> {
  const { rows } = await sql<{ isTracked: boolean }>`
    select tracked_at is not null as "isTracked" from activities where org_id = ${orgId} and id = ${id}`.execute(db)
  return rows[0] ?? { isTracked: false }
}

function withNamed(before: CampaignRow, { rule: _, ...named }: Omit<Edited, 'id' | 'version'>) {
  const { name, startTime, endTime, ...rest } = named
  const changed = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  const { kind, ownerId, labels, note, brands, messages, targets, budget } = before
  return {
    ...{ kind, ownerId, labels, note, brands, messages, targets, budget },
    ...(changed as Partial<Pick<StoredCampaign, 'kind'>>),
    ...{ name, startTime, endTime },
  }
}

const isSame = (one: string | Date | null, other: string | null) =>
  (one === null ? null : new Date(one).getTime()) === (other === null ? null : new Date(other).getTime())

/** What was taken back may have been a rule or its following: stored articles follow. */
export async function followUndo(scope: Scope, _subject: unknown, undone: number): Promise<void> {
  const { rows } = await sql<{ id: number; name: string; ruleVersion: number }>`
    with rows as (${rowsOfOperation(scope, undone, 'id')})
    select a.id, a.name, a.rule_version as "ruleVersion" from activities a
    where a.org_id = ${scope.orgId} and a.tracked_at is not null and a.rule is not null and a.binned_at is null
      and a.id in (select (key ->> 'id')::int from rows where subject = 'activities')`.execute(scope.db)
  for (const row of rows) await requestFilling(scope, row)
}
