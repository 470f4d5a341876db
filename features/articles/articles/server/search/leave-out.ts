/** Takes the texts of what is stored out of the index of the database, once they are searched in OpenSearch alone. */
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { Client } from 'pg'
import { areTextsInIndexAlone } from '../text-place.ts'
import { textIndexState } from './opensearch/state.ts'

/**
 * A part (a week of publication) after the other, oldest first; their room goes back to the disk. Ended and begun again it goes on.
 * @param ownerUrl of the owner of the database, who alone may give room back
 * @returns of how many articles; null: the database needs its texts, and nothing was done
 */
export async function leaveOutTexts(
  db: Database,
  ownerUrl: string,
  progress: (line: string) => void,
): Promise<number | null> {
  const state = await textIndexState(db)
  if (!areTextsInIndexAlone() || state?.use !== 'asked' || !state.filled) return null
  const owner = new Client(ownerUrl)
  await owner.connect()
  try {
    const { rows: parts } = await sql<{ name: string }>`
      select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'article_grams'::regclass order by 1`.execute(
      db,
    )
    let all = 0
    for (const { name } of parts) {
      const { numAffectedRows = 0n } = await sql`
        update ${sql.table(name)} set grams = '{}', title = null, body = null where body is not null`.execute(db)
      if (numAffectedRows === 0n) continue
      all += Number(numAffectedRows)
      await owner.query(`vacuum (full, analyze) ${owner.escapeIdentifier(name)}`)
      progress(`${name}: ${numAffectedRows} articles`)
    }
    return all
  } finally {
    await owner.end()
  }
}
