// OPML (opml.org): lists of feeds as readers exchange them, with their folders.
import { parseMarkup } from './parse-markup.ts'

export interface OpmlFeed {
  readonly url: string
  readonly title: string
  /** Names of the outlines around it, outermost first. */
  readonly folders: readonly string[]
}

const mostFeeds = 10_000
const deepest = 50

/** Null when the text is no OPML. Entries without an address that can be asked are left out. */
export function readOpml(text: string): OpmlFeed[] | null {
  if (!/<opml[\s>]/i.test(text.slice(0, 2_000))) return null
  const feeds: OpmlFeed[] = []
  const open: { name: string; isFolder: boolean }[] = []
  parseMarkup(
    text,
    {
      onopentag(tag, written) {
        if (tag.toLowerCase() !== 'outline') return
        const attributes = Object.fromEntries(
          Object.entries(written).map(([name, value]) => [name.toLowerCase(), value]),
        )
        const name = (attributes.title ?? attributes.text ?? '').trim()
        const url = attributes.xmlurl ?? (attributes.type === 'rss' ? attributes.url : undefined)
        if (open.length < deepest) open.push({ name, isFolder: url === undefined })
        if (url === undefined || !/^https?:\/\//i.test(url.trim()) || feeds.length >= mostFeeds) return
        const address = URL.parse(url.trim())?.href
        const folders = open.flatMap(each => (each.isFolder && each.name ? [each.name] : []))
        if (address) feeds.push({ url: address, title: name, folders })
      },
      onclosetag(tag) {
        if (tag.toLowerCase() === 'outline') open.pop()
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  return feeds
}
