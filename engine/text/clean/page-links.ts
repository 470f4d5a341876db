// What a page leads to: its feeds, and its links with the words on them.
import { feedAddress } from './feed-address.ts'
import { parseMarkup } from './parse-markup.ts'

export interface PageLink {
  /** Absolute, without its fragment. */
  readonly url: string
  /** The longest of what stands on the links there, in one line. */
  readonly text: string
}

export interface PageLinks {
  readonly title: string | null
  /** Feeds that the page names as its own. */
  readonly feeds: readonly PageLink[]
  /** Each address once, in the order of the page. */
  readonly links: readonly PageLink[]
  /** `<meta name="robots">`: links are not to be followed. */
  readonly noFollow: boolean
  /** Characters of text outside links, and of scripts: a page with none of the first is made in the browser. */
  readonly textLength: number
  readonly scriptLength: number
  /** It has a field for a password. */
  readonly asksPassword: boolean
}

const mostLinks = 3_000
const longestText = 300
const feedTypes = /^application\/(?:rss|atom|feed|rdf)\+(?:xml|json)$/i

/** @param url of the page, which links are relative to */
export function linksOf(html: string, url: string): PageLinks {
  const links = new Map<string, string>()
  const feeds = new Map<string, string>()
  const counts = { text: 0, script: 0 }
  const flags = { noFollow: false, asksPassword: false }
  let base = url
  let open: { href: string; title: string; text: string } | null = null
  let title: string | null = null
  let within = ''
  const keep = () => {
    if (!open) return
    const [words, said] = [open.text, open.title].map(text => text.replace(/\s+/g, ' ').trim().slice(0, longestText))
    const text = (said ?? '').length > (words ?? '').length ? (said ?? '') : (words ?? '')
    const before = links.get(open.href)
    if (before === undefined ? links.size < mostLinks : before.length < text.length) links.set(open.href, text)
    open = null
  }
  parseMarkup(
    html,
    {
      onopentag(name, attributes) {
        if (name === 'script' || name === 'style' || name === 'title') within = name
        if (name === 'base' && attributes.href) base = URL.parse(attributes.href, url)?.href ?? url
        if (name === 'meta' && /robots/i.test(attributes.name ?? '') && /nofollow|none/i.test(attributes.content ?? ''))
          flags.noFollow = true
        if (name === 'input' && attributes.type?.toLowerCase() === 'password') flags.asksPassword = true
        if (name === 'link' && /\balternate\b/i.test(attributes.rel ?? '') && feedTypes.test(attributes.type ?? '')) {
          const { href = '' } = attributes
          const feed = /^\s*feeds?:/i.test(href) ? feedAddress(href) : addressOf(href, base)
          if (feed && feeds.size < 50) feeds.set(feed, (attributes.title ?? '').slice(0, longestText))
        }
        if (name !== 'a') return
        keep()
        const href = /\bnofollow\b/i.test(attributes.rel ?? '') ? null : addressOf(attributes.href, base)
        if (href) open = { href, title: attributes.title ?? '', text: '' }
      },
      ontext(piece) {
        if (within === 'script') counts.script += piece.length
        else if (within === 'title') title = `${title ?? ''}${piece}`.slice(0, longestText)
        else if (within === '' && open) open.text += open.text.length < 2 * longestText ? piece : ''
        else if (within === '') counts.text += piece.trim().length
      },
      onclosetag(name) {
        if (name === within) within = ''
        if (name === 'a') keep()
      },
    },
    { decodeEntities: true },
  )
  keep()
  const listed = (from: ReadonlyMap<string, string>): PageLink[] => [...from].map(([url, text]) => ({ url, text }))
  return {
    title: (title as string | null)?.replace(/\s+/g, ' ').trim() || null,
    feeds: listed(feeds),
    links: listed(links),
    noFollow: flags.noFollow,
    textLength: counts.text,
    scriptLength: counts.script,
    asksPassword: flags.asksPassword,
  }
}

function addressOf(href: string | undefined, base: string): string | null {
  const url = href ? URL.parse(href.trim(), base) : null
  if (!url || !/^https?:$/.test(url.protocol)) return null
  url.hash = ''
  return url.href
}
