/** A crisis that somebody acts on: nobody else changes it until the transaction ends. */
import { refuse, say } from '@guanlan/platform/contract'
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { CrisisLevel, Status } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { levelOf } from '../levels/levels.ts'
import { isSeen } from './visible.ts'

/** As far as an act has to know it. */
export interface LockedCrisis {
  id: number
  version: number
  name: string
  level: CrisisLevel
  status: Status
  chapter: number
  drill: boolean
}

const columns = sql`r.id, r.version, r.name, r.level, r.status, r.chapter, r.drill`

/**
 * The crisis, locked until the transaction ends.
 * @param version as whoever acts saw it; absent: whatever it is
 * @throws missing · a conflict that says who changed it since and what they did
 */
export async function lockCrisis(scope: Scope, id: number, version?: number): Promise<LockedCrisis> {
  const { rows } = await sql<LockedCrisis & { by: string | null }>`
    select ${columns}, coalesce(member_name(r.updated_by), '#' || r.updated_by) as by
    from crises r where ${isSeen(scope)} and r.id = ${id}::int and r.binned_at is null for update`.execute(scope.db)
  const [found] = rows
  if (!found) throw refuse('missing', 'crisis.missing')
  const { by, ...crisis } = found
  if (version !== undefined && version !== crisis.version)
    throw refuse('conflict', 'crisis.changedSince', {
      by: by ?? '',
      state: say(strings[crisis.status], scope.locale),
      level: (await levelOf(scope, crisis.level)).name,
    })
  return crisis
}

/** Those of them that lie in the bin, locked in the order of their ids. */
export async function lockBinned(scope: Scope, ids: readonly number[]): Promise<LockedCrisis[]> {
  const { rows } = await sql<LockedCrisis>`
    select ${columns} from crises r
    where ${isSeen(scope)} and r.id = any(${numberList(ids)}::int[]) and r.binned_at is not null order by r.id for update`.execute(
    scope.db,
  )
  return rows
}
