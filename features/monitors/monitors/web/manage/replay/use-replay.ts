import { useEffect, useState } from 'react'
import type { RuleOfDraft } from '../../drafts/draft.ts'
import { monitorApi } from '../../tree/monitor-queries.ts'
import { type AnswerInParts, useParts } from '../preview/use-parts.ts'
import { useRested } from '../preview/use-preview.ts'
import { addPart, type Changes, noChanges } from './replay.ts'

export const replayDays = [7, 30, 90] as const
export type ReplayDays = (typeof replayDays)[number]

export interface Replay extends AnswerInParts<Changes> {
  days: ReplayDays
  setDays: (days: ReplayDays) => void
}

/**
 * What `wanted` would bring and lose against the saved rule of the monitor. `wanted` null: nothing to compare.
 * Begins by itself when writing rests; the version makes a new question of the same text after a save.
 */
export function useReplay(id: number | null, version: number, requested: RuleOfDraft | null): Replay {
  const [days, setDays] = useState<ReplayDays>(30)
  const rested = useRested(requested && JSON.stringify(requested))
  const asks = id !== null && rested !== null && requested !== null
  const key = asks ? `${id} ${version} ${days} ${rested}` : ''
  const parts = useParts({
    key,
    ask: (cursor, signal) =>
      monitorApi.replay(
        { params: { id: id ?? 0 }, body: { ...(JSON.parse(rested ?? '{}') as RuleOfDraft), days, cursor } },
        { signal },
      ),
    add: addPart,
    empty: noChanges,
  })
  const { start } = parts
  useEffect(() => {
    if (key !== '') start()
  }, [key, start])
  return { ...parts, days, setDays }
}

/** Articles of the period that saving would lose, as far as they are counted; null while nothing is known or nothing lost. */
export function lossOf({ sum, state, days }: Replay): { count: number; days: number; atLeast: boolean } | null {
  return sum && sum.lost.count > 0 ? { count: sum.lost.count, days, atLeast: state !== 'done' } : null
}
