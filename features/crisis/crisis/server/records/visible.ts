/** Which crises somebody sees: all of the organisation, or, limited to folders of monitors, those in which they have a role (docs/decisions/0021). */
import type { Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'

/** SQL: true for rows `r` of crises. */
export const isSeen = ({ orgId, userId, limitedTo }: Scope): RawBuilder<unknown> =>
  limitedTo === undefined
    ? sql`r.org_id = ${orgId}`
    : sql`r.org_id = ${orgId} and exists (select from crisis_people p where p.org_id = r.org_id and p.crisis_id = r.id and p.user_id = ${userId}::int)`
