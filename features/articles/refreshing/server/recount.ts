/** Asking sites for the counts of articles, each at most once in a few minutes. */
import { announceChange } from '@guanlan/features/articles/articles/server/facts'
import { articlesAt, type RequestedArticle, recount } from '@guanlan/features/articles/articles/server/reactions'
import { type Locale, say } from '@guanlan/platform/contract'
import type { Database, OpenScope } from '@guanlan/platform/server'
import type { Recounted } from '../contract.ts'
import { strings } from '../strings.ts'
import type { InteractionAdapter, InteractionCounts } from './adapter.ts'

const freshMs = 5 * 60_000

export interface Recounting {
  /** The system's: counts of articles are everybody's. */
  system: Database
  adapters: readonly InteractionAdapter[]
}

const nothing: InteractionCounts = { reads: null, likes: null, shares: null, comments: null }

export async function recountArticles(
  scope: OpenScope,
  { system, adapters }: Recounting,
  which: { ids: readonly number[]; found: boolean } | { url: string },
): Promise<Recounted[]> {
  const known = await scope.within(inside => articlesAt(inside, which))
  // Of an address that is stored nowhere its counts are told all the same.
  const requested: (RequestedArticle | null)[] = 'url' in which && known.length === 0 ? [null] : known
  const answers: Recounted[] = []
  for (const article of requested) {
    scope.signal.throwIfAborted()
    const address = article?.url ?? ('url' in which ? which.url : null)
    const answer = (state: Recounted['state'], counts: InteractionCounts = article ?? nothing): Recounted => ({
      id: article?.id ?? null,
      url: address,
      state,
      msg: address === null ? format('noAddress', scope.locale) : format(state, scope.locale),
      readnum: counts.reads,
      likenum: counts.likes,
      sharenum: counts.shares,
      commentnum: counts.comments,
    })
    const url = address === null ? null : URL.parse(address)
    const adapter = url && adapters.find(each => each.knows(url))
    if (!url || !adapter) answers.push(answer('unknownSite'))
    else if (article?.countedAt && scope.now.getTime() - article.countedAt.getTime() < freshMs)
      answers.push(answer('fresh'))
    else {
      // A site that fails is told of; the other articles are asked all the same.
      const counts = await adapter.ask(url).catch(() => null)
      if (counts && article) await system.transaction().execute(tx => recount(tx, [{ id: article.id, ...counts }]))
      answers.push(counts ? answer('counted', counts) : answer('failed'))
    }
  }
  const counted = answers.flatMap(({ id, state }) => (state === 'counted' && id !== null ? [id] : []))
  if (counted.length > 0) await scope.within(inside => announceChange(inside, 'work', counted))
  return answers
}

const format = (key: Recounted['state'] | 'noAddress', locale: Locale): string => say(strings[key], locale)
