import type { Tx } from '@guanlan/platform/server'
import { type BoardAnswer, record as keep, type Recorded } from '../recording/record.ts'
import { noteNews } from './note-news.ts'

/** Keeps what a board said, and with it what watches have to tell. */
export async function record(tx: Tx, reported: BoardAnswer): Promise<Recorded> {
  const recorded = await keep(tx, reported)
  await noteNews(tx, recorded)
  return recorded
}
