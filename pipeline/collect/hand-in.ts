/** What a member pushes: checked item by item; the good ones are kept safe, the others named. */
import type { Database, Scope } from '@guanlan/platform/server'
import type { Into, ItemProblem, RawArticle } from '../items.ts'
import { accept } from './accept.ts'
import { noteSender } from './senders.ts'

export interface HandInSteps {
  /** Sees all organisations: what is received waits in a table of the pipeline. */
  db: Database
  /** Checks an item: `readItem` of the pipeline. */
  read(value: unknown, position: number, now: Date): { item: RawArticle } | { problem: ItemProblem }
}

/** Articles are the organisation's own: rules of others never see them. */
export const handIn =
  ({ db, read }: HandInSteps) =>
  async (
    scope: Pick<Scope, 'orgId' | 'now'> & { userId?: number | null },
    source: string,
    items: readonly unknown[],
    into?: Into,
  ) => {
    const results = items.map((item, position) => read(item, position, scope.now))
    const good = results.flatMap(one => ('item' in one ? [{ ...one.item, ...(into && { into }) }] : []))
    const refused = results.flatMap(one => ('problem' in one ? [one.problem] : []))
    await accept(db, { source: `org ${scope.orgId}: ${source}`, onlyOrg: scope.orgId, items: good, refused })
    // One by one and by hand: a person has no habit that could be missed.
    if (good.length > 0 && !into)
      await noteSender(db, { orgId: scope.orgId, sender: source, userId: scope.userId ?? 0, articles: good.length })
    return { accepted: good.length, refused }
  }
