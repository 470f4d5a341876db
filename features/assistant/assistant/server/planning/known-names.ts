/** Which names of the brand library, monitors and media stand in a question: only what could is looked up. */
import { type Cutter, placedWords, plainText } from '@guanlan/engine/text'
import { namesCalled } from '@guanlan/features/articles/brand-library/server'
import { refsCalled } from '@guanlan/features/media/media-library/server'
import { monitorNames } from '@guanlan/features/monitors/monitors/server'
import type { Scope } from '@guanlan/platform/server'
import type { KnownNames } from './plan-of.ts'

/** Words of a name at most, and words of a question that are looked at. */
const longestName = 6
const mostWords = 120
/** Shorter names of media are words of the language as well: 财经. */
const shortestMedium = 3

export async function knownNames(scope: Scope, question: string, cutter: Cutter): Promise<KnownNames> {
  const spelled = runsOf(plainText(question), cutter)
  const library = await namesCalled(scope.db, spelled)
  const names = await monitorNames(scope)
  const seen = scope.limitedTo && new Set(scope.limitedTo)
  const monitors = [...names].flatMap(([id, name]) => (seen && !seen.has(id) ? [] : [{ id, name }]))
  const refs = await refsCalled(
    scope,
    spelled.filter(name => name.length >= shortestMedium),
  )
  const media = [...refs].flatMap(([name, ref]) => (ref.startsWith('m') ? [{ id: Number(ref.slice(1)), name }] : []))
  return { library, monitors, media }
}

/** Runs of whole words, as they are written. */
function runsOf(text: string, cutter: Cutter): string[] {
  const words = placedWords(text, cutter).slice(0, mostWords)
  const runs = new Set<string>()
  for (let first = 0; first < words.length; first++)
    for (let last = first; last < Math.min(words.length, first + longestName); last++) {
      const run = text.slice(words[first]?.from, words[last]?.to).trim()
      // 汽車 is looked up as 汽车, too.
      const letters = words.slice(first, last + 1).map(({ word }) => word)
      for (const each of [run, letters.join('')]) if (each.length > 1 && each.length <= 50) runs.add(each)
    }
  return [...runs]
}
