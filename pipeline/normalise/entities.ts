/** Entities that somebody's page left behind in a text: `&nbsp;`, `&quot;`, `&#x4e2d;`, also escaped twice. Pure. */

const named: Readonly<Record<string, string>> = {
  ...{ nbsp: ' ', ensp: ' ', emsp: ' ', thinsp: ' ', quot: '"', apos: "'", amp: '&', lt: '<', gt: '>' },
  ...{ ldquo: '“', rdquo: '”', lsquo: '‘', rsquo: '’', laquo: '«', raquo: '»', hellip: '…', mdash: '—', ndash: '–' },
  ...{
    middot: '·',
    bull: '•',
    times: '×',
    divide: '÷',
    deg: '°',
    yen: '¥',
    euro: '€',
    pound: '£',
    copy: '©',
    reg: '®',
  },
}
const names = Object.keys(named).join('|')
const entity = new RegExp(`&(?:amp;){0,3}(?:(${names})|#(\\d{2,7})|#x([\\da-f]{2,6}));`, 'gi')
/** Only programs write these entities. `&lt;` and `&gt;` may also be meant as such by a person. */
const clear = new RegExp(`&(?:amp;){0,3}(?:(?!lt;|gt;)(?:${names})|#\\d{2,7}|#x[\\da-f]{2,6});`, 'i')
/** A text about entities keeps them. */
const aboutThem = /(?<![.\w])html|\bxml\b|字符实体|实体字符|转义|轉義|character entit/i

/** All entities decoded once when there is one that was surely not meant; else the text as it is. */
export function withoutResidue(text: string): string {
  if (!text.includes('&') || !clear.test(text) || aboutThem.test(text)) return text
  return text.replace(entity, (whole, name?: string, decimal?: string, hexadecimal?: string) => {
    if (name) return named[name.toLowerCase()] ?? whole
    return characterOf(decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16)) ?? whole
  })
}

function characterOf(code: number): string | undefined {
  if (code === 160 || code === 9) return ' '
  if (code === 10 || code === 13) return '\n'
  const isCharacter = code >= 32 && (code < 0x7f || code > 0x9f) && (code < 0xd800 || code > 0xdfff) && code <= 0x10ffff
  return isCharacter ? String.fromCodePoint(code) : undefined
}
