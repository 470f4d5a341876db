/** What one person keeps in an organisation by a key: small values that screens remember for them on every machine. */
import { refuse } from '@guanlan/platform/contract'
import type { CallScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { mostFlagCharacters, mostFlags } from '../contract.ts'

type Flags = Record<string, unknown>

export async function flagsOf({ db, orgId, userId }: CallScope, key?: string): Promise<Flags> {
  const rows = await db
    .selectFrom('user_flags')
    .select(['key', 'value'])
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .$if(key !== undefined, query => query.where('key', '=', key ?? ''))
    .orderBy('key')
    .limit(mostFlags)
    .execute()
  return Object.fromEntries(rows.map(row => [row.key, row.value]))
}

export async function saveFlag(scope: CallScope, key: string, value: unknown): Promise<void> {
  const { db, orgId, userId, now } = scope
  if (value === null) {
    await db
      .deleteFrom('user_flags')
      .where('org_id', '=', orgId)
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .execute()
    return
  }
  const text = JSON.stringify(value)
  if (text.length > mostFlagCharacters)
    throw refuse('invalid', 'preferences.flagTooLong', { limit: mostFlagCharacters }, 'value')
  // One after the other for a person, so that what was counted stays true.
  await sql`select pg_advisory_xact_lock(hashtext('user_flags'), ${userId})`.execute(db)
  const known = await flagsOf(scope)
  if (!Object.hasOwn(known, key) && Object.keys(known).length >= mostFlags)
    throw refuse('quota', 'preferences.tooManyFlags', { limit: mostFlags })
  await sql`
    insert into user_flags (org_id, user_id, key, value, updated_at) values (${orgId}, ${userId}, ${key}, ${text}::jsonb, ${now})
    on conflict (org_id, user_id, key) do update set value = excluded.value, updated_at = excluded.updated_at`.execute(
    db,
  )
}
