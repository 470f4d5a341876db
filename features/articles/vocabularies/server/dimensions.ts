/** The general dimensions, and what an organisation makes of them. */
import { defaultDimensions } from '@guanlan/engine/text'
import { type Locale, say } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import type { GeneralDimension } from '../contract.ts'
import { vocabulariesOf } from './load-vocabularies.ts'

export const generalIds: ReadonlySet<string> = new Set(defaultDimensions.map(({ id }) => id))

/** Of the general one that has this name in some language. */
export const generalIdOfName = (name: string): string | undefined =>
  defaultDimensions.find(one => one.name.includes(name))?.id

export function generalDimensions(locale: Locale): GeneralDimension[] {
  return defaultDimensions.map(({ id, name, words }) => {
    const weighing = (weight: number) => Object.keys(words).filter(word => words[word] === weight)
    return { id, name: say(name, locale), words: weighing(1), hints: weighing(0.5) }
  })
}

/** General ones first, in their order, whoever they are written by; then what the organisation has added. */
export async function dimensionsSeen(scope: Scope) {
  const own = (await vocabulariesOf(scope.db, [scope.orgId])).get(scope.orgId)?.dimensions ?? []
  const general = defaultDimensions.map(({ id, name }) => {
    const mine = own.find(({ replaces }) => replaces === id)
    return { id, name: mine?.name ?? say(name, scope.locale), own: mine !== undefined, enabled: mine?.enabled ?? true }
  })
  const added = own.filter(({ replaces }) => replaces === null)
  return [...general, ...added.map(({ id, name, enabled }) => ({ id, name, own: true, enabled }))]
}
