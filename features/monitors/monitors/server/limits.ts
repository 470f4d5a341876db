import { isMember } from '@guanlan/features/articles/articles/server/search'

/** What a monitor asks beyond its words: media types, languages and regions. Pure; the same for arriving and for stored articles. */
export interface MonitorLimits {
  languages: readonly string[]
  /** Division codes; a province stands for its cities. */
  regions: readonly number[]
  /** Codes of media types. */
  mediaLimit: readonly number[]
  /** Comparable names and domains of its media groups; an article passes by its type or by its medium. */
  mediaMembers?: readonly string[]
}

export interface ArticleFacts {
  language: string
  mediaType: number
  region: number | null
  mentioned: readonly number[]
  /** Name of the medium. */
  media: string
  url: string | null
}

/** An empty limit asks nothing. */
export function accepts(limits: MonitorLimits, facts: ArticleFacts): boolean {
  const { mediaLimit, mediaMembers = [] } = limits
  if (mediaLimit.length + mediaMembers.length > 0)
    if (!mediaLimit.includes(facts.mediaType) && !isMember(mediaMembers, facts)) return false
  if (limits.languages.length > 0 && !limits.languages.includes(facts.language)) return false
  if (limits.regions.length === 0) return true
  return limits.regions.some(
    requested =>
      (facts.region !== null && lies(facts.region, requested)) || facts.mentioned.some(code => lies(code, requested)),
  )
}

/** The first two digits of a division code name the province, the first four the city (GB/T 2260). */
function lies(code: number, within: number): boolean {
  const width = within % 10_000 === 0 ? 10_000 : within % 100 === 0 ? 100 : 1
  return code >= within && code < within + width
}
