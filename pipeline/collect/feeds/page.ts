/** The page of an entry: its text in place of the summary, its facts where the feed has none. */
import { type ExtractedPage, extractPage } from '@guanlan/engine/clean'
import {
  type Ask,
  type AskingParts,
  askInTurn,
  type Database,
  type Fetched,
  FetchProblem,
  inWords,
} from '@guanlan/platform/server'
import type { RawArticle } from '../../items.ts'

const accept = 'text/html, application/xhtml+xml, */*;q=0.1'

/** Of one page. */
const pageLimits = { timeoutMs: 15_000, bytes: 3 * 1024 * 1024 }

/** Never throws: an article whose page cannot be had stays as the feed has it, and says why in `extra.page`. */
export async function pageOf(
  item: RawArticle,
  url: string,
  ask: Ask,
  titled: 'byEntry' | 'byPage',
): Promise<RawArticle> {
  try {
    const page = pageIn(await ask(url, { accept }, pageLimits))
    return merged(titled === 'byPage' ? { ...item, title: page.title?.slice(0, 500) ?? item.title } : item, url, page)
  } catch (error) {
    return { ...item, extra: { ...item.extra, page: { state: 'failed', problem: inWords(error).slice(0, 200) } } }
  }
}

/** A page that somebody waits for, in its host's turn. @throws FetchProblem: it cannot be had, or says nothing */
export const readPage = (db: Database, url: string, parts: AskingParts): Promise<ExtractedPage> =>
  askInTurn(db, url, parts, async ({ askPolitely }) => pageIn(await askPolitely(url, { accept }, pageLimits)))

/** @throws FetchProblem: it is no page, or says nothing */
export function pageIn(fetched: Fetched): ExtractedPage {
  if (fetched.status !== 200) throw new FetchProblem(`answered ${fetched.status}`)
  const contentType = String(fetched.headers['content-type'] ?? '')
  if (contentType && !/html|xml|text\/plain/i.test(contentType)) throw new FetchProblem(`is ${contentType}, no page`)
  const page = extractPage(fetched.body, { url: fetched.url, contentType, now: new Date() })
  if (page.state === 'notText') throw new FetchProblem('is no text')
  if (page.state === 'nothing') throw new FetchProblem('has no text to read')
  return page
}

/** Where both say something the feed is right, but for the text. A page that says less is a notice or a wall, not the article. */
function merged(item: RawArticle, url: string, page: ExtractedPage): RawArticle {
  if (page.text.length <= (item.body?.length ?? 0)) throw new FetchProblem('says less than the feed')
  const { canonical, source, pictures } = page
  return {
    ...item,
    title: item.title ?? page.title?.slice(0, 500),
    body: page.text,
    author: item.author ?? page.author?.slice(0, 100),
    publishedAt: item.publishedAt ?? page.publishedAt?.toISOString(),
    extra: {
      ...(pictures.length > 0 && { pictures }),
      ...item.extra,
      page: {
        state: page.state,
        ...(canonical && canonical !== url && { address: canonical.slice(0, 2_000) }),
        ...(source && { source: source.slice(0, 100) }),
      },
    },
  }
}
