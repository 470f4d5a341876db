/** Words of the contract as the database has them. Pure. */
import {
  type MediaType,
  mediaLevels,
  mediaTypes,
  type Platform,
  platforms,
} from '@guanlan/features/articles/articles/contract'

type Level = (typeof mediaLevels)[number]

export const typeCode = (word: MediaType): number => mediaTypes.indexOf(word) + 1
export const typeOf = (code: number): MediaType => mediaTypes[code - 1] ?? 'web'
export const levelCode = (word: Level): number => mediaLevels.indexOf(word)
export const levelOf = (code: number): Level => mediaLevels[code] ?? 'unknown'
export const platformOf = (code: string): Platform | null => platforms.find(each => each === code) ?? null
