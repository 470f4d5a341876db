/** Roles of an organisation: by copying a built-in one, adding to it and taking away from it. */
import { builtInRoles, Id, Moment, Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import { strings } from '../strings.ts'
import { bases } from './tree.ts'

export const nameLength = 50
export const noteLength = 200
/** People who are given a role by one save. */
export const mostHolders = 1_000
const mostFunctions = 500
export const mostFolders = 200

/** Such as `monitors.edit`, or `open:/TopBrand` of a screen that roles open one by one. */
const FunctionName = z.string().max(200)
export const Functions = z.array(FunctionName).max(mostFunctions).default([])
export const Name = z.string().trim().min(1, 'roles.nameLength').max(nameLength, 'roles.nameLength')
export const NoteText = z.string().trim().max(noteLength, 'roles.noteLength').default('')

export const Draft = z.object({
  name: Name,
  note: NoteText,
  basedOn: z.enum(bases).default('member'),
  granted: Functions,
  withheld: Functions,
  /** Folders of monitors that it is limited to; none: everything. Built-in roles and administrators are never limited. */
  folderIds: z.array(Id).max(mostFolders).default([]),
  /** Who has it. */
  memberIds: z.array(Id).max(mostHolders).default([]),
})
export type Draft = z.output<typeof Draft>

export const Role = Draft.extend({
  id: z.number().int(),
  version: Version,
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
  /** Names of those who have it, the first of them; `memberIds` are all. */
  holders: z.array(z.string()),
  /** Names of the folders, as they are called now. */
  folders: z.array(z.string()),
  /** How many functions it gives. */
  functions: z.number().int(),
})
export type Role = z.infer<typeof Role>

export const Question = z.object({
  like: z.string().max(100).default('').describe('Part of the name or the note'),
  sort: z.enum(['name', 'updatedAt']).default('name'),
  order: z.enum(['asc', 'desc']).default('asc'),
})
export type Question = z.infer<typeof Question>

export const exported = {
  name: strings.name,
  basedOn: strings.basedOn,
  note: strings.note,
  granted: strings.granted,
  withheld: strings.withheld,
  folders: strings.folders,
  holders: strings.holders,
  updatedAt: strings.updated,
  updatedBy: strings.updatedBy,
}

/** A folder of monitors, and the names of those above it. */
export const Folder = z.object({ id: z.number().int(), name: z.string(), path: z.string().nullable() })
export type Folder = z.infer<typeof Folder>

/** Somebody of the organisation, and from where their functions come. */
export const Holder = z.object({
  id: z.number().int(),
  name: z.string(),
  role: z.enum(builtInRoles),
  /** Names of their roles of the organisation; with one, the built-in role counts for nothing. */
  roles: z.array(z.string()),
})
