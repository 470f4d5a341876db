/** What operators see of people who wait, and decide. */
import { enqueueForInstallation } from '@guanlan/features/workspace/notifications/server'
import { type Locale, refuse, say } from '@guanlan/platform/contract'
import { containing, type Database, pageOfNewest, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Registration, RegistrationQuestion } from '../contract.ts'
import { strings } from '../strings.ts'
import { admit } from './register.ts'

const moment = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const columns = sql`r.id, r.account, r.nickname, r.state, ${moment('r.created_at')} as "createdAt", ${moment('r.decided_at')} as "decidedAt",
  (select u.name from users u where u.id = r.decided_by) as "decidedBy"`

type PageQuery = RegistrationQuestion & { page: number; pageSize: number; after?: string | undefined }

export const listRegistrations = (db: Database, { like, state, ...page }: PageQuery) =>
  pageOfNewest<Registration>(
    { db: db as unknown as Tx },
    {
      table: 'registrations',
      columns,
      where: sql`${state === 'all' ? sql`true` : sql`r.state = ${state}`} and ${containing(['account', 'nickname'], like) ?? sql`true`}`,
    },
    page,
  )

/** @throws a conflict when somebody else has decided it, or the account is there by now */
export async function decide(
  db: Database,
  { id, isLetIn, userId, origin }: { id: number; isLetIn: boolean; userId: number; origin: string },
): Promise<void> {
  const admitted = await db.transaction().execute(async tx => {
    const { rows } = await sql<{ account: string; nickname: string; passwordHash: string; locale: Locale }>`
      select account, nickname, password_hash as "passwordHash", locale from registrations where id = ${id} and state = 'waiting' for update`.execute(
      tx,
    )
    const [waiting] = rows
    if (!waiting) throw refuse('conflict', 'registration.decidedAlready')
    const made = isLetIn ? await admit(tx, waiting) : null
    await sql`
      update registrations set state = ${isLetIn ? 'approved' : 'declined'}, password_hash = null, decided_by = ${userId}, decided_at = now() where id = ${id}`.execute(
      tx,
    )
    const { account: address, locale } = waiting
    const message = {
      title: say(isLetIn ? strings.mailApproved : strings.mailDeclined, locale),
      lines: [say(isLetIn ? strings.mailApprovedText : strings.mailDeclinedText, locale)],
      link: isLetIn ? `${origin}/#/login` : null,
      locale,
    }
    await enqueueForInstallation(tx, { purpose: 'registration', address, message, goodForMs: 86_400_000 })
    return made
  })
  await admitted?.begin(db)
}

/** Half a year; who waits for longer asks again. */
export const purgeRegistrations = async (db: Database): Promise<void> =>
  void (await sql`delete from registrations where created_at < now() - interval '180 days'`.execute(db))
