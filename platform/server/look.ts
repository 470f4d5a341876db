/** How an organisation shows itself, for mails, files and pages of links. */
import type { Look } from '@guanlan/platform/contract'
import { type RawBuilder, sql } from 'kysely'
import { hashOfLink } from './access/links.ts'
import type { Database, Tx } from './database.ts'

const columns = sql`o.look_name as name, o.look_colour as colour, o.look_mark as mark`
const isSet = ({ name, colour, mark }: Look): boolean => name !== '' || colour !== '' || mark !== ''

async function found(db: Database | Tx, condition: RawBuilder<unknown>): Promise<Look | null> {
  const { rows } = await sql<Look>`select ${columns} from organisations o where ${condition} limit 1`.execute(db)
  return rows[0] && isSet(rows[0]) ? rows[0] : null
}

/** Null: the product’s own. */
export const lookOf = (db: Database | Tx, orgId: number): Promise<Look | null> => found(db, sql`o.id = ${orgId}`)

/** Of the organisation that made a link; null also when there is no such link (any more). @param db sees all organisations */
export const lookOfLink = (db: Database, token: string): Promise<Look | null> =>
  found(
    db,
    sql`o.enabled and o.id = (select l.org_id from links l where l.hash = ${hashOfLink(token)} and l.revoked_at is null and l.expires_at > now())`,
  )
