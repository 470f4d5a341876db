// Site maps (sitemaps.org, with Google's news): addresses of a site, or of further maps. Read as it comes in, never as a tree: a map may have 50,000 addresses.
import { parseMarkup } from './parse-markup.ts'

export interface MappedPage {
  readonly url: string
  /** As written: `lastmod`, or the publication date of a news map. */
  readonly changed: string | null
  readonly title: string | null
}

export interface SiteMap {
  readonly kind: 'pages' | 'maps'
  readonly entries: readonly MappedPage[]
  /** What stands for an address and cannot be asked, as it is written; the first of them. */
  readonly leftOut: readonly string[]
}

/** What the protocol allows in one file. */
const mostEntries = 50_000
const mostLeftOut = 20
const longestText = 2_000
const fields = new Set(['loc', 'lastmod', 'news:title', 'news:publication_date'])

/** Null when the text is no site map. Also reads the plain form: one address a line. */
export function readSiteMap(text: string): SiteMap | null {
  const start = text.trimStart()
  if (!start.startsWith('<')) return readPlain(start)
  let kind: SiteMap['kind'] | null = null
  const entries: MappedPage[] = []
  const leftOut: string[] = []
  const names = readNames()
  let entry: Record<string, string> | null = null
  let field = ''
  parseMarkup(
    text,
    {
      onopentag(written, attributes) {
        const name = names.open(written, attributes)
        if (name === 'urlset') kind ??= 'pages'
        else if (name === 'sitemapindex') kind ??= 'maps'
        else if (name === 'url' || name === 'sitemap') entry = {}
        else field = fields.has(name) ? name : ''
      },
      ontext(piece) {
        if (!entry || field === '') return
        const before = entry[field] ?? ''
        if (before.length < longestText) entry[field] = before + piece
      },
      onclosetag(written) {
        const name = names.close(written)
        if (name === field) field = ''
        if ((name !== 'url' && name !== 'sitemap') || !entry) return
        const page = pageOf(entry)
        if (page && entries.length < mostEntries) entries.push(page)
        else if (!page && entry.loc?.trim() && leftOut.length < mostLeftOut) leftOut.push(entry.loc.trim())
        entry = null
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  return kind ? { kind, entries, leftOut } : null
}

/** Names by their vocabularies: what stands before the colon is for the writer to choose, also nothing. */
function readNames() {
  const prefixes = new Map<string, string>()
  /** Vocabularies of names without a prefix, of the elements that are open; '': a site map's own. */
  const plain: string[] = []
  const nameOf = (written: string, own: string): string => {
    const colon = written.indexOf(':')
    const name = written.slice(colon + 1).toLowerCase()
    const prefix = written.slice(0, Math.max(colon, 0))
    return (colon < 0 ? own : (prefixes.get(prefix) ?? `${prefix.toLowerCase()}:`)) + name
  }
  return {
    open(written: string, attributes: Readonly<Record<string, string>>): string {
      for (const [attribute, address] of Object.entries(attributes))
        if (attribute.startsWith('xmlns:')) prefixes.set(attribute.slice(6), vocabularyOf(address, attribute.slice(6)))
      const own = attributes.xmlns === undefined ? (plain.at(-1) ?? '') : vocabularyOf(attributes.xmlns, '')
      plain.push(own)
      return nameOf(written, own)
    },
    close: (written: string): string => nameOf(written, plain.pop() ?? ''),
  }
}

/** Titles of pictures and films are none of the page. */
function vocabularyOf(address: string, prefix: string): string {
  const extension = /sitemap-(news|image|video|mobile|pagemap|geo|code)/i.exec(address)?.[1]
  if (extension) return `${extension.toLowerCase()}:`
  return prefix === '' || /schemas\/sitemap|sitemaps?\.org|sitemap\/0\./i.test(address)
    ? ''
    : `${prefix.toLowerCase()}:`
}

function pageOf(entry: Readonly<Record<string, string>>): MappedPage | null {
  const url = webAddress(entry.loc?.trim() ?? '')
  if (!url) return null
  const changed = (entry['news:publication_date'] ?? entry.lastmod)?.trim() || null
  return { url, changed, title: entry['news:title']?.trim() || null }
}

function readPlain(text: string): SiteMap | null {
  const lines = text
    .split(/\r?\n/, mostEntries)
    .map(line => line.trim())
    .filter(line => line !== '')
  const urls = lines.flatMap(line => webAddress(line) ?? [])
  // A text that is not only addresses is something else.
  if (urls.length === 0 || urls.length < lines.length) return null
  return { kind: 'pages', leftOut: [], entries: urls.map(url => ({ url, changed: null, title: null })) }
}

const webAddress = (text: string): string | null =>
  /^https?:\/\//i.test(text) ? (URL.parse(text)?.href ?? null) : null
