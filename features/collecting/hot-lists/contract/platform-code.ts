/** Platforms with hot lists, by the code that calls and boards use. A board of a platform that is not named here is called by its code. */
import { platformNames } from '@guanlan/features/articles/articles/contract'
import type { Phrase } from '@guanlan/platform/contract'
import { z } from 'zod'

export const PlatformCode = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'hotLists.platformFaulty')

export const platformPhrase = (code: string): Phrase =>
  (platformNames as Readonly<Record<string, Phrase>>)[code] ?? [code, code, code]
