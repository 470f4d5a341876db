// Words as people write them: quotes, backslash, hyphens inside words, the star of a prefix; and the terms they stand for.
import { canonicalise } from '../text/index.ts'
import { MIN_PREFIX } from './limits.ts'
import { fix, type Report } from './problems.ts'
import type { Term } from './rule.ts'
import { at, evened, isWhite, PLAIN, unitKinds, WHITE } from './units.ts'

/**
 * A word as it was found at `from`–`to`. `text` is without quotes and backslashes; `star` when a bare `*` ends it.
 * `quoted`, `escaped`: with quotes, with a backslash; `spaced`: white space may be inside.
 */
export interface SourceWord {
  from: number
  to: number
  text: string
  star: boolean
  quoted: boolean
  escaped: boolean
  spaced: boolean
  /** With `=` before its quotes: only as it is written. */
  exact?: true
}

/** Reads from `from` up to a character that `ends` says cannot belong to a bare word; asked of special characters only. */
export function readWord(text: string, from: number, ends: (i: number) => boolean, report: Report): SourceWord {
  let star = -1
  let escaped = false
  let spaced = false
  let i = from
  for (; i < text.length; i++) {
    const kind = unitKinds[text.charCodeAt(i)]
    if (kind === PLAIN) continue
    if (kind === WHITE) {
      spaced = true
      continue
    }
    if (ends(i)) break
    if (text[i] === '\\') {
      escaped = true
      if (i + 1 === text.length) {
        const end = i
        report('rule.escape.end', end, end + 1, () => [fix('remove', end, end + 1, '')])
      }
      i++
    } else if (at(text, i) === '*') star = i
  }
  const written = text.slice(from, Math.min(i, text.length))
  const to = from + (spaced ? written.trimEnd() : written).length
  const content = escaped ? withoutBackslashes(written) : written
  const trimmed = content.trimEnd()
  const before = star < 0 ? '' : escaped ? withoutBackslashes(text.slice(from, star)) : text.slice(from, star)
  const prefix = star >= 0 && before.length === trimmed.length - 1
  return {
    from,
    to,
    text: prefix ? trimmed.slice(0, -1) : trimmed,
    star: prefix,
    quoted: false,
    escaped,
    spaced: spaced || escaped,
  }
}

const withoutBackslashes = (written: string): string => written.replace(/\\(.?)/gs, '$1')

/** `="US"`: the sign before a quotation mark. */
export const opensExact = (text: string, i: number): boolean =>
  (text[i] === '=' || text[i] === '＝') && opensQuote(text, i + 1)

/** Reads it with its sign. */
export const readExact = (text: string, from: number, report: Report): SourceWord => ({
  ...readQuoted(text, from + 1, report),
  from,
  exact: true,
})

export const opensQuote = (text: string, i: number): boolean => at(text, i) === '"' || text[i] === '“'

/** Reads `"…"` or `“…”`; a missing end is reported and the rest of the text taken. */
export function readQuoted(text: string, from: number, report: Report): SourceWord {
  const curly = text[from] === '“'
  let escaped = false
  let i = from + 1
  for (; i < text.length && (curly ? text[i] !== '”' : at(text, i) !== '"'); i++) {
    if (text[i] !== '\\' || i + 1 === text.length) continue
    escaped = true
    i++
  }
  const closed = i < text.length
  const inside = text.slice(from + 1, i)
  const to = closed ? i + 1 : text.length
  if (!closed) {
    const mark = curly ? '”' : '"'
    report('rule.quote.open', from, from + 1, () => [fix('close', text.length, text.length, mark)])
  } else if (curly) report('rule.quote.curly', from, to)
  const content = escaped ? inside.replace(/\\(.)/gs, '$1') : inside
  return { from, to, text: content, star: false, quoted: true, escaped, spaced: true }
}

/** The terms words stand for, in their order, with what is wrong about them. */
export function termsOf(words: readonly SourceWord[], source: string, report: Report): Term[] {
  const texts = words.map(({ text, spaced }) => (spaced ? evened(text) : text))
  const tokens = cutTogether(texts)
  return words.map((word, i) => {
    const term: Term = {
      kind: 'term',
      text: texts[i]!,
      tokens: tokens[i]!,
      prefix: word.star,
      ...(word.exact && { exact: true }),
    }
    check(word, term, source, report)
    return term
  })
}

