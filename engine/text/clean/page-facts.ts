// What a page says about its article, in the places where sites say it.

import { authorIn, sourceIn } from './byline.ts'
import type { ExtractContext } from './extract-context.ts'
import { type Line, linesOf } from './lines.ts'
import { linkedData } from './linked-data.ts'
import { dateOfPage } from './page-date.ts'
import { isAside } from './page-parts.ts'

export interface PageFacts {
  readonly title: string | null
  readonly author: string | null
  /** Who published it first (来源：…), else the site. */
  readonly source: string | null
  readonly site: string | null
  readonly publishedAt: Date | null
  readonly canonical: string | null
  /** Absolute addresses; at most 30. */
  readonly pictures: readonly string[]
}

export function pageFacts(document: Document, lines: readonly Line[], context: ExtractContext): PageFacts {
  const data = linkedData(document)
  const meta = metaOf(document)
  const base =
    URL.parse(document.querySelector('base[href]')?.getAttribute('href') ?? '', context.url)?.href ?? context.url
  const site = meta('og:site_name', 'application-name') ?? data.publisher ?? null
  const title = titleOf(document, meta('og:title', 'twitter:title') ?? data.headline, site)
  const line = bylineOf(lines, title)
  return {
    title,
    site,
    author: data.author ?? person(meta('author', 'article:author', 'byl', 'mediaid')) ?? line.author,
    source: meta('source', 'og:article:source', 'article:source') ?? line.source ?? site,
    publishedAt: publishedAt(document, meta, data.published, title, context),
    canonical: canonicalOf(document, meta('og:url'), base),
    pictures: picturesOf(document, meta('og:image', 'twitter:image'), base),
  }
}

type Meta = (...names: string[]) => string | null

function metaOf(document: Document): Meta {
  const all = new Map<string, string>()
  for (const element of document.querySelectorAll('meta[content]')) {
    const name = (
      element.getAttribute('property') ??
      element.getAttribute('name') ??
      element.getAttribute('itemprop')
    )?.toLowerCase()
    const content = element.getAttribute('content')?.replace(/\s+/g, ' ').trim()
    if (name && content && !all.has(name)) all.set(name, content)
  }
  return (...names) => names.map(name => all.get(name)).find(found => found !== undefined) ?? null
}

const squash = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()
const letters = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{P}]/gu, '')
    .toLowerCase()

/** The heading when the title of the window begins with it, else what the page says it is called, else the window's title without the site. */
function titleOf(document: Document, declared: string | null, site: string | null): string | null {
  const windowTitle = squash(document.querySelector('title')?.textContent)
  const headings = [...document.querySelectorAll('h1, h2')]
    .map(heading => squash(heading.textContent))
    .filter(text => text.length > 3)
  const known = letters(windowTitle || (declared ?? ''))
  const heading = headings.find(text => letters(text).length > 3 && known.startsWith(letters(text)))
  return heading ?? (squash(withoutSite(windowTitle || (declared ?? ''), site)) || headings[0] || null)
}

/** `Title_Channel_Site` and `Title - Site`: the part before, unless it says next to nothing. */
function withoutSite(title: string, site: string | null): string {
  const named =
    site && title.length > site.length + 4 && title.endsWith(site)
      ? title.slice(0, -site.length).replace(/[\s_|\-–—·]+$/, '')
      : title
  const [first = named] = named.split(/\s*[_|]\s*|\s+[-–—]\s+|__/)
  return first.length >= 6 || first.length * 2 >= named.length ? first : named
}

const person = (name: string | null): string | null =>
  name && name.length <= 40 && !/^https?:/.test(name) ? name : null

const LONGEST_BYLINE = 200
/** Lines around the heading where sites write when, who and from where. */
const BEFORE_HEADING = 4
const AFTER_HEADING = 14

/** The lines below the heading, then those above it; the first ones of all where nobody knows the heading. */
function aroundHeading(lines: readonly Line[], title: string | null): readonly Line[] {
  const requested = letters(title ?? '').slice(0, 40)
  const heading = lines.findIndex(
    line => requested.length > 3 && line.linked < 0.5 && letters(line.text).startsWith(requested),
  )
  if (heading < 0) return lines.slice(0, 80)
  return [
    ...lines.slice(heading, heading + AFTER_HEADING),
    ...lines.slice(Math.max(0, heading - BEFORE_HEADING), heading),
  ]
}

/** The lines around the heading: 2026-11-02 08:30 来源：新华社 作者：… */
function bylineOf(lines: readonly Line[], title: string | null): { source: string | null; author: string | null } {
  const around = aroundHeading(lines, title).map(line => line.text)
  const source = around
    .map(line => (line.length < LONGEST_BYLINE ? sourceIn(line) : null))
    .find(found => found !== null)
  const author = around.map(authorIn).find(found => found !== null)
  return { source: source ?? null, author: author ?? null }
}

function publishedAt(
  document: Document,
  meta: Meta,
  linked: string | null,
  title: string | null,
  context: ExtractContext,
): Date | null {
  const written = [
    meta(
      'article:published_time',
      'og:published_time',
      'og:release_date',
      'datepublished',
      'publishdate',
      'pubdate',
      'parsely-pub-date',
      'weibo: article:create_at',
      'weibo:article:create_at',
      'sailthru.date',
      'dc.date.issued',
      'dc.date',
      'date',
      'publish_time',
      '_pubtime',
      'og:time',
    ),
    linked,
  ]
  const heading = headingOf(document, title)
  const lines = document.body ? linesOf(document.body, element => isAside(element, heading)) : []
  return dateOfPage(
    document,
    { written },
    aroundHeading(lines, title).map(line => line.text),
    heading,
    context,
  )
}

const headingOf = (document: Document, title: string | null): Element | null => {
  const known = letters(title ?? '')
  const headings = [...document.querySelectorAll('h1, h2, h3')]
  return (
    headings.find(heading => known.length > 3 && letters(heading.textContent ?? '') === known) ??
    headings.find(heading => heading.nodeName.toLowerCase() === 'h1') ??
    null
  )
}

function canonicalOf(document: Document, declared: string | null, base: string | undefined): string | null {
  const written = document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? declared
  const url = written ? URL.parse(written, base) : null
  // Pages that name the home page of their site as their own address are mistaken.
  const home = url?.pathname === '/' && !url.search && URL.parse(base ?? '')?.pathname !== '/'
  return url && /^https?:$/.test(url.protocol) && !home ? url.href : null
}

const MOST_PICTURES = 30

function picturesOf(document: Document, declared: string | null, base: string | undefined): string[] {
  const inText = [
    ...document.querySelectorAll('article img, [class*="content" i] img, [id*="content" i] img, p img, figure img'),
  ]
  const written = inText.map(
    image => image.getAttribute('data-original') ?? image.getAttribute('data-src') ?? image.getAttribute('src'),
  )
  const absolute = [declared, ...written].flatMap(address => {
    const url = address && !address.startsWith('data:') ? URL.parse(address, base) : null
    return url && /^https?:$/.test(url.protocol) ? [url.href] : []
  })
  return [...new Set(absolute)].slice(0, MOST_PICTURES)
}
