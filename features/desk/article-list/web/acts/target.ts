/** What an act is for. Pure. */

import type { ArticleRow, InWork, SearchOrder } from '@guanlan/features/articles/articles/contract'
import type { AllOf } from '@guanlan/features/handling/article-actions/contract'

/** As far as an act asks for it: a row of a list, or a detail. */
export type Handled = { id: number } & InWork & Pick<ArticleRow, 'title'>

export interface Target {
  ids: readonly number[]
  /** Those of them that are loaded: what they have shows in the panels. */
  articles: readonly Handled[]
  /** All of the list instead of the ids. */
  all?: AllOf | undefined
  /** The monitor in view. */
  monitor: number | null
  /** Of the list; absent: newest first. */
  sort?: SearchOrder
  /** They come from a search. */
  found?: boolean
}

export const sizeOf = ({ ids, all }: Target): number => all?.count ?? ids.length

export const bodyOf = ({ ids, all, found }: Target) =>
  all ? { all } : { idList: [...ids], ...(found && { found: true }) }

/** Labels that every article has, and those that only some have. */
export function labelsOf({ articles }: Target): { on: Set<number>; onSome: Set<number> } {
  const carried = new Map<number, number>()
  for (const { labels } of articles) for (const id of labels) carried.set(id, (carried.get(id) ?? 0) + 1)
  const of = (isAll: boolean) =>
    new Set([...carried].flatMap(([id, count]) => ((count === articles.length) === isAll ? [id] : [])))
  return { on: of(true), onSome: of(false) }
}

/** What all articles have in common; null when they differ. */
export function common<K extends keyof InWork>({ articles }: Target, field: K): InWork[K] | null {
  const [first, ...rest] = articles
  return first && rest.every(each => each[field] === first[field]) ? first[field] : null
}
