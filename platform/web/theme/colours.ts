/** All colours of a theme as it is shown: light, or dark. */
import { useAppearance } from './appearance.ts'
import { darkOf, sharedInDark } from './dark.ts'
import { apart, type SharedColours, shared, type ThemeColours, type ThemeId, themeIds, themes } from './tokens.ts'

export interface ShownTheme {
  id: ThemeId
  isDark: boolean
}

const dark = new Map<ThemeId, ThemeColours>()

export function coloursOf({ id, isDark }: ShownTheme): ThemeColours {
  if (!isDark) return themes[id]
  const known = dark.get(id)
  if (known) return known
  const made = darkOf(themes[id])
  dark.set(id, made)
  return made
}

const sharedIn = (id: ThemeId, isDark: boolean): SharedColours => {
  const own = apart[id]?.[isDark ? 'dark' : 'light']
  const common = isDark ? sharedInDark : shared
  return own ? { ...common, ...own } : common
}
const sharedMade = new Map(themeIds.map(id => [id, { light: sharedIn(id, false), dark: sharedIn(id, true) }] as const))
export const sharedOf = ({ id, isDark }: ShownTheme): SharedColours =>
  sharedMade.get(id)?.[isDark ? 'dark' : 'light'] ?? sharedIn(id, isDark)

/** Those that the person sees now: the same object as long as nothing changes. */
export function useColours(): { colours: ThemeColours; shared: SharedColours } {
  const id = useAppearance(state => state.theme)
  const isDark = useAppearance(state => state.isDark)
  return { colours: coloursOf({ id, isDark }), shared: sharedOf({ id, isDark }) }
}
