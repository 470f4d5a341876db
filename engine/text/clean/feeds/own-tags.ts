// In the escaped text of a feed angle brackets may be tags, and names of journals, of models and of types: only HTML's own tags are tags.
import { loneBracket } from '../escape-markup.ts'

/** HTML's elements, those of old pages, and what stands within pictures and formulas. */
const known = new Set(
  (
    'a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br button canvas caption center ' +
    'cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer form frame frameset ' +
    'h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image img input ins kbd label legend li link main map mark marquee menu meta meter nav nobr ' +
    'noembed noframes noscript object ol optgroup option output p param picture plaintext pre progress q rb rp rt rtc ruby s samp script section select ' +
    'slot small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var ' +
    'video wbr xmp math'
  ).split(' '),
)

const beginning =
  /<(\/?)([a-z][a-z0-9:-]{0,30})(?=(\s{0,20}\/?>)|(\s{1,200}[a-z][^\s=<>"'/]{0,60}\s{0,20}=)|([\s/]))|<(?![!?])/gi
/** Names whose end is looked for; a text has few. */
const mostLookedFor = 50
/** Attributes that stand without a value. */
const mayBeBare = /^(?:audio|video|iframe|script|input|details|option|ol|dl|select|button|textarea|form|img|hr|td|th)$/i

/** With `&lt;` for each bracket that begins no tag. */
export function withOwnTags(text: string): string {
  if (!text.includes('<')) return text
  const ends = new Map<string, boolean>()
  const hasEnd = (name: string): boolean => {
    const found = ends.get(name) ?? (ends.size < mostLookedFor && text.includes(`</${name}`))
    ends.set(name, found)
    return found
  }
  return text.replace(
    beginning,
    (whole: string, slash?: string, name?: string, bare?: string, attribute?: string, more?: string) => {
      if (name === undefined) return loneBracket
      const isKnown = known.has(name.toLowerCase())
      // `<Time>` and `<Nature>` are journals; tags are written small or in capitals, and end.
      const isProperName = /^[A-Z][a-z]{2,}$/.test(name)
      const isTag = slash
        ? isKnown || !ends.has(name) || hasEnd(name)
        : isKnown
          ? attribute !== undefined ||
            (bare !== undefined && (!isProperName || hasEnd(name))) ||
            (more !== undefined && mayBeBare.test(name))
          : attribute !== undefined || hasEnd(name)
      return isTag ? whole : loneBracket + whole.slice(1)
    },
  )
}
