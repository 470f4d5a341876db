import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** Roles of one organisation in another, without people and folders; what is there already stays. Only for operators. @returns how many */
export async function copyRoles(db: Tx, { from, to }: { from: number; to: number }): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into roles (org_id, name, note, based_on, granted, withheld)
    select ${to}::int, name, note, based_on, granted, withheld from roles where org_id = ${from} and folder_ids = '{}' order by id
    on conflict (org_id, name) do nothing`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
