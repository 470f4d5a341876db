// Feeds of every dialect: RSS 0.9 to 2.0, RDF, Atom 0.3 and 1.0, CDF, JSON Feed; also those that are not well formed.
import { readDate } from '../dates.ts'
import type { Feed, FeedAsks, FeedContext, FeedEntry, FeedLink, FeedTime } from './feed.ts'
import { readJsonFeed } from './json-feed.ts'
import { feedText, titleOf } from './text-construct.ts'
import { elementsOf, readXml, textOf, type XmlNode } from './xml.ts'

/** Entries of one feed beyond this are left out. */
const MOST_ENTRIES = 1_000

/** Null when the text is no feed. Never throws. */
export function readFeed(text: string, context: FeedContext): Feed | null {
  const start = text.slice(0, 200).trimStart()
  if (start.startsWith('{')) return readJsonFeed(text, context)
  const top = descend(readXml(text))
  if (!top) return null
  const { dialect, root, channel } = top
  const items = itemsIn(root)
  const title = elementsOf(channel).find(node => node.name === 'title')
  const language = languageOf(channel, root)
  // Of the whole feed: whoever an entry does not name otherwise. Of RSS it is the editor of the channel, who wrote nothing.
  const author = dialect === 'atom' ? authorOf(elementsOf(channel)) : null
  return {
    dialect,
    title: title ? titleOf(title, dialect) : null,
    entries: items.map(item => entryOf(item, dialect, { ...context, language }, author)),
    asks: asksOf(channel),
  }
}

