/** Share of voice by part: how much of each part every subject has. */
import { mediaTypes } from '@guanlan/features/articles/articles/contract'
import { type Amounts, amountsBy, type PartedBy } from '@guanlan/features/articles/articles/server/questions'
import { pointsOf } from '@guanlan/features/charts/charts/server'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import type { Scope } from '@guanlan/platform/server'
import type { Voice, VoiceKind, VoicePart } from '../../contract.ts'
import type { Comparing } from '../resolve-question.ts'
import { ends } from './compare.ts'
import { voiceOfWords } from './voice-of-words.ts'

const mostRegions = 12

export async function voiceOf(
  scope: Scope,
  question: Comparing,
  { voice, by }: { voice: VoiceKind; by: VoicePart },
): Promise<Voice> {
  const { from, to, unit } = question
  const subjects = question.wanted.map(({ subject }) => ends(subject))
  const about = { voice, by, from, to, unit, subjects }
  if (by === 'word') return { ...about, parts: await voiceOfWords(scope, question, voice), rest: null }
  const zone = await timeZoneOf(scope)
  const courses = question.wanted.map(({ wanted: query }) => pointsOf(query, unit, zone))
  const reported: Map<string, Amounts>[] = []
  for (const [place, { subject, wanted }] of question.wanted.entries()) {
    const parted: PartedBy = by === 'time' ? { by: 'stretch', begins: courses[place] ?? [] } : { by }
    reported.push(subject.gone ? new Map() : await amountsBy(scope, wanted, parted, voice === 'reach'))
  }
  const amountsOf = (part: string) => reported.map(of => amountIn(of.get(part), voice))
  if (by === 'time') {
    const points = courses.toSorted((a, b) => b.length - a.length)[0] ?? []
    const nameOf = (at: number, place: number) =>
      question.isInPeriods ? String(place + 1) : new Date(at).toISOString()
    return {
      ...about,
      parts: points.map((at, place) => ({ part: nameOf(at, place), amounts: amountsOf(String(place)) })),
      rest: null,
    }
  }
  const known = [...new Set(reported.flatMap(of => [...of.keys()]))]
  const parts = orderOf(by, known, part => sum(amountsOf(part))).map(part => ({ part, amounts: amountsOf(part) }))
  return { ...about, ...(by === 'region' ? withRest(parts, subjects.length) : { parts, rest: null }) }
}

function amountIn(amounts: Amounts | undefined, voice: VoiceKind): number {
  if (!amounts) return 0
  if (voice === 'articles') return amounts.count
  if (voice === 'stories') return amounts.stories
  return voice === 'reach' ? amounts.readers : amounts.interactions
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** Scales keep their order, provinces stand by their size. */
function orderOf(by: Exclude<VoicePart, 'time' | 'word'>, known: readonly string[], sizeOf: (part: string) => number) {
  if (by === 'sentiment') return ['1', '0', '-1'].filter(part => known.includes(part))
  if (by === 'mediaType') return mediaTypes.filter(part => known.includes(part))
  return known.toSorted((a, b) => sizeOf(b) - sizeOf(a) || Number(a) - Number(b))
}

/** Pure. */
export function withRest(parts: Voice['parts'], subjects: number): Pick<Voice, 'parts' | 'rest'> {
  if (parts.length <= mostRegions) return { parts, rest: null }
  const others = parts.slice(mostRegions)
  const rest = Array.from({ length: subjects }, (_, place) => sum(others.map(({ amounts }) => amounts[place] ?? 0)))
  return { parts: parts.slice(0, mostRegions), rest }
}
