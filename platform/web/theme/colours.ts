/** All colours of a theme as it is shown: light, or dark. */
import { useAppearance } from './appearance.ts'
import { darkOf, sharedInDark } from './dark.ts'
import { type SharedColours, shared, type ThemeColours, type ThemeId, themes } from './tokens.ts'

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

export const sharedOf = ({ isDark }: Pick<ShownTheme, 'isDark'>): SharedColours => (isDark ? sharedInDark : shared)

/** Those that the person sees now: the same object as long as nothing changes. */
export function useColours(): { colours: ThemeColours; shared: SharedColours } {
  const id = useAppearance(state => state.theme)
  const isDark = useAppearance(state => state.isDark)
  return { colours: coloursOf({ id, isDark }), shared: sharedOf({ isDark }) }
}