/** As the feed says it, else by its title. */
function languageOf(channel: XmlNode, root: XmlNode): string | null {
  const named = (name: string) => elementsOf(channel).find(node => node.name === name)
  const declared = named('language') ?? named('dc:language')
  const title = named('title')
  return (
    (declared && textOf(declared).trim()) ||
    root.language ||
    channel.language ||
    (title && /\p{Script=Han}/u.test(textOf(title)) ? 'zh' : null)
  )
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** `<ttl>60</ttl>`, `<skipHours><hour>0</hour>…`, `<skipDays><day>Sunday</day>…` (RSS 2.0). What cannot be read asks nothing. */
function asksOf(channel: XmlNode): FeedAsks {
  const named = (name: string) => elementsOf(channel).find(node => node.name === name)
  const partsOf = (name: string, part: string) => {
    const node = named(name)
    return node ? elementsOf(node).flatMap(each => (each.name === part ? [textOf(each).trim().toLowerCase()] : [])) : []
  }
  const ttl = named('ttl')
  const minutes = ttl ? Number(textOf(ttl).trim()) : Number.NaN
  const hours = partsOf('skiphours', 'hour').flatMap(hour =>
    /^(?:1?\d|2[0-4])$/.test(hour) ? [Number(hour) % 24] : [],
  )
  const days = partsOf('skipdays', 'day').map(day => weekdays.indexOf(day))
  return {
    ttlMinutes: Number.isFinite(minutes) && minutes > 0 ? minutes : null,
    skipHours: [...new Set(hours)],
    skipDays: [...new Set(days.filter(day => day >= 0))],
  }
}

type XmlDialect = Exclude<Feed['dialect'], 'json'>
const roots: Readonly<Record<string, XmlDialect>> = {
  rss: 'rss',
  'rdf:rdf': 'rdf',
  feed: 'atom',
  channel: 'cdf',
  rdf: 'rdf',
}

function descend(document: XmlNode): { dialect: XmlDialect; root: XmlNode; channel: XmlNode } | null {
  const root = elementsOf(document).find(node => node.name in roots)
  if (!root) return null
  const channel = elementsOf(root).find(node => node.name === 'channel') ?? root
  return { dialect: roots[root.name]!, root, channel }
}

/** In the order of the document, wherever a dialect or a mistake puts them, but none inside another. */
function itemsIn(root: XmlNode): XmlNode[] {
  const items: XmlNode[] = []
  const waiting: XmlNode[] = [root]
  while (waiting.length > 0 && items.length < MOST_ENTRIES) {
    const node = waiting.pop()!
    if (node.name === 'item' || node.name === 'entry') items.push(node)
    else for (const child of elementsOf(node).toReversed()) waiting.push(child)
  }
  return items
}

/** Names of the same thing in the dialects, the most telling first. Of repeated ones the last counts. */
const names = {
  id: ['id', 'guid', 'dc:identifier'],
  title: ['title', 'dc:title', 'media:title', 'itunes:title'],
  published: ['published', 'pubdate', 'issued', 'dcterms:issued'],
  updated: ['updated', 'modified', 'dcterms:modified', 'lastmod', 'lastbuilddate', 'dc:date', 'date'],
  created: ['created', 'dcterms:created'],
  summary: ['summary', 'description', 'abstract', 'dc:description', 'itunes:summary', 'media:description'],
  content: ['content:encoded', 'content', 'xhtml:body', 'body', 'fullitem', 'xhtml:div'],
} as const

function entryOf(item: XmlNode, dialect: XmlDialect, context: FeedContext, feedAuthor: string | null): FeedEntry {
  const children = elementsOf(item)
  const last = (requested: readonly string[]): XmlNode | undefined => {
    for (const name of requested) {
      const found = children.findLast(child => child.name === name)
      if (found) return found
    }
    return undefined
  }
  const time = (kind: 'published' | 'updated' | 'created'): FeedTime | null => {
    const written = (
      last(names[kind])?.children.length
        ? textOf(last(names[kind])!)
        : item.attributes[kind === 'updated' ? 'lastmod' : '']
    )?.trim()
    return written ? { written, at: readDate(written, context)?.at ?? null } : null
  }
  const text = (kind: 'summary' | 'content'): string | null => {
    const node = last(names[kind])
    return node ? feedText(node, dialect) || null : null
  }
  const title = last(names.title)
  const idNode = last(names.id)
  const links = children.flatMap(child => linkOf(child, context) ?? [])
  const own = item.attributes.href
  if (own) links.unshift(link(absolute(own, item.bases, context), {}))
  const permanent =
    idNode?.name === 'guid' && idNode.attributes.ispermalink?.toLowerCase() !== 'false' ? textOf(idNode).trim() : ''
  const best = bestOf(links)
  return {
    id: idOf(idNode, item, context),
    title: title ? titleOf(title, dialect).replaceAll('\n', ' ') || null : null,
    titleLanguage: (title ?? item).language || null,
    titleType: title ? typeOf(title, dialect) : null,
    base: baseOf((title ?? item).bases, context) ?? null,
    link: best?.href ?? (permanent ? absolute(permanent, idNode!.bases, context) : null),
    links,
    linkIsId: permanent !== '' && !best,
    published: time('published'),
    updated: time('updated'),
    created: time('created'),
    author: authorOf(children) ?? feedAuthor,
    summary: text('summary'),
    content: text('content'),
  }
}

function idOf(node: XmlNode | undefined, item: XmlNode, context: FeedContext): string | null {
  const written = (node ? textOf(node) : (item.attributes['rdf:about'] ?? item.attributes.about ?? '')).trim()
  // An id is compared, not followed: it stays as written, unless it is an address that leans on another.
  return (node && written.startsWith('/') ? absolute(written, node.bases, context) : written) || null
}

function typeOf(title: XmlNode, dialect: XmlDialect): string {
  const type = title.attributes.type?.toLowerCase()
  if (type === 'html' || type === 'text/html') return 'text/html'
  if (type === 'xhtml' || type === 'application/xhtml+xml') return 'application/xhtml+xml'
  if (type === 'plain' || type === 'text' || type === 'text/plain') return 'text/plain'
  return dialect === 'atom' ? 'text/plain' : 'text/html'
}

function linkOf(node: XmlNode, context: FeedContext): FeedLink | null {
  const { attributes } = node
  if (node.name === 'enclosure' && attributes.url)
    return link(absolute(attributes.url, node.bases, context), { ...attributes, rel: 'enclosure' })
  if (node.name === 'a' && attributes.href) return link(absolute(attributes.href, node.bases, context), {})
  if (node.name !== 'link') return null
  const written = (attributes.href ?? textOf(node)).trim()
  return written ? link(absolute(written, node.bases, context), attributes) : null
}

const link = (href: string, attributes: Readonly<Record<string, string>>): FeedLink => ({
  href,
  rel: attributes.rel || 'alternate',
  type: attributes.type || null,
  hreflang: attributes.hreflang || null,
  length: attributes.length || null,
  title: attributes.title || null,
})

/** A page before a file; of several alternates the first that is HTML. */
function bestOf(links: readonly FeedLink[]): FeedLink | undefined {
  const alternates = links.filter(one => one.rel === 'alternate')
  return (
    alternates.find(one => !one.type || /html/i.test(one.type)) ??
    alternates[0] ??
    links.find(one => /^(?:related|via|self)$/.test(one.rel))
  )
}

function baseOf(bases: readonly string[], context: FeedContext): string | undefined {
  const outer = [context.contentLocation, context.url].filter(one => one !== undefined)
  // From the outside in: each may lean on the one around it. What is no address of the web is passed over.
  return [...bases, ...outer].reduceRight<string | undefined>((around, base) => {
    const url = URL.parse(base.trim(), around)
    return url && /^(?:https?|ftp):$/.test(url.protocol) ? url.href : around
  }, undefined)
}

function absolute(address: string, bases: readonly string[], context: FeedContext): string {
  const written = address.trim()
  // Absolute ones stay as written: feeds compare them letter by letter.
  if (/^[a-z][a-z0-9+.-]*:/i.test(written)) return written
  return URL.parse(written, baseOf(bases, context))?.href ?? written
}

function authorOf(children: readonly XmlNode[]): string | null {
  const named = ['author', 'dc:creator', 'dc:author', 'itunes:author', 'contributor']
    .map(name => children.filter(child => child.name === name).flatMap(node => nameOf(node) ?? []))
    .find(names => names.length > 0)
  return named ? [...new Set(named)].join('、').slice(0, 200) : null
}

function nameOf(node: XmlNode): string | null {
  const name = elementsOf(node).find(child => child.name === 'name')
  const text = textOf(name ?? node)
    .replace(/\s+/g, ' ')
    .trim()
  // RSS writes `mail (name)`.
  return /^\S+@\S+\s*\((.+)\)$/.exec(text)?.[1] ?? (text.slice(0, 100) || null)
}
