import { type RawBuilder, sql } from 'kysely'

/**
 * Of an article `a` beside what the organisation has of it, `o`: whether it may be found though no monitor wants it. Nobody finds what another
 * organisation handed in for itself; who is limited to folders finds what their monitors want alone (docs/decisions/0021).
 */
export const mayBeFound = (orgId: number): RawBuilder<unknown> =>
  sql`(a.only_org is null or a.only_org = ${orgId}::int) and (o.article_id is not null or current_user <> 'guanlan_limited')`
