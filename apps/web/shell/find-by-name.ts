/** Finds places by what a person types: any of the three languages, first letters of the pinyin, or the address itself. Best first. */
import { locales } from '@guanlan/platform/contract'
import { namedLike } from '@guanlan/platform/web'
import type { Shown } from '../sitemap/place.ts'

const simple = (text: string) => text.toLowerCase().normalize('NFKC').trim()

/** 0 no match · higher is better: the whole name, its beginning, a word's beginning, inside, first letters of its pinyin. */
function score(name: string, words: string): number {
  const at = name.indexOf(words)
  if (name === words) return 5
  if (at === 0) return 4
  if (at > 0) return /[\s\-/(（]/.test(name[at - 1] ?? '') ? 3 : 2
  return namedLike(name, words) ? 1 : 0
}

export function findByName<Place extends Shown>(places: readonly Place[], typed: string, most = 12): Place[] {
  const words = simple(typed)
  if (!words) return places.slice(0, most)
  return places
    .map((place, order) => {
      const names = [...locales.map((_, index) => place.title[index] ?? ''), place.path.slice(1)]
      return { place, order, score: Math.max(...names.map(name => score(simple(name), words))) }
    })
    .filter(found => found.score > 0)
    .sort((one, other) => other.score - one.score || one.order - other.order)
    .slice(0, most)
    .map(found => found.place)
}
