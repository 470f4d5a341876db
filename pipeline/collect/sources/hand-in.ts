/** Hands the entries of a source in: for everybody, or for each organisation that added it, what its collection tasks take. */
import { plainText } from '@guanlan/engine/clean'
import { claimForTasks } from '@guanlan/features/collecting/collection-tasks/server'
import { collectFor } from '@guanlan/features/collecting/sources/server'
import type { Tx } from '@guanlan/platform/server'
import type { ItemProblem, RawArticle } from '../../items.ts'
import { accept } from '../accept.ts'
import { markOf } from '../asking/digest.ts'
import type { SourceKind } from '../asking/source.ts'

/** What was asked for it; a page of an entry belongs to the visit that found the entry. */
interface Answer {
  asked: 0 | 1
  bytes: number
}

/** An organisation without tasks on the source takes everything. */
export async function handInEntries(
  tx: Tx,
  source: { id: number; kind: SourceKind },
  items: readonly RawArticle[],
  refused: readonly ItemProblem[],
  answer: Answer,
): Promise<void> {
  const taken = await claimForTasks(tx, {
    sourceId: source.id,
    entries: items.map(listed),
    refused: refused.length,
    ...answer,
  })
  if (items.length === 0 && refused.length === 0) return
  // The name is part of an article's identity: sources of other kinds than feeds came later.
  const name = `${source.kind} ${source.id}`
  for (const [index, onlyOrg] of (await collectFor(tx, source.id)).entries()) {
    const requested = (onlyOrg === null ? null : taken.get(onlyOrg)) ?? items
    await accept(tx, { source: name, onlyOrg, items: requested, refused: index === 0 ? refused : [] })
  }
}

/** As tasks look at it; by its address it is the same in every source. */
function listed(item: RawArticle) {
  const { title = '', body = '', url } = item
  return { item, mark: markOf(url ?? `${title}\n${body}`), title, body: body.includes('<') ? plainText(body) : body }
}
