/** A row of a file of media. What the file leaves empty stays as it is. */
import { MediaType, platforms } from '@guanlan/features/articles/articles/contract'
import { z } from 'zod'
import { strings } from '../strings.ts'
import { Level } from './library.ts'
import { EntryName, noteLength, Price, Tags, Website } from './own.ts'

export const ImportedMedium = z.object({
  /** Which row it is, for the import itself. */
  key: z.string().default(''),
  name: EntryName,
  mediaType: MediaType.optional(),
  platform: z.enum(platforms).optional(),
  platformId: z.string().trim().max(200).optional(),
  level: Level.optional(),
  region: z.int('mediaLibrary.regionUnknown').min(0).max(999_999).optional(),
  website: Website,
  libraryType: z.string().trim().max(50).optional(),
  tags: Tags,
  note: z.string().trim().max(noteLength, 'mediaLibrary.noteLength').default(''),
  position: Price.shape.position.optional(),
  price: Price.shape.price.optional(),
  currency: Price.shape.currency,
  validFrom: Price.shape.validFrom,
})
export type ImportedMedium = z.infer<typeof ImportedMedium>

export const importedOrgMedia = {
  name: strings.name,
  mediaType: strings.mediaType,
  platform: strings.platform,
  platformId: strings.platformId,
  level: strings.level,
  region: strings.region,
  website: strings.website,
  libraryType: strings.libraryType,
  tags: strings.tags,
  note: strings.note,
  position: strings.pricePositionTitle,
  price: strings.price,
  currency: strings.currency,
  validFrom: strings.validFrom,
}