/** Terms of words that are taken as they stand, but for those in which there is nothing to find (`·`). */
export function plainTerms(words: readonly string[]): Term[] {
  const tokens = cutTogether(words)
  return words.flatMap((text, i) =>
    tokens[i]!.length > 0 ? { kind: 'term', text, tokens: tokens[i]!, prefix: false } : [],
  )
}

/** Units that are made canonical in one go: a call costs as much as some fifty units, and its scratch room stays. */
const BATCH = 4096

/** The tokens of each text, as if each were cut alone: a line break keeps them apart. */
function cutTogether(texts: readonly string[]): string[][] {
  const tokens: string[][] = texts.map(() => [])
  for (let i = 0; i < texts.length; ) {
    const first = i
    let joined = texts[i++]!
    const ends = [joined.length]
    while (i < texts.length && joined.length < BATCH) {
      joined += `\n${texts[i++]!}`
      ends.push(joined.length)
    }
    const { chars, starts, from } = canonicalise(joined)
    let word = 0
    for (let token = 0; token < from.length; token++) {
      while (from[token]! >= ends[word]!) word++
      tokens[first + word]!.push(chars.slice(starts[token], starts[token + 1]))
    }
  }
  return tokens
}

// The tables behind canonical text take some 40 ms to fill: now, and not at somebody's first keystroke.
cutTogether(['词Ａa1+', '“双减”*'])

function check(word: SourceWord, { text, tokens }: Term, source: string, report: Report): void {
  const { from, to, star, quoted, escaped, spaced } = word
  if (star) checkPrefix(word, tokens, report)
  else if (tokens.length === 0) report(quoted ? 'rule.quote.empty' : 'rule.word.invisible', from, to)
  if (quoted && !word.exact && hasStar(text)) {
    report('rule.quote.star', from, to, () => (endsInStar.test(text) ? [fix('star', from, to, text)] : []))
  }
  if (quoted || escaped) return
  if (hasStar(text)) {
    report('rule.prefix.inside', from, to, () => [fix('quote', from, to, quote(text))])
  }
  if (wildcard.test(text)) report('rule.prefix.one', from, to, () => [fix('quote', from, to, quote(text))])
  if (inCorners.test(text)) {
    report('rule.quote.corner', from, to, () => [fix('quote', from, to, quote(text.slice(1, -1)))])
  }
  if (spaced || amidHan.test(text)) checkSpaces(source, from, to, report)
  checkSeparators(source, from, to, report)
}

/** One word of letters and digits, and nothing else before the star. */
const endsInStar = /^[\p{L}\p{N}-]+[*＊]$/u
/** `te?t`. */
const wildcard = /[A-Za-z0-9][?？][A-Za-z0-9]/
/** `「华为」`, `『华为』`. */
const inCorners = /^(?:「[^「」]+」|『[^『』]+』)$/

function checkPrefix({ from, to, text }: SourceWord, tokens: readonly string[], report: Report): void {
  const last = tokens.at(-1) ?? ''
  const bare = () => [fix('remove', to - 1, to, '')]
  const beside = isWhite(text, text.length - 1)
  if (!beside && isCode(tokens)) return
  if (!beside && /^\p{N}/u.test(last)) return void report('rule.prefix.word', from, to, bare)
  const letters = [...last].filter(character => /\p{L}/u.test(character)).length
  if (oneByOne.test(last)) report('rule.prefix.latin', from, to, bare)
  else if (!isWordOfLetters(last) || beside) report('rule.prefix.word', from, to, bare)
  else if (letters < MIN_PREFIX) report('rule.prefix.short', from, to, bare, { min: MIN_PREFIX })
}

const hasStar = (text: string): boolean => text.includes('*') || text.includes('＊')

