/** The same screens stand at several places; their links stay there. Pure but for the organisation. */
import { chosenOrganisation } from '@guanlan/platform/web'

const comparisons = ['/fieldMiddleOffice/Comparison', '/smartView/Comparison', '/Comparison'] as const
const analyses = ['/smartView/analyCompeting', '/analyCompeting'] as const

export const comparisonsAt = (path: string): string => comparisons.find(base => path.startsWith(base)) ?? '/Comparison'
export const analysesAt = (path: string): string => analyses.find(base => path.startsWith(base)) ?? '/analyCompeting'

type Kind = 'settings' | 'detail'
/** @param id `new` for one that is not saved yet */
export const placeOf = (base: string, kind: Kind, id: number | 'new'): string =>
  `${base}/${kind}/${chosenOrganisation() ?? 0}/${id}`

/** Whose a place is, as its address says. */
export const isOwn = (orgId: string | undefined): boolean =>
  orgId !== undefined && Number(orgId) === chosenOrganisation()
