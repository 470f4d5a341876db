/** How the articles of a list are drawn, as each person chose it for each list. */
import { type ListSettings, useListSettings } from '@guanlan/platform/web'
import { useCallback } from 'react'

export const looks = ['list', 'table', 'cards', 'headlines'] as const
export type Look = (typeof looks)[number]

/** Lists of articles, each of which is arranged for itself: the name its settings and views are kept under. */
export type ArticleListName =
  | 'boards'
  | 'desk'
  | 'search'
  | 'allCharts'
  | 'articlesOver'
  | 'campaignResults'
  | 'followed'
  | 'mediaDetail'
  | 'dataTask'

/** Kept by an older release or by hand: what is not known counts as the list. Pure. */
export const lookOf = ({ look }: Readonly<Record<string, string>>): Look => looks.find(each => each === look) ?? 'list'

export function useLook(name: ArticleListName): {
  settings: ListSettings
  look: Look
  chooseLook: (look: Look) => void
} {
  const settings = useListSettings(name)
  const { choices, arrange } = settings
  const chooseLook = useCallback((look: Look) => arrange({ choices: { ...choices, look } }), [arrange, choices])
  return { settings, look: lookOf(choices), chooseLook }
}
