/** What people do with a crisis as a whole. */
import { recallTracesOf } from '@guanlan/features/crisis/tracking/server'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Crisis, CrisisLevel, crisis as calls, origins } from '../../contract.ts'
import { requireLabels } from '../levels/labels.ts'
import { levelOf } from '../levels/levels.ts'
import { getCrisis } from '../records/crises.ts'
import { isLeading } from '../records/leading.ts'
import { lockBinned, lockCrisis } from '../records/lock.ts'
import { lockOpenCrisis } from '../records/open-crisis.ts'
import { saveSetOfCrisis } from '../records/set.ts'
import { requirePossible, takeStep } from './step.ts'

type Body<Call extends keyof typeof calls> = z.output<
  (typeof calls)[Call] extends { body: infer B extends z.ZodType } ? B : never
>
type Address = string | undefined

/** What a new crisis is made of: by a person, or by a rule. */
export interface NewCrisis {
  name: string
  level: CrisisLevel
  about?: string
  labelIds?: readonly number[]
  drill?: boolean
  origin?: (typeof origins)[number]
  originId?: number | null
}

/** As a draft. @returns its id */
export async function createCrisis(
  scope: Scope,
  { name, level, about = '', labelIds = [], drill = false, origin = 'hand', originId = null }: NewCrisis,
  address?: Address,
): Promise<number> {
  const { orgId, userId, db, now } = scope
  await requireLabels(scope, labelIds)
  const { rows } = await sql<{ id: number }>`
    insert into crises (org_id, updated_at, updated_by, name, about, level, status, origin, origin_id, drill, label_ids, created_at, created_by)
    values (${orgId}, ${now}::timestamptz, ${userId}::int, ${name}, ${about}, ${level}::smallint, 'draft', ${origin}, ${originId}::bigint, ${drill}, ${[...labelIds]}::int[], ${now}::timestamptz, ${userId}::int)
    returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  if (userId !== null)
    await sql`insert into crisis_people (org_id, crisis_id, role, user_id, since, given_by) values (${orgId}, ${id}, 'lead', ${userId}, ${now}::timestamptz, ${userId})`.execute(
      db,
    )
  await takeStep(scope, { id, version: 1, name, level, status: 'draft', chapter: 1, drill }, { act: 'create', address })
  return id
}

export async function startCrisis(scope: Scope, body: Body<'startCrisis'>, address: Address): Promise<Crisis> {
  const { id, version, name, crisisLevel, about, labelIds, drill, draft, reason } = body
  if (id !== undefined) return startOne(scope, { id, version, name, crisisLevel, reason }, address)
  if (name === undefined) throw refuse('invalid', 'crisis.nameLength', {}, 'name')
  if (crisisLevel === undefined) throw refuse('invalid', 'crisis.level', {}, 'crisisLevel')
  const made = await createCrisis(scope, { name, level: crisisLevel, about, labelIds, drill }, address)
  if (!draft) await startOne(scope, { id: made, reason }, address)
  return getCrisis(scope, made)
}

/** Also again, one that was closed or revoked: as a new chapter of the same record. */
export async function startOne(
  scope: Scope,
  {
    id,
    version,
    name,
    crisisLevel,
    reason,
  }: {
    id: number
    version?: number | undefined
    name?: string | undefined
    crisisLevel?: CrisisLevel | undefined
    reason?: string
  },
  address?: Address,
): Promise<Crisis> {
  const crisis = await lockCrisis(scope, id, version)
  requirePossible(scope, crisis, 'start')
  const named = { ...crisis, name: name ?? crisis.name }
  await takeStep(scope, named, {
    act: 'start',
    reason: reason ?? null,
    address,
    ...(crisisLevel && { level: crisisLevel }),
    set: { name: named.name },
  })
  return getCrisis(scope, id)
}

export async function updateCrisis(
  scope: Scope,
  { id, version, name, about, labelIds }: Body<'updateCrisis'>,
): Promise<Crisis> {
  const crisis = await lockOpenCrisis(scope, id, version)
  await requireLabels(scope, labelIds)
  await sql`
    update crises set name = ${name}, about = ${about}, label_ids = ${[...labelIds]}::int[], version = version + 1, updated_at = ${scope.now}::timestamptz, updated_by = ${scope.userId}::int
    where org_id = ${scope.orgId} and id = ${id}`.execute(scope.db)
  if (name !== crisis.name) await saveSetOfCrisis(scope, id)
  return getCrisis(scope, id)
}

export async function saveStanding(scope: Scope, { id, version, text }: Body<'standing'>): Promise<Crisis> {
  await lockOpenCrisis(scope, id, version)
  await sql`
    update crises set standing = ${text}, standing_at = ${scope.now}::timestamptz, standing_by = ${scope.userId}::int, version = version + 1, updated_at = ${scope.now}::timestamptz, updated_by = ${scope.userId}::int
    where org_id = ${scope.orgId} and id = ${id}`.execute(scope.db)
  return getCrisis(scope, id)
}

export async function checkCrisis(
  scope: Scope,
  { id, version, result, finding }: Body<'checkCrisis'>,
  address: Address,
): Promise<Crisis> {
  const crisis = await lockCrisis(scope, id, version)
  requirePossible(scope, crisis, 'check')
  await takeStep(scope, crisis, { act: 'check', reason: finding, address, set: { result, finding } })
  return getCrisis(scope, id)
}

export async function closeCrisis(
  scope: Scope,
  { id, version, closing, openPoints }: Body<'closeCrisis'>,
  address: Address,
): Promise<Crisis> {
  const crisis = await lockCrisis(scope, id, version)
  requirePossible(scope, crisis, 'close')
  await takeStep(scope, crisis, { act: 'close', reason: closing, address, set: { closing, open_points: openPoints } })
  await endTasks(scope, id)
  return getCrisis(scope, id)
}

export async function revokeCrisis(
  scope: Scope,
  { id, version, reason }: { id: number; version?: number | undefined; reason: string },
  address: Address,
): Promise<void> {
  const crisis = await lockCrisis(scope, id, version)
  requirePossible(scope, crisis, 'revoke')
  if (!reason) throw refuse('invalid', 'crisis.reasonOfRevoke', {}, 'reason')
  await takeStep(scope, crisis, { act: 'revoke', reason, address })
  await endTasks(scope, id)
}

/** What nobody has to do any more; pages are looked at no longer. */
async function endTasks(scope: Scope, id: number): Promise<void> {
  const { orgId, userId, db, now } = scope
  const { rows } = await sql<{ id: number; kind: string }>`
    update crisis_tasks set status = 'ended', version = version + 1, updated_at = ${now}::timestamptz, updated_by = ${userId}::int
    where org_id = ${orgId} and crisis_id = ${id} and status in ('open', 'working') returning id, kind`.execute(db)
  for (const task of rows)
    if (task.kind === 'track' || task.kind === 'revoke') await recallTracesOf(scope, 'crisis', task.id)
}

export async function changeLevel(
  scope: Scope,
  {
    id,
    crisisLevel,
    reason,
    version,
  }: { id: number; crisisLevel: CrisisLevel; reason: string; version?: number | undefined },
  address: Address,
): Promise<Crisis> {
  const crisis = await lockCrisis(scope, id, version)
  requirePossible(scope, crisis, 'changeLevel')
  if (crisis.level === crisisLevel) throw refuse('conflict', 'crisis.sameLevel')
  const setting = await levelOf(scope, Math.min(crisis.level, crisisLevel) as CrisisLevel)
  if (setting.changedBy === 'lead' && !(await isLeading(scope, id))) throw refuse('forbidden', 'crisis.leadChanges')
  await takeStep(scope, crisis, { act: 'changeLevel', reason, address, level: crisisLevel })
  return getCrisis(scope, id)
}

/** Into the bin: taken back by undo or from the bin, for 30 days. */
export async function deleteCrises(
  scope: Scope,
  ids: readonly number[],
  version: number | undefined,
  address: Address,
): Promise<{ changed: number }> {
  if (ids.length === 0) throw refuse('invalid', 'crisis.selectData', {}, 'ids')
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
    const crisis = await lockCrisis(scope, id, version)
    requirePossible(scope, crisis, 'delete')
    await takeStep(scope, crisis, { act: 'delete', address, set: { binned_at: scope.now } })
  }
  return { changed: new Set(ids).size }
}

/** Out of the bin, as they were. @throws missing, where none of them lies there */
export async function restoreCrises(
  scope: Scope,
  ids: readonly number[],
  address: Address,
): Promise<{ changed: number }> {
  const binned = await lockBinned(scope, ids)
  if (binned.length === 0) throw refuse('missing', 'crisis.missing')
  for (const crisis of binned) await takeStep(scope, crisis, { act: 'restore', address, set: { binned_at: null } })
  return { changed: binned.length }
}
