/** Ways in which a word may be written by mistake: what a fuzzy search looks for besides the word itself. Pure. */
import { pinyin } from 'pinyin-pro'

export interface SimilarWord {
  kind: 'homophone' | 'spelling' | 'wrongCharacter'
  /** As it is written in a rule. */
  text: string
}

const han = /^\p{Script=Han}+$/u
/** Words of more characters are hardly mistaken as a whole. */
const longestHomophone = 6
/** From here on a name is known though one character is wrong. */
const shortestName = 4

/** Homophones and spellings of a word as a term is written; wrong characters of names as rules that allow any one character in its place. */
export function similarWords(word: string): SimilarWord[] {
  if (!han.test(word)) return spellingsOf(word)
  return [...homophonesOf(word), ...wrongCharactersOf(word)]
}

/** Model 3: Model-3; CR-V: CRV, CR V. Model3 and Model 3 are the same tokens already. */
function spellingsOf(word: string): SimilarWord[] {
  if (!/^[\p{Script=Latin}\p{N}]+(?:[ -][\p{Script=Latin}\p{N}]+)+$/u.test(word)) return []
  const spellings = new Set(['-', ' ', ''].map(sign => word.replace(/[ -]/g, sign)))
  spellings.delete(word)
  return [...spellings].map(text => ({
    kind: 'spelling',
    text: text.includes(' ') || text.includes('-') ? `"${text}"` : text,
  }))
}

/** One character is another one that sounds the same, tones aside. */
function homophonesOf(word: string): SimilarWord[] {
  const characters = [...word]
  if (characters.length < 2 || characters.length > longestHomophone) return []
  return characters.flatMap((character, at) =>
    soundingLike(character).map(other => ({ kind: 'homophone' as const, text: characters.with(at, other).join('') })),
  )
}

function wrongCharactersOf(word: string): SimilarWord[] {
  const characters = [...word]
  if (characters.length < shortestName) return []
  return characters.slice(1, -1).map((_, within) => {
    const [before, after] = [characters.slice(0, within + 1).join(''), characters.slice(within + 2).join('')]
    return { kind: 'wrongCharacter', text: `${before}{1}${after}` }
  })
}

let bySound: Map<string, string[]> | null = null

/** Of the 3,755 most usual characters (the first level of GB 2312). */
function soundingLike(character: string): string[] {
  bySound ??= Map.groupBy(usualCharacters(), soundOf)
  return (bySound.get(soundOf(character)) ?? []).filter(other => other !== character)
}

const soundOf = (character: string): string => pinyin(character, { toneType: 'none' })

/** Rows B0 to D7 of the character set, in which the last row ends at F9. */
function usualCharacters(): string[] {
  const bytes: number[] = []
  for (let row = 0xb0; row <= 0xd7; row++)
    for (let cell = 0xa1; cell <= (row === 0xd7 ? 0xf9 : 0xfe); cell++) bytes.push(row, cell)
  return [...new TextDecoder('gbk').decode(new Uint8Array(bytes))]
}
