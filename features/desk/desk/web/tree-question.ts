import type { View } from '@guanlan/features/desk/article-list/web'
/** What the trees beside the list show of its question. Pure. */

/** The label that narrows the list, where one does. */
export const labelOf = ({ filters }: View): number | null => {
  const [value, ...more] = filters.find(each => each.field === 'label' && each.is === 'is')?.values ?? []
  return value !== undefined && more.length === 0 ? Number(value) : null
}

/** The list that the tree counts: 24 hours, everything, each article. */
export const isTreesQuestion = ({ monitors, range, filters, fold, place }: View): boolean =>
  monitors.length === 0 && range === '24h' && filters.length === 0 && !fold && place === 'desk'
