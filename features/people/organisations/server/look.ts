import { bytesOfMark, type LookDraft, refuse } from '@guanlan/platform/contract'
import type { CallScope, Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { StoredLook } from '../contract.ts'

type Place = Pick<Scope, 'db' | 'orgId'>

export async function ownLook({ db, orgId }: Place): Promise<StoredLook> {
  const { rows } = await sql<StoredLook>`
    select look_name as name, look_colour as colour, look_mark as mark, version, name as organisation from organisations where id = ${orgId}`.execute(
    db,
  )
  if (!rows[0]) throw refuse('missing', 'organisations.missing')
  return rows[0]
}

/** @throws a refusal of `mark` that is no picture, a conflict when it was changed since that version */
export async function changeLook(
  scope: Place & Pick<CallScope, 'name'>,
  { version, name, colour, mark }: LookDraft & { version: number },
): Promise<StoredLook> {
  if (mark !== '' && !bytesOfMark(mark)) throw refuse('invalid', 'organisations.lookMarkFaulty', {}, 'mark')
  const { numAffectedRows } = await sql`
    update organisations set look_name = ${name}, look_colour = ${colour}, look_mark = ${mark}, version = version + 1
    where id = ${scope.orgId} and version = ${version}`.execute(scope.db)
  if (numAffectedRows !== 1n) throw refuse('conflict', 'platform.changedSince', { by: '' })
  const saved = await ownLook(scope)
  scope.name(saved.organisation)
  return saved
}
