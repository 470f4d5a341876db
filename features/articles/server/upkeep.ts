import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** Files what the text index has taken in but not yet sorted; each minute, so that searches stay quick while articles pour in. */
export const cleanIndex = async (db: Database): Promise<void> => void (await sql`select clean_gram_index()`.execute(db))
