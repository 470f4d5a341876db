/** List pages as sources: links of the shape that was learned when the page was added. Their pages say the rest. */
import { articleShapes, decode, type LinkShape, linksOf, type PageLink, shapeOf } from '@guanlan/engine/clean'
import { FetchProblem, hostOf } from '@guanlan/platform/server'
import { headerOf, requireAnswer } from '../asking/answer.ts'
import { digestOf } from '../asking/digest.ts'
import type { Adapter } from '../asking/source.ts'

export const lists: Adapter = {
  async collect(source, ask) {
    const fetched = await ask(source.url, { accept: 'text/html, application/xhtml+xml, */*;q=0.1' })
    requireAnswer(fetched)
    const { text } = decode(fetched.body, headerOf(fetched, 'content-type'))
    const page = linksOf(text, fetched.url)
    if (page.noFollow) throw new FetchProblem('the page asks not to follow its links')
    const articles = articlesOf(page.links, fetched.url, source.settings.shape)
    if (articles.length === 0) throw new FetchProblem('the page has no links of the shape that was learned')
    const bodyHash = digestOf(articles.map(({ url }) => url).join('\n'))
    const found = { etag: null, lastModified: null, bodyHash, bytes: fetched.body.length, pagesNeeded: true }
    if (bodyHash === source.bodyHash) return { ...found, unchanged: true, entries: [] }
    const { name, mediaType } = source
    return {
      ...found,
      unchanged: false,
      entries: articles.map(({ url, text }) => ({ sourceId: url, url, title: text || url, media: name, mediaType })),
    }
  },
}

/** @param shape that was learned; none: the most likely one */
function articlesOf(links: readonly PageLink[], url: string, shape: unknown): readonly PageLink[] {
  if (typeof shape === 'string') return links.filter(link => shapeOf(link.url) === shape)
  return ownShapes(links, url)[0]?.links ?? []
}

/** What may be the page's articles, the most likely first: links to its own site, by the registrable domain. */
export function ownShapes(links: readonly PageLink[], url: string): LinkShape[] {
  const host = hostOf(url)
  return articleShapes(
    links.filter(link => hostOf(link.url) === host),
    url,
  )
}
