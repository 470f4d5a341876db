/** Accounts of platforms: which articles are theirs, as a question of the filters that lists and charts share. */
import type { MediaType } from './media.ts'
import { type Platform, platformMarks, platforms } from './platforms.ts'
import type { Filter } from './question.ts'

export interface AccountName {
  mediaType: MediaType
  /** Null: the media type says enough. */
  platform: Platform | null
  name: string
}

/** Platforms whose articles a filter by this one finds, too: of an account of this one they are another's. */
const platformsWithin = (platform: Platform): Platform[] =>
  platforms.filter(
    other =>
      other !== platform &&
      (platformMarks[other].names.some(name => platformMarks[platform].names.some(mark => name.startsWith(mark))) ||
        platformMarks[other].hosts.some(host => platformMarks[platform].hosts.some(mark => host.endsWith(`.${mark}`)))),
  )

/** A name within a media type, of one platform or of none. */
export function filtersOfAccount({ mediaType, platform, name }: AccountName): Filter[] {
  const named: Filter[] = [
    { field: 'mediaType', is: 'is', values: [mediaType] },
    { field: 'author', is: 'is', values: [name] },
  ]
  // Known by the type alone, it needs no look at addresses.
  if (platform !== null && platformMarks[platform].mediaType === mediaType) return named
  const others = platform === null ? [...platforms] : platformsWithin(platform)
  if (platform !== null) named.push({ field: 'platform', is: 'is', values: [platform] })
  if (others.length > 0) named.push({ field: 'platform', is: 'isNot', values: others })
  return named
}
