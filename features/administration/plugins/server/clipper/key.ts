/** The key of a clipper: of the open interface, with a role that hands in articles and sees monitors, and nothing else. */
import { makeKey, withdrawOthersOfRole } from '@guanlan/features/administration/api-keys/server'
import { apiRoleNamed } from '@guanlan/features/people/roles/server'
import { refuse, say } from '@guanlan/platform/contract'
import type { CallScope, Database, SecretBox } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { strings } from '../../strings.ts'
import { isSwitchedOn } from '../plugins.ts'

/** Kept with the API roles, where operators see and change it. */
const roleName = 'Web clipper'
const granted = ['intake.push', 'monitors.view', 'plugins.view']
const lastsDays = 365

export interface KeyParts {
  secretBox: SecretBox
  system: Database
}

/** One a person: the one before opens nothing any more. Bounded by who makes it, as every key: it names the monitors they see. */
export async function makeClipperKey(
  scope: CallScope,
  { secretBox: sealer, system }: KeyParts,
): Promise<{ secret: string }> {
  if (!(await isSwitchedOn(scope, 'clipper'))) throw refuse('conflict', 'plugins.isOff')
  const roleId = await apiRoleNamed(system, roleName, granted)
  const { id, secret } = await makeKey(scope, sealer, {
    name: `${say(strings.clipper, scope.locale)} ${await nameOf(scope)}`.slice(0, 50),
    roleId,
    addresses: [],
    mayWrite: false,
    expiresAt: new Date(scope.now.getTime() + lastsDays * 86_400_000).toISOString(),
  })
  await withdrawOthersOfRole(scope, { roleId, but: id })
  scope.name(say(strings.clipper, scope.locale))
  return { secret }
}

async function nameOf({ userId, db }: CallScope): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`select member_name(${userId}) as name`.execute(db)
  return rows[0]?.name ?? ''
}
