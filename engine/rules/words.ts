// Words as people write them: twins of the operators, quotes, backslash, hyphens inside words, the star of a prefix.
import { MIN_PREFIX } from './limits.ts'
import { fix, type Problem, problem } from './problems.ts'
import { type Term, term } from './rule.ts'

const twins = new Map([...'＋｜－（）｛｝＾：，＂＊'].map((full, i) => [full, '+|-(){}^:,"*'[i]!]))

/** The character at an offset, a full-width operator as its half-width twin. */
export function at(text: string, i: number): string {
  const character = text[i] ?? ''
  return character < '\uff00' ? character : (twins.get(character) ?? character)
}

const latinOrDigit = /^[\p{Script=Latin}\p{Nd}]$/u
const isLatinOrDigit = (character: string | undefined): boolean =>
  character !== undefined && latinOrDigit.test(character.normalize('NFKC'))

/** `CR-V`, `x-ray`: a hyphen between two Latin letters or digits belongs to the word. */
export const hyphenInside = (text: string, i: number): boolean =>
  isLatinOrDigit(text[i - 1]) && isLatinOrDigit(text[i + 1])

/** A word as it was found at `from`–`to`. `text` is without quotes and backslashes; `star` when a bare `*` ends it. */
interface Word {
  from: number
  to: number
  text: string
  star: boolean
  quoted: boolean
}

/** Takes a problem; made only when it is wanted, for a text may have ten thousand. */
export type Report = (make: () => Problem) => void

/** Reads from `from` up to a character that `ends` says cannot belong to a bare word. */
export function readWord(text: string, from: number, ends: (i: number) => boolean, report: Report): Word {
  let content = ''
  let star = -1
  let i = from
  while (i < text.length && !ends(i)) {
    if (text[i] === '\\') {
      if (i + 1 === text.length) report(() => problem('rule.escape.end', i, i + 1, [fix('remove', i, i + 1, '')]))
      content += text[i + 1] ?? ''
      i += 2
      continue
    }
    if (at(text, i) === '*') star = content.length
    content += text[i]
    i++
  }
  const to = from + text.slice(from, Math.min(i, text.length)).trimEnd().length
  const trimmed = content.trimEnd()
  const prefix = star >= 0 && star === trimmed.length - 1
  return { from, to, text: prefix ? trimmed.slice(0, -1) : trimmed, star: prefix, quoted: false }
}

export const opensQuote = (text: string, i: number): boolean => at(text, i) === '"' || text[i] === '“'

/** Reads `"…"` or `“…”`; a missing end is reported and the rest of the text taken. */
export function readQuoted(text: string, from: number, report: Report): Word {
  const curly = text[from] === '“'
  const closes = (i: number): boolean => (curly ? text[i] === '”' : at(text, i) === '"')
  let content = ''
  let i = from + 1
  while (i < text.length && !closes(i)) {
    if (text[i] === '\\' && i + 1 < text.length) i++
    content += text[i]
    i++
  }
  const closed = i < text.length
  const to = closed ? i + 1 : text.length
  const mark = curly ? '”' : '"'
  if (!closed) report(() => problem('rule.quote.open', from, from + 1, [fix('close', text.length, text.length, mark)]))
  else if (curly) report(() => problem('rule.quote.curly', from, to))
  return { from, to, text: content, star: false, quoted: true }
}

/** The term a word stands for, with what is wrong about it. */
export function termOf(word: Word, source: string, report: Report): Term {
  const { from, to, star, quoted } = word
  const result = term(word.text, star)
  if (star) {
    const bare = fix('remove', to - 1, to, '')
    const last = result.tokens.at(-1) ?? ''
    const letters = [...last].filter(character => /\p{L}/u.test(character)).length
    if (!isWordOfLetters(last) || /\s$/.test(word.text)) report(() => problem('rule.prefix.latin', from, to, [bare]))
    else if (letters < MIN_PREFIX) report(() => problem('rule.prefix.short', from, to, [bare], { min: MIN_PREFIX }))
  }
  if (result.tokens.length === 0 && !star)
    report(() => problem(quoted ? 'rule.quote.empty' : 'rule.word.invisible', from, to))
  if (quoted) return result
  if (/[*＊]/.test(result.text) && !source.slice(from, to).includes('\\')) {
    report(() => problem('rule.prefix.inside', from, to, [fix('quote', from, to, quote(result.text))]))
  }
  if (/\p{Script=Han}\s+\p{Script=Han}/u.test(result.text) && !source.slice(from, to).includes('\\')) {
    report(() =>
      problem('rule.word.space', from, to, [fix('and', from, to, source.slice(from, to).replace(/\s+/g, '+'))]),
    )
  }
  return result
}

const oneByOne = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const isWordOfLetters = (token: string): boolean => /^\p{L}/u.test(token) && !oneByOne.test(token)

export const quote = (text: string): string => `"${text.replace(/[\\"＂]/g, '\\$&')}"`
