/** The app that shows codes to a person, and their recovery codes: set up, asked for at sign-in, taken away. */
import { refuse } from '@guanlan/platform/contract'
import type { Database, SecretBox } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { generateSecret } from 'otplib'
import { mostRecoveryCodes, newRecoveryCode, recoveryCodeIn, stepOf } from './codes.ts'

export interface SecondFactor {
  id: string
  confirmedAt: Date
  /** Recovery codes that were not used. */
  codesLeft: number
}

export interface SecondFactors {
  /** Undefined: none is asked for. */
  of(userId: number): Promise<SecondFactor | undefined>
  /** A new secret, in place of one that was never confirmed. @throws conflict where one is in use */
  begin(userId: number): Promise<string>
  /** Asked for from now on. @returns the recovery codes, told this once */
  confirm(userId: number, code: string): Promise<string[]>
  /** Whether the code of the app or a recovery code is right; it serves once. */
  use(userId: number, code: string): Promise<boolean>
  /** In place of those of before. */
  renewCodes(userId: number): Promise<string[]>
  remove(userId: number): Promise<void>
}

export function secondFactors(db: Database, secretBox: SecretBox, now = () => new Date()): SecondFactors {
  const hashOf = (userId: number, code: string) => secretBox.nameOf('recovery code', String(userId), code)

  /** Takes the step of a code, so that it serves once though two ask at the same moment. */
  async function take(userId: number, code: string, isConfirmed: boolean): Promise<boolean> {
    const row = await db
      .selectFrom('second_factors')
      .select(['sealed', 'last_step'])
      .where('user_id', '=', userId)
      .where('confirmed_at', isConfirmed ? 'is not' : 'is', null)
      .executeTakeFirst()
    if (!row) return false
    const step = stepOf(String(secretBox.unseal(row.sealed)), code, Number(row.last_step), now())
    if (step === null) return false
    const { numUpdatedRows } = await db
      .updateTable('second_factors')
      .set({ last_step: step, confirmed_at: sql`coalesce(confirmed_at, now())` })
      .where('user_id', '=', userId)
      .where('last_step', '<', step)
      .where('confirmed_at', isConfirmed ? 'is not' : 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  async function renewCodes(userId: number): Promise<string[]> {
    const codes = Array.from({ length: mostRecoveryCodes }, newRecoveryCode)
    const hashes = codes.map(code => hashOf(userId, code))
    await db.transaction().execute(async tx => {
      await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
      await tx
        .insertInto('recovery_codes')
        .values(hashes.map(hash => ({ user_id: userId, hash })))
        .execute()
    })
    return codes
  }

  return {
    async of(userId) {
      const { rows } = await sql<SecondFactor>`
        select id, confirmed_at as "confirmedAt",
          (select count(*) from recovery_codes r where r.user_id = f.user_id and r.used_at is null)::int as "codesLeft"
        from second_factors f where user_id = ${userId} and confirmed_at is not null`.execute(db)
      return rows[0]
    },
    async begin(userId) {
      const secret = generateSecret()
      const sealed = JSON.stringify(secretBox.seal(secret))
      const { rows } = await sql`
        insert into second_factors as f (user_id, sealed) values (${userId}, ${sealed}::jsonb)
        on conflict (user_id) do update set sealed = excluded.sealed, id = excluded.id where f.confirmed_at is null
        returning 1`.execute(db)
      if (rows.length === 0) throw refuse('conflict', 'signIn.secondFactorThere')
      return secret
    },
    async confirm(userId, code) {
      if (!(await take(userId, code, false))) throw refuse('invalid', 'signIn.wrongCode', {}, 'code')
      return renewCodes(userId)
    },
    async use(userId, code) {
      if (await take(userId, code, true)) return true
      const recovery = recoveryCodeIn(code)
      if (recovery === undefined) return false
      const { numUpdatedRows } = await db
        .updateTable('recovery_codes')
        .set({ used_at: now() })
        .where('user_id', '=', userId)
        .where('hash', '=', hashOf(userId, recovery))
        .where('used_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    renewCodes,
    remove: async userId => void (await db.deleteFrom('second_factors').where('user_id', '=', userId).execute()),
  }
}
