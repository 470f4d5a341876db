/** States, brands and demands of many complaints, in one statement. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Question, type Summary, statuses } from '../contract/complaints.ts'
import { type VoiceFilter, voiceCondition } from './voice.ts'

export type ComplaintFilter = VoiceFilter & Pick<Question, 'status'>

export const complaintCondition = ({ status, ...filter }: ComplaintFilter) =>
  voiceCondition(['title', 'body', 'brand', 'product'], filter, status !== 'all' && sql`r.status = ${status}`)

const mostBrands = 12
const mostDemands = 12

export async function sumOfComplaints({ db, orgId }: Scope, question: ComplaintFilter): Promise<Summary> {
  const { rows } = await sql<Summary>`
    with r as materialized (
      select r.brand, r.demand, r.status from complaints r where r.org_id = ${orgId} and ${complaintCondition(question)}
    ), brands as (
      select brand, count(*)::int as count, (count(*) filter (where status = 'solved'))::int as solved from r group by brand order by count(*) desc, brand limit ${mostBrands}
    ), demands as (
      select demand, count(*)::int as count, (count(*) filter (where status in ('answered', 'solved')))::int as answered from r where demand <> '' group by demand order by count(*) desc, demand limit ${mostDemands}
    ) select (select count(*)::int from r) as count,
      (select json_agg(json_build_object('status', s.status, 'count', (select count(*)::int from r where r.status = s.status)) order by s.n)
        from unnest(${[...statuses]}::text[]) with ordinality s (status, n)) as statuses,
      coalesce((select json_agg(brands) from brands), '[]') as brands, coalesce((select json_agg(demands) from demands), '[]') as demands`.execute(
    db,
  )
  return rows[0] ?? { count: 0, statuses: [], brands: [], demands: [] }
}
