/** What was promised in any campaign and is not there. */
import { campaignRows } from '@guanlan/features/campaigns/campaigns/server'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import { type Due, mostDue } from '../contract.ts'
import { showMedia, todayOf } from './shown.ts'
import { mediaTable, promised } from './table.ts'

export async function listDue(scope: Scope): Promise<z.infer<typeof Due>> {
  const { db, orgId } = scope
  const today = await todayOf(scope)
  const { rows } = await sql<{ id: number; campaign: string; late: number; due: number }>`
    select r.id, c.name as campaign, (count(*) filter (where r.promised_on < ${today}::date) over ())::int as late,
      (count(*) filter (where r.promised_on >= ${today}::date) over ())::int as due
    from activity_media r join ${campaignRows} c on c.org_id = r.org_id and c.id = r.activity_id
    where r.org_id = ${orgId} and ${promised} and r.promised_on <= ${today}::date + 6
    order by r.promised_on, r.id limit ${mostDue}`.execute(db)
  const ids = rows.map(({ id }) => id)
  const { list } = await mediaTable.pageOfChosen(
    scope,
    { ids, allOf: null, but: [] },
    { sort: 'promisedOn', order: 'asc', limit: mostDue },
  )
  const names = new Map(rows.map(({ id, campaign }) => [id, campaign]))
  const { late = 0, due = 0 } = rows[0] ?? {}
  return {
    ...{ late, due },
    list: (await showMedia(scope, list)).map(row => ({ ...row, campaign: names.get(row.id) ?? '' })),
  }
}
