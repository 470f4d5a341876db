/** What a member pushes: checked item by item; the good ones are kept safe, the others named. */
import { refuse } from '@guanlan/platform/contract'
import type { Database, Scope } from '@guanlan/platform/server'
import type { Into, ItemProblem, RawArticle } from '../items.ts'
import { accept } from './accept.ts'
import type { ArticleShare } from './article-share.ts'
import { noteSender } from './senders.ts'

export interface HandInSteps {
  /** Sees all organisations: what is received waits in a table of the pipeline. */
  db: Database
  /** Checks an item: `readItem` of the pipeline. */
  read(
    value: unknown,
    position: number,
    now: Date,
  ): { item: RawArticle; leftOut?: readonly ItemProblem[] } | { problem: ItemProblem }
  /** What an item will be known by: `identify` of the pipeline. */
  identify(item: RawArticle, origin: { source: string; onlyOrg: number | null }): string
  /** Articles of an organisation, however many programs hand them in for it, and of each of these. */
  share: ArticleShare
}

/** Characters of a text that count as one article: five times what an article has. */
const charactersOfOne = 5_000
/** Reposts that count as one article. */
const repostsOfOne = 100

/** What is handed in as articles of a usual length: a book costs as much to read as its pages. */
export const sharesOf = (items: readonly unknown[]): number =>
  items.reduce<number>((sum, item) => {
    const { body, repostList } = (item ?? {}) as { body?: unknown; repostList?: unknown }
    const text = typeof body === 'string' ? Math.ceil(body.length / charactersOfOne) : 1
    const reposts = Array.isArray(repostList) ? Math.ceil(repostList.length / repostsOfOne) : 0
    return sum + Math.max(1, text, reposts)
  }, 0)

/**
 * Articles are the organisation's own: rules of others never see them.
 * @throws tooMany, and nothing of it is kept, when the organisation handed in more than its share, or this sender what is left for others
 * (docs/decisions/0027)
 */
export const handIn =
  ({ db, read, identify, share }: HandInSteps) =>
  async (
    scope: Pick<Scope, 'orgId' | 'now'> & { userId?: number | null },
    source: string,
    items: readonly unknown[],
    into?: Into,
  ) => {
    // A key acts as a person of its own; a hook names itself.
    const sender = scope.userId ? `person ${scope.userId}` : source
    const { isTaken, left, seconds } = share.take(scope.orgId, sender, sharesOf(items))
    if (!isTaken) throw refuse('tooMany', 'intake.tooFast', { perSecond: share.limit.perSecond, seconds })
    const results = items.map((item, position) => read(item, position, scope.now))
    const origin = { source: `org ${scope.orgId}: ${source}`, onlyOrg: scope.orgId }
    const good: RawArticle[] = []
    const same: { position: number; as: number }[] = []
    const positions = new Map<string, number>()
    for (const [position, one] of results.entries()) {
      if (!('item' in one)) continue
      // Handed on all the same: what comes later has newer numbers.
      good.push({ ...one.item, ...(into && { into }) })
      const identity = identify(one.item, origin)
      const as = positions.get(identity)
      if (as === undefined) positions.set(identity, position)
      else same.push({ position, as })
    }
    const refused = results.flatMap(one => ('problem' in one ? [one.problem] : []))
    const leftOut = results.flatMap(one => ('item' in one ? (one.leftOut ?? []) : []))
    await accept(db, { ...origin, items: good, refused })
    // One by one and by hand: a person has no habit that could be missed.
    if (good.length > 0 && !into)
      await noteSender(db, { orgId: scope.orgId, sender: source, userId: scope.userId ?? 0, articles: good.length })
    return { accepted: positions.size, same, refused, leftOut, left }
  }
