/** One body, read by the mapping of its hook and handed in. */
import type { HandIn } from '@guanlan/features/collecting/intake/server'
import type { Scope } from '@guanlan/platform/server'
import { type Draft, mostArticles, mostNamed, type Received } from '../contract.ts'
import { itemsOf } from './read.ts'

export const nothing: Received = {
  accepted: 0,
  same: 0,
  refused: 0,
  problem: null,
  sameRows: [],
  refusedRows: [],
  leftOut: [],
  waits: false,
}

/** @throws tooMany, and nothing of it is taken, when the organisation handed in more than its share */
export async function takeIn(
  { orgId, now }: Pick<Scope, 'orgId' | 'now'>,
  hook: Draft & { id: number },
  body: unknown,
  collection: HandIn,
  say: (key: string) => string,
): Promise<Received> {
  const items = itemsOf(body, hook, hook.name, collection)
  const taken = items.slice(0, mostArticles)
  const { accepted, same, refused, leftOut } = await collection.handIn({ orgId, now }, `hook ${hook.id}`, taken)
  const tooMany = items.length - taken.length
  const [first] = [...refused, ...leftOut]
  const problem = first ? say(first.key) : tooMany > 0 ? say('inboundHooks.tooManyArticles') : null
  const named = (rows: typeof refused) => rows.slice(0, mostNamed).map(row => ({ ...row, msg: say(row.key) }))
  return {
    accepted,
    same: same.length,
    refused: refused.length + tooMany,
    problem,
    sameRows: same.slice(0, mostNamed),
    refusedRows: named(refused),
    leftOut: named(leftOut),
    waits: false,
  }
}
