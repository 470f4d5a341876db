/** The tree of monitors as a file: JSON carries all of it, a table carries a line a monitor that people can edit. */
import { Id, type SheetTitles } from '@guanlan/platform/contract'
import { z } from 'zod'
import { treeFile as words } from '../strings/tree-file.ts'
import { WordForm } from './form.ts'
import { MediaGroupDraft } from './media-group.ts'

/** Lines of one file. */
export const mostTreeLines = 5_000
/** Of one file. */
export const mostTreeFileBytes = 20 * 1024 * 1024
/** Shown of one check; those that change something first. */
export const mostLinesShown = 500

/** Columns of the table, in order. */
export const treeColumns = {
  path: words.columnPath,
  kind: words.columnKind,
  shortName: words.columnShortName,
  category: words.columnCategory,
  rule: words.columnRule,
  mediaLimit: words.columnMediaLimit,
  mediaGroups: words.columnMediaGroups,
  languages: words.columnLanguages,
  regions: words.columnRegions,
  isOpen: words.columnIsOpen,
} satisfies SheetTitles

/** What a line says of a monitor. A field that it does not name is left as it is; of a new monitor, as if nothing was written. */
export const TreeFields = z
  .object({
    kind: z.enum(['folder', 'item']),
    shortName: z.string().nullable(),
    category: z.string().nullable(),
    form: WordForm.nullable(),
    rule: z.string().nullable(),
    languages: z.array(z.string()),
    regions: z.array(z.number()),
    mediaLimit: z.array(z.string()),
    mediaGroups: z.array(z.string()).describe('Names'),
    isOpen: z.boolean(),
  })
  .partial()
export type TreeFields = z.infer<typeof TreeFields>

const JsonLine = TreeFields.extend({
  path: z
    .array(z.string())
    .min(1)
    .max(50)
    .describe('Names from the top; the father is the nearest line before with its path'),
})

export const TreeFile = z.object({
  format: z.literal('guanlan.monitors', 'monitors.notATreeFile'),
  version: z.literal(1, 'monitors.notATreeFile'),
  mediaGroups: z
    .array(MediaGroupDraft)
    .max(2_000)
    .default([])
    .describe('Those that monitors of the file are limited to'),
  monitors: z.array(JsonLine).max(mostTreeLines, 'monitors.tooManyTreeLines'),
})
export type TreeFile = z.infer<typeof TreeFile>

export const TreeFileById = z.object({ file: Id })

const Problem = z.object({ field: z.string(), msg: z.string() })
export const CheckedTreeLine = z.object({
  /** Of the table, as spreadsheet programs count; of JSON, its place from 1. Folders that only paths name have that of the first such path. */
  number: z.number().int(),
  path: z.array(z.string()),
  kind: z.enum(['folder', 'item']),
  outcome: z.enum(['added', 'changed', 'same', 'refused']),
  /** What is written otherwise, by field. */
  changes: z.array(z.string()),
  problems: z.array(Problem),
  /** The rule was written in the syntax of another product: what it became, and what could not be carried over. */
  converted: z.object({ rule: z.string(), lost: z.array(z.string()) }).nullable(),
})
export type CheckedTreeLine = z.infer<typeof CheckedTreeLine>

export const TreeCheck = z.object({
  added: z.number().int(),
  changed: z.number().int(),
  same: z.number().int(),
  refused: z.number().int(),
  /** Media groups of the file that the organisation has not, by name. */
  newMediaGroups: z.array(z.string()),
  lines: z.array(CheckedTreeLine),
})
export type TreeCheck = z.infer<typeof TreeCheck>
