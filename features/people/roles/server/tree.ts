/** The permission tree out of the built screens and the declared permissions. Pure. */
import { type Feature, type Locale, locales, type Phrase, say } from '@guanlan/platform/contract'
import { roleTableOf } from '@guanlan/platform/server'
import type { PermissionTree } from '../contract.ts'
import { strings } from '../strings.ts'
import type { ModuleOfPlaces } from './module-of-places.ts'
import { modules } from './places.generated.ts'

const openingNamed = (title: Phrase): Phrase =>
  locales.map(locale => say(strings.openHere, locale, { title: say(title, locale) })) as unknown as Phrase

/** The function that opens a screen which roles open one by one (perm.positionCustom). */
const openingOf = (path: string): string => `open:${path}`

/** Functions that operators give one by one, as long as there are such screens. */
export const openings = (): string[] =>
  modules.flatMap(({ places }) => places.filter(({ isCustom }) => isCustom).map(({ path }) => openingOf(path)))

interface Screen {
  id: string
  title: Phrase
  paths: string[]
  needs: string | null
  reserved: boolean
  functions: string[]
}
export interface Tree {
  modules: readonly { id: string; title: Phrase; screens: readonly Screen[] }[]
  /** Every function by its name. */
  names: ReadonlyMap<string, Phrase>
  builtIn: PermissionTree['builtIn']
}

export function treeOf(features: readonly Feature[], from: readonly ModuleOfPlaces[] = modules): Tree {
  const names = new Map<string, Phrase>(
    features.flatMap(({ name, permissions }) =>
      Object.entries(permissions).map(([permission, { name: title }]) => [`${name}.${permission}`, title] as const),
    ),
  )
  const ofFeature = (feature: string) => [...names.keys()].filter(name => name.startsWith(`${feature}.`))
  const places = from.flatMap(module => module.places)
  const claimed = new Set(places.flatMap(({ functions }) => functions))
  const shownAt = new Map<string, Screen>()
  const tree = from.map(({ id, title, places }) => ({
    id,
    title,
    screens: places.flatMap(place => {
      const id = place.isCustom ? place.path : place.screen
      const known = shownAt.get(id)
      const [prefix = ''] = place.screen.split('.')
      const screen: Screen = known ?? {
        id,
        title: place.title,
        paths: [],
        needs: place.isCustom ? openingOf(place.path) : place.needs,
        reserved: place.roles !== null && place.needs === null,
        functions: place.isCustom ? [openingOf(place.path)] : [],
      }
      screen.paths.push(place.path, ...place.aliases)
      // What no place claims is offered at the first screen of its feature.
      const isFirst = !place.isCustom && !claimed.has(prefix)
      if (isFirst) claimed.add(prefix)
      const offered = [place.needs ?? [], place.functions.flatMap(ofFeature), isFirst ? ofFeature(prefix) : []].flat()
      screen.functions = [...new Set([...screen.functions, ...offered])]
      shownAt.set(id, screen)
      return known ? [] : [screen]
    }),
  }))
  for (const { title, functions } of shownAt.values())
    for (const opening of functions.filter(name => name.startsWith('open:'))) names.set(opening, openingNamed(title))
  const table = roleTableOf(features)
  return {
    modules: tree.filter(({ screens }) => screens.length > 0),
    names,
    builtIn: {
      orgAdmin: [...table.orgAdmin],
      member: [...table.member],
      reader: [...table.reader],
    },
  }
}

/** The tree in the reader's language. */
export const shownTree = (
  { modules, names, builtIn }: Tree,
  locale: Locale,
  mine: readonly string[],
): PermissionTree => ({
  modules: modules.map(module => ({
    ...module,
    title: say(module.title, locale),
    screens: module.screens.map(screen => ({
      ...screen,
      title: say(screen.title, locale),
      functions: screen.functions.map(id => ({ id, title: nameOf(names, id, locale) })),
    })),
  })),
  builtIn,
  mine: [...mine],
})

export const nameOf = (names: Tree['names'], id: string, locale: Locale): string => {
  const name = names.get(id)
  return name ? say(name, locale) : id
}
