import { claimTurns, type Database } from '@guanlan/platform/server'
import { type VisitParts, visit } from '../collect/sources/visit.ts'

/** One visit to the host whose turn it is. False when nobody was to be asked. */
export async function visitNext(db: Database, parts: VisitParts): Promise<boolean> {
  const [turn] = await claimTurns(db, 1)
  return turn !== undefined && visit(db, turn, parts)
}
