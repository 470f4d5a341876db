/** Fields that the records of the data platform have in common. */
import { Id } from '@guanlan/platform/contract'
import { z } from 'zod'

export const nameLength = 50
export const longestNote = 500
export const longestRule = 4_000
export const mostMonitors = 20

export const Name = z.string().trim().min(1, 'dataTasks.nameLength').max(nameLength, 'dataTasks.nameLength')
export const Note = z.string().trim().max(longestNote, 'dataTasks.noteLength').default('')

/** Which articles, beside time and media types: those of monitors, each with all below it, or all stored ones that a rule wants. */
export const queryFields = {
  monitors: z.array(Id).max(mostMonitors, 'dataTasks.mostMonitors').default([]),
  rule: z.string().trim().max(longestRule, 'dataTasks.ruleLength').default(''),
}
