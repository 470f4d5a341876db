/** How much a name is like what somebody types: its characters, its pinyin, or first letters of its syllables. Pure. */
import { canonicalName } from '@guanlan/engine/rules'
import { pinyin } from 'pinyin-pro'

/** 0: not alike; 5: the same; then it begins so, it is within, the pinyin begins so, the pinyin is within. */
export type MatchScore = (name: string) => number

/** Traditional and simplified characters, wide and narrow ones, capitals and small letters are alike, and white space does not count. */
export function matchScore(words: string): MatchScore {
  const typed = canonicalName(words)
  if (typed === '') return () => 0
  const spelled = /^[a-z0-9' ]+$/i.test(words) ? words.toLowerCase().replace(/[' ]/g, '') : ''
  return name => writtenAlike(comparable(name), typed) || spelledAlike(name, spelled)
}

const mostKept = 30_000
const canonical = new Map<string, string>()

/** The same names are compared at every letter that is typed. */
function comparable(name: string): string {
  let chars = canonical.get(name)
  if (chars === undefined) {
    if (canonical.size >= mostKept) canonical.clear()
    chars = canonicalName(name)
    canonical.set(name, chars)
  }
  return chars
}

function writtenAlike(name: string, typed: string): number {
  if (name === typed) return 5
  const at = name.indexOf(typed)
  return at === 0 ? 4 : at > 0 ? 3 : 0
}

/** `chemen`, `cm` and `chem` are all spellings of 车门. */
function spelledAlike(name: string, spelled: string): number {
  if (spelled === '') return 0
  const characters = [...name.toLowerCase()]
  const at = characters.findIndex(
    (character, start) => beginsWith(character, spelled) && isSpelledFrom(characters, start, spelled),
  )
  return at === 0 ? 2 : at > 0 ? 1 : 0
}

/** Whether the name is spelled so from its first character on. */
export function beginsSpelled(name: string, spelled: string): boolean {
  const first = String.fromCodePoint(name.codePointAt(0) ?? 0).toLowerCase()
  return beginsWith(first, spelled) && isSpelledFrom([...name.toLowerCase()], 0, spelled)
}

/** Asked first: most names of a long list are done with here. */
const beginsWith = (character: string, spelled: string): boolean =>
  readingsOf(character).some(reading => reading[0] === spelled[0])

function isSpelledFrom(characters: readonly string[], start: number, spelled: string): boolean {
  /** How many letters may be used up by the characters so far: each by its whole syllable, or by its first letter. */
  let used = new Set([0])
  for (let at = start; at < characters.length && used.size > 0; at++) {
    const next = new Set<number>()
    for (const reading of readingsOf(characters[at] ?? ''))
      for (const letters of used) {
        const rest = spelled.slice(letters)
        // The last syllable may be written in part.
        if (reading.startsWith(rest)) return true
        if (rest.startsWith(reading)) next.add(letters + reading.length)
        if (rest[0] === reading[0]) next.add(letters + 1)
      }
    used = next
  }
  return false
}

const known = new Map<string, readonly string[]>()

/** A character of several sounds has each of them, without tones; what is not Chinese is its own reading. */
function readingsOf(character: string): readonly string[] {
  let readings = known.get(character)
  if (!readings) {
    readings = /\p{Script=Han}/u.test(character)
      ? [...new Set(pinyin(character, { toneType: 'none', type: 'array', multiple: true, v: true }))]
      : [character]
    // As many as there are characters: this ends by itself, and an odd text cannot fill the memory.
    if (known.size < 30_000) known.set(character, readings)
  }
  return readings
}
