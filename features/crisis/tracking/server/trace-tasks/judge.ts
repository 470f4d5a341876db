/** What a look tells against those before it. Pure. */
import type { DetectorCode } from '@guanlan/features/articles/articles/contract'

export interface Known {
  /** The last state that says something; null: there was none. */
  state: DetectorCode | null
  /** Interactions from which growth is reported; null: nobody has named any. */
  base: number | null
  /** Looks in a row with another text, and with the same. */
  changing: number
  calm: number
}

export interface Seen {
  state: DetectorCode | null
  interactions: number | null
  /** Null: no text was read, or it is the first. */
  isChanged: boolean | null
}

export type Finding =
  | { kind: 'deleted' | 'back' | 'restricted' | 'changed' | 'restless' }
  | { kind: 'growth'; before: number; now: number }

/** Three times two is no news. */
const leastBase = 10
/** A page whose text is another one so many looks in a row is reported once, as what it is; until it was still as often. */
export const restlessAfter = 3

export function judge(known: Known, seen: Seen, growth: number): { findings: Finding[]; known: Known } {
  const text = textOf(known, seen.isChanged)
  const counts = countsOf(known.base, seen.interactions, growth)
  const state = seen.state === null || seen.state === '-1' ? known.state : seen.state
  return {
    findings: [...stateFindings(known.state, state), ...text.findings, ...counts.findings],
    known: { state, base: counts.base, changing: text.changing, calm: text.calm },
  }
}

function stateFindings(before: DetectorCode | null, now: DetectorCode | null): Finding[] {
  if (before === now) return []
  if (now === '1') return [{ kind: 'deleted' }]
  if (now === '4') return [{ kind: 'restricted' }]
  return before === '1' || before === '4' ? [{ kind: 'back' }] : []
}

function textOf(
  { changing, calm }: Known,
  isChanged: boolean | null,
): Pick<Known, 'changing' | 'calm'> & { findings: Finding[] } {
  if (isChanged === null) return { changing, calm, findings: [] }
  if (!isChanged) return { changing: calm + 1 >= restlessAfter ? 0 : changing, calm: calm + 1, findings: [] }
  const now = calm >= restlessAfter ? 1 : changing + 1
  const kind = now < restlessAfter ? 'changed' : 'restless'
  return { changing: Math.min(now, restlessAfter + 1), calm: 0, findings: now > restlessAfter ? [] : [{ kind }] }
}

/** Reported again only when there are as many times as many as were reported before. */
function countsOf(
  base: number | null,
  now: number | null,
  growth: number,
): { base: number | null; findings: Finding[] } {
  if (now === null) return { base, findings: [] }
  if (base === null) return { base: now, findings: [] }
  const from = Math.max(base, leastBase)
  if (growth === 0 || now < from * growth) return { base, findings: [] }
  return { base: now, findings: [{ kind: 'growth', before: base, now }] }
}
