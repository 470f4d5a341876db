/** Site maps as sources: the newest pages of a map, or of the newest maps of an index. Entries are addresses; their pages say the rest. */
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { decode, type MappedPage, readSiteMap } from '@guanlan/engine/clean'
import { type Ask, type Fetched, FetchProblem, inWords } from '@guanlan/platform/server'
import type { RawArticle } from '../../items.ts'
import { headerOf, requireAnswer } from '../asking/answer.ts'
import { digestOf } from '../asking/digest.ts'
import type { Adapter, Source, Unread } from '../asking/source.ts'

/** Of one visit: what is older was there before, or is left to a backfill. */
const mostEntries = 500
/** Of an index: those that changed last. */
const mostMaps = 3
const mostBytes = 52_428_800

export const siteMaps: Adapter = {
  async collect(source, ask) {
    const answer = await read(source.url, ask)
    const bodyHash = digestOf(answer.text)
    const found = { etag: null, lastModified: null, bodyHash, pagesNeeded: true }
    const map = readSiteMap(answer.text)
    if (!map) throw new FetchProblem('the answer is no site map')
    // An index stays the same while the maps it names change.
    if (map.kind === 'pages' && bodyHash === source.bodyHash)
      return { ...found, bytes: answer.bytes, unchanged: true, entries: [] }
    let bytes = answer.bytes
    let pages: readonly MappedPage[] = map.entries
    let { leftOut } = map
    const unread: Unread[] = []
    let failure: unknown = null
    const belowUnread = (url: string) => (error: unknown) => {
      failure = error
      unread.push({ url, problem: inWords(error) })
      return null
    }
    if (map.kind === 'maps') {
      pages = []
      for (const { url } of newest(map.entries, mostMaps)) {
        const below = await read(url, ask).catch(belowUnread(url))
        if (!below) continue
        bytes += below.bytes
        const pagesBelow = readSiteMap(below.text)
        if (!pagesBelow) unread.push({ url, problem: 'the answer is no site map' })
        pages = [...pages, ...(pagesBelow?.entries ?? [])]
        leftOut = [...leftOut, ...(pagesBelow?.leftOut ?? [])]
      }
      // Of none of them anything is known.
      if (failure && pages.length === 0) throw failure
    }
    const entries = newest(pages, mostEntries).map(page => entryOf(page, source))
    return { ...found, bytes, unchanged: false, entries, leftOut, unread }
  },
}

/** Where nothing says when, the last of a file count as the newest. */
export function newest(pages: readonly MappedPage[], most: number): MappedPage[] {
  const timed = pages.map((page, index) => ({ page, index, at: Date.parse(page.changed ?? '') }))
  const known = timed.some(({ at }) => Number.isFinite(at))
  return timed
    .sort((a, b) => (known ? (b.at || 0) - (a.at || 0) : 0) || b.index - a.index)
    .slice(0, most)
    .map(({ page }) => page)
}

const entryOf = ({ url, changed, title }: MappedPage, { name, mediaType }: Source): RawArticle => ({
  sourceId: url,
  url,
  // The page says it better; where it cannot be read, the address is what is known.
  title: title ?? url,
  media: name,
  mediaType,
  ...(title && changed && { publishedAt: changed }),
})

async function read(url: string, ask: Ask): Promise<{ text: string; bytes: number }> {
  const fetched = await ask(url, { accept: 'application/xml, text/xml, */*;q=0.5' }, { bytes: mostBytes })
  requireAnswer(fetched)
  const body = await unpacked(fetched)
  return { text: decode(body, headerOf(fetched, 'content-type')).text, bytes: fetched.body.length }
}

/** Maps are often files packed by gzip, and sent as such. */
async function unpacked({ body }: Fetched): Promise<Buffer> {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body
  return promisify(gunzip)(body, { maxOutputLength: mostBytes }).catch(() => {
    throw new FetchProblem('the packed site map is damaged or too long')
  })
}
