/** Where events open, and the filter that asks for their articles. */
import type { Filter } from '@guanlan/features/articles/articles/contract'
import { linkTo } from '@guanlan/platform/web'

export const eventAddress = (id: number): string => linkTo('/eventAnalysis/treedetail', null, { id })

export const isOfEvent = (id: number): Filter => ({ field: 'event', is: 'is', values: [String(id)] })
