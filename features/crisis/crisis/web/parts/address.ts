import type { Filter } from '@guanlan/features/articles/articles/contract'

export const roomAddress = (id: number): string => `/crisisMonitor?crisis=${id}`
/** The condition by which desk, search and charts have the articles of a crisis. */
export const isOfCrisis = (id: number): Filter => ({ field: 'crisis', is: 'is', values: [String(id)] })
/** A statement of a crisis with its editor; 0: a new one. */
export const statementAddress = (crisisId: number, id: number): string => `${roomAddress(crisisId)}&statement=${id}`
