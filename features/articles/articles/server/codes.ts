/** How words of the contract are stored: small numbers. A number never changes its meaning; new words get new numbers at the end. */
import { type MediaType, mediaLevels, mediaTypes } from '../contract.ts'

export const mediaTypeCode = (word: MediaType): number => mediaTypes.indexOf(word) + 1
export const mediaTypeWord = (code: number): MediaType => mediaTypes[code - 1] ?? 'web'
export const mediaLevelWord = (code: number): (typeof mediaLevels)[number] => mediaLevels[code] ?? 'unknown'
export const mediaLevelCode = (word: (typeof mediaLevels)[number]): number => mediaLevels.indexOf(word)
