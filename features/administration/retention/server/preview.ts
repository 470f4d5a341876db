/** What would go. Reads every part that may hold something whose time is over, which at many millions takes minutes: for the night. */
import { dayOfId, dayOne } from '@guanlan/features/articles/articles/server'
import { type PartedTable, partedTables } from '@guanlan/features/articles/articles/server/storing'
import type { Client } from 'pg'
import type { RetiredPart } from '../contract.ts'
import { type AgedRows, agedRows } from './aged.ts'
import type { Cutoffs } from './cutoffs.ts'
import { actFor } from './decide.ts'
import { type Part, partsOf } from './parts.ts'

/** SQL: true for rows `t` of this part that may go. */
export const leavingOf = (table: PartedTable, { ids }: Part, cutoffs: Cutoffs): string =>
  table.leaving(cutoffs, id => `(${id} < ${dayOne} or ${id} >= ${ids.from} and ${id} < ${ids.to})`)

/** Parts of which something may go, oldest first. */
export async function previewParts(
  db: Client,
  table: PartedTable,
  cutoffs: Cutoffs,
): Promise<{ part: Part; found: RetiredPart }[]> {
  const latest = cutoffs.shortest('articles')
  if (!latest) return []
  const previews = []
  for (const part of await partsOf(db, table)) {
    if (part.from && startOf(part) >= latest) break
    const leaving = leavingOf(table, part, cutoffs)
    const { rows } = await db.query<{ rows: number; leaving: number }>(
      `select count(*)::int as rows, (count(*) filter (where ${leaving}))::int as leaving from ${part.name} t`,
    )
    const facts = rows[0] ?? { rows: 0, leaving: 0 }
    // Ids without a day are drawn no more: their part is over when its last row may go. The part of everything older stays.
    const over =
      part.ends === null
        ? facts.rows === facts.leaving
        : part.from !== null && !/_older$/.test(part.name) && part.ends <= latest
    previews.push({
      part,
      found: { kind: 'articles' as const, part: part.name, ...facts, act: actFor({ ...facts, over }) },
    })
  }
  return previews
}

const startOf = ({ ids }: Part): Date => dayOfId(ids.from)

export async function previewAged(db: Client, { kind, table, leaving }: AgedRows): Promise<RetiredPart> {
  const { rows } = await db.query<{ rows: number; leaving: number }>(
    `select count(*)::int as rows, (count(*) filter (where ${leaving}))::int as leaving from ${table} t`,
  )
  const facts = rows[0] ?? { rows: 0, leaving: 0 }
  return { kind, part: table, ...facts, act: facts.leaving > 0 ? 'deleteRows' : 'keep' }
}

export async function retentionPreview(db: Client, cutoffs: Cutoffs): Promise<RetiredPart[]> {
  const parts: RetiredPart[] = []
  for (const table of partedTables) parts.push(...(await previewParts(db, table, cutoffs)).map(({ found }) => found))
  for (const aged of agedRows(cutoffs)) parts.push(await previewAged(db, aged))
  return parts
}
