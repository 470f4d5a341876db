// OPML (opml.org): lists of feeds as readers exchange them, with their folders.
import { feedAddress } from './feed-address.ts'
import { parseMarkup } from './parse-markup.ts'

export interface OpmlFeed {
  readonly url: string
  readonly title: string
  /** Names of the outlines around it, outermost first. */
  readonly folders: readonly string[]
}

export interface Opml {
  readonly feeds: readonly OpmlFeed[]
  /** What stands for a feed and cannot be asked, as it is called and written. */
  readonly leftOut: readonly string[]
}

const mostFeeds = 10_000
const deepest = 50
const longestName = 200

/** Null when the text is no OPML. The prefix of its names, where it has one, is for its writer to choose. */
export function readOpml(text: string): Opml | null {
  if (!/<(?:[\w.-]+:)?opml[\s>]/i.test(text.slice(0, 2_000))) return null
  const feeds: OpmlFeed[] = []
  const leftOut: string[] = []
  const open: { name: string; isFolder: boolean }[] = []
  parseMarkup(
    text,
    {
      onopentag(tag, written) {
        if (localName(tag) !== 'outline') return
        const attributes = Object.fromEntries(
          Object.entries(written).map(([name, value]) => [localName(name), value.trim()]),
        )
        // An empty one says nothing.
        const name = (attributes.title || attributes.text || '').slice(0, longestName)
        const isFeed = /^(?:rss|atom|feed|link|rdf|include)/i.test(attributes.type ?? '')
        const url = attributes.xmlurl || (isFeed ? attributes.url : undefined)
        const isOfFeed = url !== undefined || (isFeed && attributes.htmlurl !== undefined)
        if (open.length < deepest) open.push({ name, isFolder: !isOfFeed })
        if (!isOfFeed) return
        const address = url && feedAddress(url)
        const folders = open.flatMap(each => (each.isFolder && each.name ? [each.name] : []))
        if (address && feeds.length < mostFeeds) feeds.push({ url: address, title: name, folders })
        else leftOut.push([name, (url ?? attributes.htmlurl ?? '').slice(0, longestName)].filter(Boolean).join(' '))
      },
      onclosetag(tag) {
        if (localName(tag) === 'outline') open.pop()
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  return { feeds, leftOut }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase()
