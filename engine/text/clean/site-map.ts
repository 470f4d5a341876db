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
}

/** What the protocol allows in one file. */
const mostEntries = 50_000
const longestText = 2_000
const fields = new Set(['loc', 'lastmod', 'news:title', 'news:publication_date'])

/** Null when the text is no site map. Also reads the plain form: one address a line. */
export function readSiteMap(text: string): SiteMap | null {
  const start = text.trimStart()
  if (!start.startsWith('<')) return readPlain(start)
  let kind: SiteMap['kind'] | null = null
  const entries: MappedPage[] = []
  let entry: Record<string, string> | null = null
  let field = ''
  parseMarkup(
    text,
    {
      onopentag(name) {
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
      onclosetag(name) {
        if (name === field) field = ''
        if ((name !== 'url' && name !== 'sitemap') || !entry) return
        const page = pageOf(entry)
        if (page && entries.length < mostEntries) entries.push(page)
        entry = null
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  return kind ? { kind, entries } : null
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
  return { kind: 'pages', entries: urls.map(url => ({ url, changed: null, title: null })) }
}

const webAddress = (text: string): string | null =>
  /^https?:\/\//i.test(text) ? (URL.parse(text)?.href ?? null) : null
