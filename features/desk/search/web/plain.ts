/** What somebody types into the plain box, as a rule: every word has to be there, a phrase in quotes as it stands, and `-word` must not. Pure. */
import type { Fix, Parsed, Sentence } from '@guanlan/engine/rules'

/** Signs that mean something in a rule; within a word they are only signs. */
const signs = /[+|(){}^"\\:*＋｜（）｛｝＾：,，]/

interface Piece {
  minus: boolean
  /** `="…"`. */
  exact: boolean
  quoted: boolean
  text: string
}

const pieces = /([-－]?)([=＝]?)(?:["“”＂]([^"“”＂]*)["“”＂]?|([^\s\u3000"“”＂]+))/g

function piecesOf(text: string): Piece[] {
  return [...text.matchAll(pieces)].flatMap(([, minus, equals, phrase, word]) => {
    const found = (phrase ?? `${equals}${word}`).trim()
    if (found === '' || /^[-－]+$/.test(found)) return []
    return [
      { minus: minus !== '', exact: equals !== '' && phrase !== undefined, quoted: phrase !== undefined, text: found },
    ]
  })
}

function joined(text: string, write: (piece: Piece) => string): string {
  const all = piecesOf(text)
  const requested = all.filter(piece => !piece.minus).map(write)
  if (requested.length === 0) return ''
  const excluded = all.filter(piece => piece.minus).map(write)
  return requested.join('+') + excluded.map(word => `-${word}`).join('')
}

const plainly = ({ quoted: isQuoted, text }: Piece): string =>
  isQuoted || signs.test(text) || /^[-@＠]/.test(text) ? quoted(text) : text

const quoted = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`

/** Empty for a text without a word to look for. */
export const ruleOfPlain = (text: string): string => joined(text, plainly)

/** What is hardly meant as it stands in the plain box, and the rule that says it. */
export interface PlainHint {
  /** Null: a sign that works in a rule only; `sign` has it. */
  message: Sentence | null
  sign: string
  rule: string
}

/** Is it worth asking the rule engine? */
export const mayHint = (text: string): boolean =>
  /[*＊、；;／/&]|[=＝]["“＂]|\s(?:and|or|not|o?near(?:\/\d+)?|[wn]\/\d+)\s/i.test(text)

/** The same sentences as in the editor of rules: `parse` says them. */
export function plainHints(text: string, parse: (rule: string) => Pick<Parsed, 'problems'>): PlainHint[] {
  const operator = parse(text).problems.find(problem => problem.code === 'rule.word.operator')
  const [fix] = operator?.fixes ?? []
  if (operator && fix) return [{ message: operator.message, sign: '', rule: withBoth(fixed(text, fix), parse) }]
  const hints: Omit<PlainHint, 'rule'>[] = []
  const rule = joined(text, piece => {
    if (piece.exact) {
      const sign = `=${quoted(piece.text)}`
      hints.push({ message: null, sign })
      return sign
    }
    if (piece.quoted) return plainly(piece)
    const { problems } = parse(piece.text)
    if (/[*＊]$/.test(piece.text) && problems.length === 0) {
      hints.push({ message: null, sign: piece.text })
      return piece.text
    }
    const parted = problems.find(problem => problem.code === 'rule.word.comma')
    const [part] = parted?.fixes ?? []
    if (!parted || !part) return plainly(piece)
    hints.push({ message: parted.message, sign: '' })
    return `(${fixed(piece.text, part)})`
  })
  return hints.map(hint => ({ ...hint, rule }))
}

/** In the plain box a space asks for both words, also beside an operator. */
function withBoth(rule: string, parse: (rule: string) => Pick<Parsed, 'problems'>): string {
  // The last first, so that the places of the others stay.
  const fixes = parse(rule).problems.flatMap(({ code, fixes }) =>
    code === 'rule.word.space' ? (fixes?.[0] ?? []) : [],
  )
  return fixes.toSorted((a, b) => b.from - a.from).reduce(fixed, rule)
}

const fixed = (text: string, { from, to, replacement }: Fix): string =>
  text.slice(0, from) + replacement + text.slice(to)
