/** Colours as CSS variables: `sentimentFill.positive` becomes `--sentiment-fill-positive`, `chart[0]` becomes `--chart-1`. */
import { coloursOf, type ShownTheme, sharedOf } from './colours.ts'
import { wall } from './tokens.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

function flatten(prefix: string, value: unknown, into: Record<string, string>): void {
  if (typeof value === 'string') into[`--${prefix}`] = value
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) flatten(`${prefix}-${index + 1}`, item, into)
  else for (const [key, item] of Object.entries(value as object)) flatten(`${prefix}-${kebab(key)}`, item, into)
}

/** All variables of one theme, the shared and the big-screen ones included. */
export function variablesOf(shown: ShownTheme): Readonly<Record<string, string>> {
  const variables: Record<string, string> = {}
  const { name: _, ...colours } = coloursOf(shown)
  for (const [key, value] of Object.entries({ ...sharedOf(shown), ...colours })) flatten(kebab(key), value, variables)
  flatten('wall', wall, variables)
  return variables
}

/** Paints the document in one theme; every rule in our style sheets reads these variables. */
export function paint(shown: ShownTheme, root: HTMLElement = document.documentElement): void {
  for (const [name, value] of Object.entries(variablesOf(shown))) root.style.setProperty(name, value)
  root.dataset.theme = shown.id
  root.style.colorScheme = shown.isDark ? 'dark' : 'light'
}
