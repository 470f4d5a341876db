/** Well-known public sources to choose from. */
import { MediaType } from '@guanlan/features/articles/articles/contract'
import { z } from 'zod'
import { SourceKind } from './source.ts'

export const catalogueTopics = [
  'national',
  'hmt',
  'world',
  'finance',
  'technology',
  'motoring',
  'government',
  'recalls',
  'science',
  'security',
  'forums',
] as const
export const CatalogueTopic = z.enum(catalogueTopics)
export type CatalogueTopic = z.infer<typeof CatalogueTopic>

export const CatalogueRow = z.object({
  topic: CatalogueTopic,
  name: z.string().describe('In the language of the reader'),
  home: z.string(),
  url: z.string(),
  kind: SourceKind,
  mediaType: MediaType,
  region: z.string(),
  language: z.string(),
  level: z.string(),
  checked: z.string().nullable().describe('The day on which it was asked last; null: never'),
  state: z.number().int().nullable(),
  known: z.enum(['own', 'shared']).nullable(),
})
export type CatalogueRow = z.infer<typeof CatalogueRow>
