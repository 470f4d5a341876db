// A page without what nobody reads, small and flat enough to build a tree of. One pass, in step with the length of the page.
import { escapeAttribute, escapeText } from './escape-markup.ts'
import { parseMarkup } from './parse-markup.ts'

export interface Trimmed {
  readonly html: string
  /** Something was left out because the page is larger or deeper than any page made for people. */
  readonly cut: boolean
}

const MOST_CHARACTERS = 3_000_000
const MOST_ELEMENTS = 15_000
/** Deeper elements are dropped and their text kept: trees are walked upwards again and again. */
const DEEPEST = 120
const MOST_TEXT = 1_000_000
/** Pieces of text with `<`, `>` or `&` in them; beyond, these become spaces. */
const MOST_SPECIALS = 20_000

const unread = new Set([
  'style',
  'svg',
  'iframe',
  'template',
  'noscript',
  'object',
  'embed',
  'canvas',
  'select',
  'button',
  'video',
  'audio',
  'math',
  'nav',
])
/** White space beside these is never seen, and would be a third of the nodes of the tree. */
const blocks = new Set(
  'html head body meta link title div p ul ol li table tbody thead tr td th section article header footer main aside h1 h2 h3 h4 h5 h6 dl dt dd form script'.split(
    ' ',
  ),
)
const empty = new Set([
  'br',
  'hr',
  'img',
  'meta',
  'link',
  'input',
  'base',
  'source',
  'area',
  'col',
  'wbr',
  'param',
  'track',
])
/** Attributes that say something about the text. Inline pictures are not addresses. */
const stored =
  /^(id|class|href|src|data-(?:original|src|lazy-src|component|testid|module)|content|name|property|itemprop|itemtype|rel|role|type|lang|datetime|alt|title|charset|http-equiv|pubdate|align)$/
const LONGEST_ATTRIBUTE = 2_000

export function trim(page: string): Trimmed {
  const out: string[] = []
  const open: boolean[] = []
  let elements = 0
  let depth = 0
  let text = 0
  let specials = 0
  let besideBlock = true
  let hiddenIn = 0
  let cut = page.length > MOST_CHARACTERS
  const whole = parseMarkup(
    page.slice(0, MOST_CHARACTERS).toWellFormed(),
    {
      onopentag(name, attributes) {
        const data = name === 'script' && /ld\+json/i.test(attributes.type ?? '')
        if (hiddenIn > 0 || unread.has(name) || (name === 'script' && !data) || isHidden(attributes)) {
          if (!empty.has(name)) hiddenIn++
          return
        }
        const fits = depth < DEEPEST && elements < MOST_ELEMENTS
        if (!fits) cut = true
        else {
          elements++
          besideBlock = blocks.has(name)
          out.push('<', name, attributesOf(attributes), '>')
        }
        if (empty.has(name)) return
        open.push(fits)
        if (fits) depth++
      },
      ontext(data) {
        if (hiddenIn > 0) return
        if (besideBlock && data.trim() === '') return
        besideBlock = false
        if (text >= MOST_TEXT) {
          cut = true
          return
        }
        const fitting = data.slice(0, MOST_TEXT - text)
        text += data.length
        // Each becomes a node of its own in the tree.
        if (/[&<>]/.test(fitting)) specials++
        out.push(specials > MOST_SPECIALS ? fitting.replace(/[&<>]/g, ' ') : escapeText(fitting))
      },
      onclosetag(name) {
        if (empty.has(name)) return
        if (hiddenIn > 0) {
          hiddenIn--
          return
        }
        if (!open.pop()) return
        depth--
        besideBlock = blocks.has(name)
        out.push('</', name, '>')
      },
    },
    { lowerCaseTags: true, lowerCaseAttributeNames: true, decodeEntities: true },
  )
  return { html: out.join(''), cut: cut || !whole }
}

/** Not `visibility`: some sites show the article only after their script has run. */
const isHidden = (attributes: Readonly<Record<string, string>>): boolean =>
  attributes.hidden !== undefined ||
  unseenStyle.test(attributes.style ?? '') ||
  (attributes.class ?? '').split(/\s+/, 50).some(name => forScreenReaders.has(name.toLowerCase()))

/** Taken out, clipped to nothing, or moved out of sight: what screen readers alone see. */
const unseenStyle =
  /display\s*:\s*none|clip\s*:\s*rect\(\s*(?:0|1px)(?:px)?[\s,]|clip-path\s*:\s*(?:inset\(\s*(?:50|100)%|circle\(\s*0)|(?:left|top|text-indent)\s*:\s*-\d{4,}(?:px|em)/i
/** Of Bootstrap, Tailwind, WordPress, Drupal, Foundation, HTML5 Boilerplate, Angular's CDK, GOV.UK and others. */
const forScreenReaders = new Set(
  (
    'sr-only visually-hidden visuallyhidden visually-hidden-focusable screen-reader-text screen-reader-only screenreader-only screenreader ' +
    'screen-reader sr-text show-for-sr element-invisible element-hidden cdk-visually-hidden govuk-visually-hidden u-visually-hidden u-hidden-visually ' +
    'hidden-visually is-visually-hidden is-sr-only a11y-hidden a11y-text accessibly-hidden accessible-text assistive-text offscreen off-screen ' +
    'for-screen-reader aria-only readers-only clip-text'
  ).split(' '),
)

function attributesOf(attributes: Readonly<Record<string, string>>): string {
  let written = ''
  for (const [name, value] of Object.entries(attributes))
    if (stored.test(name) && value.length < LONGEST_ATTRIBUTE) written += ` ${name}="${escapeAttribute(value)}"`
  return written
}
