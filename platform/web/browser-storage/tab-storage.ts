/**
 * What one tab of the browser keeps of a person's work: open screens, drafts. It survives a reload, a wrong address and a session that
 * expired; it goes with the tab, and when the person signs out. Nobody else who signs in here sees it.
 */
import { owned } from './owner.ts'

const prefix = 'guanlan.kept.'

export function loadFromTab(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + owned(name)) ?? 'null')
  } catch {
    return null // nothing readable is nothing kept
  }
}

/** A browser that has no room or refuses storage keeps nothing; what is on the screen is not touched by that. */
export function saveInTab(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(prefix + owned(name), JSON.stringify(value))
  } catch {}
}

/** One thing, or with a last dot everything below a name: `draft.`. */
export function dropFromTab(name: string): void {
  drop(key => key === prefix + owned(name) || (name.endsWith('.') && key.startsWith(prefix + owned(name))))
}
/** Everything of everybody. */
export const clearTab = (): void => drop(key => key.startsWith(prefix))

function drop(isMeant: (key: string) => boolean): void {
  for (const key of Object.keys(sessionStorage)) if (isMeant(key)) sessionStorage.removeItem(key)
}
