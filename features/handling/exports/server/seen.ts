import type { Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'

/** Whoever is limited to folders of monitors has files of others kept away: they may tell of other monitors (docs/decisions/0021). */
export const seenRecords = ({ orgId, userId, limitedTo }: Scope): RawBuilder<unknown> =>
  limitedTo
    ? sql`d.org_id = ${orgId} and d.removed_at is null and d.created_by = ${userId}::int`
    : sql`d.org_id = ${orgId} and d.removed_at is null`
