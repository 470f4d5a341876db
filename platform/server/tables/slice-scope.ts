import type { Locale } from '@guanlan/platform/contract'
import { sql } from 'kysely'
import type { Tx } from '../database.ts'
import type { Slice } from '../jobs/job.ts'
import type { Scope } from '../scope.ts'

/** The organisation's view of a slice; who began the task was allowed to. */
export const scopeOfSlice = (
  { orgId, userId, limitedTo, db }: Pick<Slice<unknown>, 'orgId' | 'userId' | 'limitedTo' | 'db'>,
  locale: Locale,
): Scope => ({ orgId, userId, limitedTo, db, locale, now: new Date(), may: () => true })

/** In which an organisation reads its moments. */
export async function zoneOf(orgId: number, db: Tx): Promise<string> {
  const { rows } = await sql<{ zone: string }>`select time_zone as zone from organisations where id = ${orgId}`.execute(
    db,
  )
  return rows[0]?.zone ?? 'Asia/Shanghai'
}
