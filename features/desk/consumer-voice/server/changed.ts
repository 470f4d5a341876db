/** What consumers wrote, in the order in which it was written or changed: for work that reads all of it once. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

export interface ChangedVoice {
  id: number
  product: string
  title: string
  body: string
  /** A day, as in ISO 8601. */
  publishedOn: string
  /** With its microseconds, as PostgreSQL writes it. */
  updatedAt: string
}

/** The last one read; `at` as `updatedAt`. */
interface After {
  at: string
  id: number
}

const columns = sql`r.id, r.product, r.title, r.body, r.published_on as "publishedOn", r.updated_at::text as "updatedAt"`
const behind = (orgId: number, { at, id }: After, most: number) => sql`
  where r.org_id = ${orgId} and (r.updated_at, r.id) > (${at}::timestamptz, ${id}::int) order by r.updated_at, r.id limit ${most}`

export async function changedReviews({ db, orgId }: Scope, after: After, most: number): Promise<ChangedVoice[]> {
  const { rows } =
    await sql<ChangedVoice>`select ${columns} from word_of_mouth r ${behind(orgId, after, most)}`.execute(db)
  return rows
}

export async function changedComplaints({ db, orgId }: Scope, after: After, most: number): Promise<ChangedVoice[]> {
  const { rows } = await sql<ChangedVoice>`select ${columns} from complaints r ${behind(orgId, after, most)}`.execute(
    db,
  )
  return rows
}

/** As others join them to their own rows. */
export const reviewRows = sql`(select org_id, id, title, body, platform, url from word_of_mouth)`
export const complaintRows = sql`(select org_id, id, title, body, platform, url, status from complaints)`