/** Operators of other search machines, in capitals or not; as the sign that means the same here. */
const foreign =
  /(?:^|\s+)(and\s+not)(?=\s)\s*|\s+(and|or|not|&{1,2}|o?near(?:\/\d+)?|[wn]\/\d+)(?=\s)\s*|(?<=\p{Script=Han})(&{1,2})(?=\p{Script=Han})/giu
const near = 10
const inAnyCase = /\s(?:and\s+not|&{1,2}|or|not|o?near(?:\/\d+)?|[wn]\/\d+)\s/i
/** `降价&维权`; `R&D` is a name. */
const amidHan = /\p{Script=Han}&{1,2}\p{Script=Han}/u
/** `r and d` is a name more often than a question; beside Chinese a small `and` is none. */
const meansOperators = (written: string): boolean =>
  inAnyCase.test(written) ||
  amidHan.test(written) ||
  /\sAND\s/.test(written) ||
  (/\sand\s/i.test(written) && /\p{Script=Han}/u.test(written))

function signOf(operator: string): string {
  const name = operator.toLowerCase()
  if (name === 'and' || name.startsWith('&')) return ' + '
  if (name === 'or') return ' | '
  if (name.endsWith('not')) return ' - '
  return ` {${/\d+/.exec(name)?.[0] ?? near}} `
}

/** Beside a sign that takes one operand (`t:`, `-`, `^2`, `{5}`), where several words stand in brackets. */
function isOperand(source: string, from: number, to: number): boolean {
  let before = from - 1
  while (isWhite(source, before)) before--
  let behind = to
  while (isWhite(source, behind)) behind++
  return ':-}'.includes(at(source, before) || ' ') || '^{'.includes(at(source, behind) || ' ')
}

/** `澄屿 刹车`, `SU7 刹车`; what stands before letters is a name more often (`华为 Mate 60`). */
export const betweenWords = /(?<=[\p{L}\p{N}])\s+(?=\p{Script=Han})/u

/** A word with white space inside: did somebody mean more than one? */
function checkSpaces(source: string, from: number, to: number, report: Report): void {
  const written = source.slice(from, to)
  const several = (text: string) => (isOperand(source, from, to) ? `(${text.trim()})` : text)
  if (meansOperators(written)) {
    const replaced = () =>
      written.replace(foreign, (_, ...[none, spaced, tight]: (string | undefined)[]) =>
        signOf(none ?? spaced ?? tight ?? ''),
      )
    report('rule.word.operator', from, to, () => [fix('operator', from, to, several(replaced()))])
  } else if (betweenWords.test(written)) {
    report('rule.word.space', from, to, () => [fix('and', from, to, several(written.split(betweenWords).join('+')))])
  }
}

/** Marks that part words elsewhere belong to the word in a rule; slashes and semicolons of half width only between Chinese characters (AC/DC). */
const separators = /[、；／]|(?<=\p{Script=Han}\s*)[;/](?=\s*\p{Script=Han})/gu

function checkSeparators(source: string, from: number, to: number, report: Report): void {
  const written = source.slice(from, to)
  const mark = written.match(separators)?.[0]
  if (!mark) return
  const parted = () => written.replace(separators, '|').replace(/\s*\|\s*/g, '|')
  report('rule.word.comma', from, to, () => [fix('or', from, to, parted())], { mark })
}

const oneByOne = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
/** `SU7`, `DF33`, `GPT-5`: letters with digits, hyphens between them. */
function isCode(tokens: readonly string[]): boolean {
  const parts = tokens.filter(token => token !== '-')
  const isPart = (token: string): boolean => /^[a-z]+$|^\p{Nd}+$/u.test(token)
  if (!parts.every(isPart) || tokens.at(-1) === '-' || tokens[0] === '-') return false
  return (
    parts.some(token => /^\p{Nd}/u.test(token)) &&
    parts.some(token => /^[a-z]/.test(token)) &&
    parts.join('').length >= MIN_PREFIX
  )
}

const isWordOfLetters = (token: string): boolean => /^\p{L}/u.test(token) && !oneByOne.test(token)

export const quote = (text: string): string => `"${text.replace(/[\\"＂]/g, '\\$&')}"`
