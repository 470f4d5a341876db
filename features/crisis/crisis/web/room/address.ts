import type { Filter } from '@guanlan/features/articles/articles/contract'

export const roomAddress = (id: number): string => `/crisisMonitor?crisis=${id}`
/** The condition by which desk, search and charts have the articles of a crisis. */
export const isOfCrisis = (id: number): Filter => ({ field: 'crisis', is: 'is', values: [String(id)] })
