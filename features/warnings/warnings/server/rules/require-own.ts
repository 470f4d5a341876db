/** What a warning names has to be there: ids of another organisation, or of what is gone, would silently mean "nothing". */
import { missingPeople } from '@guanlan/features/people/address-book/server'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { WarningDraft } from '../../contract.ts'

/** Tables whose rows a warning names, with the column that does. */
const columns = {
  monitors: 'id',
  labels: 'id',
  delivery_channels: 'id',
  duty_rosters: 'id',
  memberships: 'user_id',
  warning_templates: 'id',
} as const

/** @throws a refusal at the field */
export async function requireOwn(
  { orgId, db }: Pick<Scope, 'orgId' | 'db'>,
  table: keyof typeof columns,
  ids: readonly number[],
  field: string,
): Promise<void> {
  const requested = [...new Set(ids)]
  if (requested.length === 0) return
  const column = sql.ref(columns[table])
  const { rows } = await sql`
    select ${column} from ${sql.table(table)} where org_id = ${orgId} and ${column} = any(${requested}::int[])`.execute(
    db,
  )
  if (rows.length < requested.length) throw refuse('invalid', 'warnings.gone', {}, field)
}

type Named = Pick<WarningDraft, 'channelIds' | 'memberIds' | 'contactIds' | 'groups'> & { rosterIds?: number[] }

/** @throws a refusal at the field */
export async function requireReceivers(
  scope: Scope,
  { channelIds, memberIds, contactIds, groups, rosterIds = [] }: Named,
  /** Before the names of fields, such as `escalation.0.`. */
  within = '',
): Promise<void> {
  await requireOwn(scope, 'delivery_channels', channelIds, `${within}channelIds`)
  await requireOwn(scope, 'memberships', memberIds, `${within}memberIds`)
  await requireOwn(scope, 'duty_rosters', rosterIds, `${within}rosterIds`)
  const missing = await missingPeople(scope, { ids: contactIds, groups })
  if (missing.ids.length > 0) throw refuse('invalid', 'warnings.gone', {}, `${within}contactIds`)
  if (missing.groups.length > 0) throw refuse('invalid', 'warnings.gone', {}, `${within}groups`)
}
