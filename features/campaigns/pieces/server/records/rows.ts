import { sql } from 'kysely'

/** Pieces as others join them to their own rows: those that count. */
export const pieceRows = sql`(
  select p.org_id, p.id, p.activity_id, p.article_id, p.published_at, p.release_id, p.medium_id, p.sender, p.kind from activity_pieces p where p.state in ('confirmed', 'hand'))`
