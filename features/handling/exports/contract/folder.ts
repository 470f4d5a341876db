/** Folders of files: a tree for each type, the same for everybody in the organisation. */
import { Id, largestInt, Moment, TreeMove, Version } from '@guanlan/platform/contract'
import { z } from 'zod'

/** What lies in a folder: exports, reports, or material for reports (ambiguities 87). */
export const folderTypes = ['download', 'report', 'material'] as const
export const FolderType = z.enum(folderTypes).default('download')
export type FolderType = (typeof folderTypes)[number]

export const longestFolderName = 50
/** Of one type in an organisation. */
export const mostFolders = 500
/** Folders within one another. */
export const deepestFolder = 6

/** One line. */
const Name = z
  .string('exports.folderName')
  .overwrite(name => name.replace(/\s+/g, ' ').trim())
  .min(1, 'exports.folderName')
  .max(longestFolderName, 'exports.folderName')

/** 0: the top. */
const FatherId = z.coerce.number().int().min(0).max(largestInt)

export const Folder = z.object({
  id: z.number().int(),
  folderType: FolderType,
  fatherId: z.number().int(),
  name: z.string(),
  /** Records in it, without those of folders below. */
  records: z.number().int(),
  version: Version,
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
})
export type Folder = z.infer<typeof Folder>

export const FolderDraft = z.object({ folderType: FolderType, fatherId: FatherId.default(0), name: Name })
export type FolderDraft = z.infer<typeof FolderDraft>

export const FolderChange = z.object({ id: Id, name: Name, version: Version })
export const FolderMove = TreeMove.extend({ folderType: FolderType })
