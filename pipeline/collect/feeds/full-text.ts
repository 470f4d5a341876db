/** For feeds that carry summaries only: the pages of their new entries are read too, each once, a few a round, politely. */
import { createHash } from 'node:crypto'
import type { FetchLimits } from '@guanlan/platform/server'
import type { RawArticle } from '../../items.ts'
import { hostTurns, type InTurn } from './host-turns.ts'
import { pageLimits, withPage } from './page.ts'

const mostPages = 20
/** No page is begun after this: with the feed before and the last page behind, a round ends before the feed's lease does. */
const roundMs = 60_000
/** All feeds of this process wait in the same lines. */
const politely = hostTurns(1_000)

export interface PageParts {
  trustedHosts: ReadonlySet<string>
  /** For tests; else one page of a host at a time, a second apart. */
  inTurn?: InTurn | undefined
  /** True when the process wants to end: no further page is begun. */
  stopping?: (() => boolean) | undefined
}

export interface Round {
  /** Entries that were not read before, with their pages. */
  articles: RawArticle[]
  /** Marks of the feed's entries that are done, for the next round. */
  pagesRead: string[]
  /** Entries wait for another round: the feed is not done with. */
  left: boolean
}

/** `usable` cleans an article with what strangers wrote in it; null when it cannot be kept: then the entry stays as it is. */
export async function readPages(
  entries: readonly RawArticle[],
  pagesRead: readonly string[],
  usable: (article: RawArticle) => RawArticle | null,
  { trustedHosts, inTurn = politely, stopping = () => false }: PageParts,
): Promise<Round> {
  const done = new Set(pagesRead)
  const fresh = entries.filter(entry => !done.has(markOf(entry)))
  const limits: FetchLimits = { ...pageLimits, trustedHosts }
  const until = Date.now() + roundMs
  const read = await Promise.all(
    fresh.slice(0, mostPages).map(async entry => {
      const { url } = entry
      const host = URL.parse(url ?? '')?.hostname
      if (!url || !host) return entry
      return inTurn(host, async () => {
        if (stopping() || Date.now() > until) return null
        return usable(await withPage(entry, url, limits)) ?? entry
      })
    }),
  )
  const articles = read.filter(article => article !== null)
  for (const [index, article] of read.entries()) if (article && fresh[index]) done.add(markOf(fresh[index]))
  return {
    articles,
    pagesRead: [...new Set(entries.map(markOf))].filter(mark => done.has(mark)),
    left: articles.length < fresh.length,
  }
}

/** What an entry is known by, made short. */
const markOf = ({ sourceId, url, title, body }: RawArticle): string =>
  createHash('sha256')
    .update(sourceId ?? url ?? `${title}\n${body}`)
    .digest('hex')
    .slice(0, 16)
