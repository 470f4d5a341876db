/** Fields that the records of the data platform have in common. */
import { Filter } from '@guanlan/features/articles/articles/contract'
import { Id } from '@guanlan/platform/contract'
import { z } from 'zod'

export const nameLength = 50
export const longestNote = 500
export const longestRule = 4_000
export const mostMonitors = 20
/** Of a task; a list takes 20, and its own and those of media types belong to it. */
export const mostFilters = 12

export const Name = z.string().trim().min(1, 'dataTasks.nameLength').max(nameLength, 'dataTasks.nameLength')
export const Note = z.string().trim().max(longestNote, 'dataTasks.noteLength').default('')

/** Which articles, beside time and media types: those of monitors, each with all below it, or all stored ones that a rule wants. */
export const queryFields = {
  monitors: z.array(Id).max(mostMonitors, 'dataTasks.mostMonitors').default([]),
  rule: z.string().trim().max(longestRule, 'dataTasks.ruleLength').default(''),
}

export const FiltersOfTask = z.array(Filter).max(mostFilters, 'dataTasks.tooManyFilters').default([])
