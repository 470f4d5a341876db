/** What may be written next in a rule: scopes before a word, words that are known, operators after one. Pure. */
import { signsOf } from './signs.ts'

export interface KnownWord {
  word: string
  /** Where it is known from, in the reader's language. */
  from: string
  /** Stands for a vocabulary: it is written as it is, `@name`. */
  isName?: boolean
}
export interface OfferWords {
  scopes: readonly (readonly [sign: string, sentence: string])[]
  operators: readonly (readonly [sign: string, sentence: string])[]
}

export interface Offer {
  /** What is shown and matched. */
  label: string
  /** What is written. */
  apply: string
  detail: string
  kind: 'scope' | 'operator' | 'word'
}
/** `from`: what is typed from here to the cursor is replaced. Offsets in UTF-16 units of the text. */
export interface Offers {
  from: number
  list: readonly Offer[]
}

/** Characters before the cursor that are read: what is further back does not change what may follow. */
const mostRead = 2_000

/** `before`: the text up to the cursor. `asked`: by a key, not by typing alone. Null where nothing is to be offered. */
export function offersAt(
  before: string,
  { known, words, asked: requested }: { known: readonly KnownWord[]; words: OfferWords; asked: boolean },
): Offers | null {
  const start = Math.max(0, before.length - mostRead)
  const text = before.slice(start)
  const signs = signsOf(text)
  const last = signs.at(-1)
  const end = start + text.length
  if (last?.kind === 'quoted' && last.to === text.length && !/["”＂]$/.test(text.slice(last.from + 1))) return null
  const ends = last !== undefined && (['word', 'quoted', 'name'].includes(last.kind) || isClosing(text, last.from))
  const isTyping = (last?.kind === 'word' || last?.kind === 'name') && last.to === text.length
  if (isTyping && !requested)
    return beginnings(start + last.from, text.slice(last.from), signs.at(-2)?.kind, known, words)
  if (ends || last?.kind === 'number') {
    const spaced = /\s$/.test(text)
    if (!requested && !spaced) return null
    const open = signs.reduce(
      (depth, { kind, from }) => depth + (kind !== 'bracket' ? 0 : isClosing(text, from) ? -1 : 1),
      0,
    )
    const list = words.operators
      .filter(([sign]) => sign !== ')' || open > 0)
      .map(([sign, detail]) => ({ label: sign, apply: sign, detail, kind: 'operator' as const }))
    return { from: start + (last?.to ?? text.length), list }
  }
  return requested ? beginnings(end, '', last?.kind, known, words) : null
}

const isClosing = (text: string, at: number): boolean => /[)）]/.test(text[at] ?? '')

function beginnings(
  from: number,
  typed: string,
  beforeIt: string | undefined,
  known: readonly KnownWord[],
  words: OfferWords,
): Offers {
  const scopes = beforeIt === 'scope' ? [] : words.scopes
  const offers: Offer[] = [
    ...scopes.map(([sign, detail]) => ({ label: sign, apply: sign, detail, kind: 'scope' as const })),
    ...known
      .filter(({ word }) => word !== typed)
      .map(({ word, from: detail, isName }) => ({
        label: word,
        apply: isName ? word : asWord(word),
        detail,
        kind: 'word' as const,
      })),
  ]
  return { from, list: offers }
}

/** A word as a rule writes it: signs of the language inside it need quotes. */
export const asWord = (word: string): string =>
  /^[@＠]|[+|(){}^"“”,:*\\＋｜（）｛｝＾＂，：＊]|(^|[^\p{L}\p{N}])[-－]|[-－]($|[^\p{L}\p{N}])|[\p{Script=Han}][-－]|[-－]\p{Script=Han}/u.test(
    word,
  )
    ? `"${word.replace(/[\\"]/g, '\\$&')}"`
    : word
