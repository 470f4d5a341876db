/** Words of the contract as the database has them. Pure. */
import { type MediaType, mediaLevels, type Platform, platforms } from '@guanlan/features/articles/articles/contract'
import { mediaLevelWord, mediaTypeCode, mediaTypeWord } from '@guanlan/features/articles/articles/server'

type Level = (typeof mediaLevels)[number]

export function codesOf(words: {
  mediaType: MediaType | undefined
  level: Level | undefined
  region: string | undefined
}): { mediaType: number | null; level: number | null; region: [number, number] | null } {
  const region = words.region === undefined ? null : Number(words.region)
  // A province stands for its cities (GB/T 2260).
  const width = region === null ? 0 : region % 10_000 === 0 ? 10_000 : region % 100 === 0 ? 100 : 1
  return {
    mediaType: words.mediaType === undefined ? null : mediaTypeCode(words.mediaType),
    level: words.level === undefined ? null : mediaLevels.indexOf(words.level),
    region: region === null ? null : [region, region + width - 1],
  }
}

export const wordsOf = (codes: { media_type: number; level: number; platform: string }) => ({
  mediaType: mediaTypeWord(codes.media_type),
  level: mediaLevelWord(codes.level),
  platform: platforms.find((each): each is Platform => each === codes.platform) ?? null,
})
