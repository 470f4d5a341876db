// The text people came for, without what stands around it.
import { Readability } from '@mozilla/readability'
import { type AboutPage, withoutFurniture } from './furniture.ts'
import { type Line, linesOf } from './lines.ts'

/** Shorter finds are more often a teaser or a notice than the article. */
const SHORT = 140

/** Changes the document. */
export function mainText(document: Document, everything: readonly Line[], page: AboutPage): string {
  removeAsides(document, sizeOf(everything))
  const found = new Readability<Node>(document, {
    charThreshold: SHORT,
    serializer: node => node,
    disableJSONLD: true,
  }).parse()
  const lines = found?.content ? linesOf(found.content) : []
  return withoutFurniture(lines.length > 0 ? lines : sentencesOf(everything), page).join('\n')
}

const sizeOf = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + line.text.length, 0)

/** What is left to read where nothing looks like an article: lines that are no links. */
const sentencesOf = (lines: readonly Line[]): Line[] => lines.filter(line => line.linked < 0.3 && line.text.length > 12)

const asides =
  /(?:^|[\s_-])(?:captions?|wp-caption-text|credits?|photo-?credit|image-?credit|related|recommend(?:ed|ations?)?|newsletters?|sign-?up|subscribe|share|sharing|social|promo|advert(?:isement)?|trending|most-?(?:popular|read)|read-?more|more-?(?:stories|news|from)|author-?(?:bio|box|info)|about-?author|breadcrumbs?|comments?|disqus|tags?|taboola|outbrain|cookies?|paywall|toolbar|copyright|declare|statement|recommend-?list)(?:$|[\s_-])/i
/** A part named so is an aside only if it is a small part of the page, and not most of what its paragraphs say. */
const LARGEST_ASIDE = 0.25
const MOST_IN_PARAGRAPHS = 600

function removeAsides(document: Document, total: number): void {
  const named = [...document.querySelectorAll('figcaption, nav, [role="navigation"], [class], [id]')]
  for (const element of named) {
    const name = element.localName
    if (name === 'body' || name === 'html' || name === 'article' || name === 'main') continue
    const always = name === 'figcaption' || name === 'nav' || element.getAttribute('role') === 'navigation'
    if (
      !always &&
      !asides.test(spaced(element.getAttribute('class'))) &&
      !asides.test(spaced(element.getAttribute('id')))
    )
      continue
    const size = element.textContent?.length ?? 0
    if (size > LARGEST_ASIDE * total) continue
    if (size < MOST_IN_PARAGRAPHS || paragraphsIn(element) < MOST_IN_PARAGRAPHS) element.remove()
  }
}

function paragraphsIn(element: Element): number {
  let size = 0
  for (const paragraph of element.querySelectorAll('p')) size += paragraph.textContent?.trim().length ?? 0
  return size
}

/** relatedNews and related__news are the words related and news. */
const spaced = (name: string | null): string => (name ?? '').replace(/([a-z])([A-Z])/g, '$1-$2').replace(/__/g, '-')
