/** Places that the palette offers for what was typed: by their names, and by what people call what is done there. Pure. */
import type { Phrase } from '@guanlan/platform/contract'
import { isBuilt } from '../../screens.ts'
import type { Group } from '../../sitemap/groups.ts'
import { onceEach } from '../../sitemap/menus.ts'
import type { Shown } from '../../sitemap/place.ts'
import { findByName } from '../find-by-name.ts'
import type { Choice } from './choices.ts'
import type { ActsKnownAs } from './known-acts.ts'

export type OpenGroup = Omit<Group, 'places'> & { places: readonly Shown[] }
type Say = (phrase: Phrase) => string

const mostPages = 6

/** Pages that work; what is not built yet stands on the navigation page alone. */
export function pagesNamed(groups: readonly OpenGroup[], words: string, say: Say): Choice[] {
  const all = groups.flatMap(group => group.places.map(place => ({ ...place, group })))
  const built = onceEach(all.filter(place => isBuilt(place.screen)))
  return findByName(built, words, mostPages).map(place => ({
    key: place.path,
    icon: 'right',
    name: say(place.title),
    note: say(place.group.title),
    opens: place.path,
  }))
}

/** @param actsKnownAs loaded with the palette. Acts stand before the pages, unless a page is called just so. */
export function knownChoices(
  groups: readonly OpenGroup[],
  words: string,
  say: Say,
  actsKnownAs: ActsKnownAs,
  may: (permission: string) => boolean,
): { first: Choice[]; pages: Choice[]; last: Choice[] } {
  const pages = pagesNamed(groups, words, say)
  const titles = new Map(groups.flatMap(group => group.places.map(place => [place.path, place.title])))
  const acts = actsKnownAs(words, path => titles.has(path), may).map(({ key, name, place, address }): Choice => {
    const title = titles.get(place)
    const icon = address === place ? 'play' : 'plus'
    return { key: `known ${key}`, icon, name: say(name), note: title && say(title), opens: address }
  })
  const isNamed = pages.some(({ name }) => name === words)
  return isNamed ? { first: [], pages, last: acts } : { first: acts, pages, last: [] }
}
