/** Which cue a text gives, by the published rules. */
import { createMatcher, type Matcher, parse } from '@guanlan/engine/rules'
import { canonicalise } from '@guanlan/engine/text'
import { type CueKind, claimCue, cueOrder, cues } from '../../contract/cues.ts'

/** Characters of a text that are read: what it is about stands in front. */
const mostRead = 600

let read: Matcher | null = null
/** Each cue under its place in the order: a text is read once for all of them. */
function matcherOfCues(): Matcher {
  if (read) return read
  const matcher = createMatcher()
  for (const [place, kind] of cueOrder.entries()) {
    const { rule } = parse(cues[kind])
    if (!rule) throw new Error(`The cue ${kind} cannot be read`)
    matcher.set(place, rule)
  }
  read = matcher
  return matcher
}

/** Places in the order of the cues that a text gives. */
const placesOf = ({ title, body }: { title: string; body: string }) =>
  matcherOfCues().match({ title: canonicalise(title), body: canonicalise(body.slice(0, mostRead)) })

/** @returns null: it gives none */
export const cueOf = (text: { title: string; body: string }): CueKind | null =>
  cueOrder[Math.min(...placesOf(text))] ?? null

/** Whether it gives this one, besides any other. */
export const hasCue = (kind: CueKind, text: { title: string; body: string }): boolean =>
  placesOf(text).includes(cueOrder.indexOf(kind))

let claims: Matcher | null = null
function matcherOfClaims(): Matcher {
  if (claims) return claims
  const { rule } = parse(claimCue)
  if (!rule) throw new Error('The cue of claims cannot be read')
  claims = createMatcher()
  claims.set(0, rule)
  return claims
}

/** Whether a sentence accuses somebody of something. */
export const isClaim = (sentence: string): boolean =>
  matcherOfClaims().match({ title: canonicalise(sentence), body: canonicalise('') }).length > 0
