import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** Vocabularies of one organisation in another; what is there already stays. Only for operators. @returns how many */
export async function copyVocabularies(db: Tx, { from, to }: { from: number; to: number }): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into vocabularies (org_id, use, name, words, hints, replaces, enabled)
    select ${to}::int, use, name, words, hints, replaces, enabled from vocabularies where org_id = ${from} order by id
    on conflict do nothing`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
