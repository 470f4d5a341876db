/** Feeds of every dialect: asked whether they changed, read by the engine. */
import { decode } from '@guanlan/engine/clean'
import { FetchProblem } from '@guanlan/platform/server'
import { headerOf, requireAnswer } from '../asking/answer.ts'
import { digestOf } from '../asking/digest.ts'
import type { Adapter, Collected, Source } from '../asking/source.ts'
import { identifyEntries } from './identify-entries.ts'
import { contentsOf } from './read-feed.ts'

const accepted = 'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, */*;q=0.5'

export const feeds: Adapter = {
  async collect(source, ask, now): Promise<Collected> {
    const fetched = await ask(source.url, { accept: accepted, ...unlessChanged(source) })
    requireAnswer(fetched)
    const { status, body } = fetched
    const answer = {
      etag: headerOf(fetched, 'etag') ?? null,
      lastModified: headerOf(fetched, 'last-modified') ?? null,
      bytes: body.length,
    }
    if (status === 304) return { ...answer, unchanged: true, entries: [], bodyHash: null }
    const bodyHash = digestOf(body)
    if (bodyHash === source.bodyHash) return { ...answer, unchanged: true, entries: [], bodyHash }
    const { text } = decode(body, headerOf(fetched, 'content-type'))
    const contents = contentsOf(text, { name: source.name, mediaType: source.mediaType, url: fetched.url, now })
    if (!contents) throw new FetchProblem('the answer is no feed')
    const { entries, ...identities } = identifyEntries(contents.entries, source.entries)
    return { ...answer, asks: contents.asks, entries, identities, unchanged: false, bodyHash }
  },
}

const unlessChanged = ({ etag, lastModified }: Source): Record<string, string> => ({
  ...(etag && { 'if-none-match': etag }),
  ...(lastModified && { 'if-modified-since': lastModified }),
})
