import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Preview } from '../../../contract.ts'
import { type Draft, hasWords, type RuleOfDraft, ruleOfDraft } from '../../drafts/draft.ts'
import { monitorApi } from '../../tree/monitor-queries.ts'
import type { CheckedRule } from '../rule/check-rule.ts'
import { type PartsState, useParts } from './use-parts.ts'

/** The preview looks back this far. */
export const previewDays = 30
/** Typing rests for this long before the server is asked; what was asked before is cancelled. */
const restMs = 250

export interface Tried {
  preview: Preview | undefined
  error: unknown
  isFetching: boolean
  /** The answer belongs to an earlier text. */
  isOld: boolean
  /** Counting to the end, for those who ask for it. */
  exact: { state: PartsState; error: unknown; start: () => void; stop: () => void }
}

/**
 * What a draft would bring, tried on stored articles. While a mistake stands it is tried as if mended, and without a proposal what was tried
 * before stays; nothing is asked while the draft has no words.
 */
export function usePreview(draft: Draft, rule: Pick<CheckedRule, 'blocked' | 'mended'> | null): Tried {
  const requested = useRested(hasWords(draft) ? triedRule(draft, rule) : null)
  const ask = (cursor: string | null, signal: AbortSignal) =>
    monitorApi.preview(
      { body: { ...(JSON.parse(requested ?? '{}') as RuleOfDraft), days: previewDays, cursor } },
      { signal, timeout: 'long' },
    )
  const first = useQuery({
    queryKey: ['monitors-preview', requested],
    queryFn: ({ signal }) => ask(null, signal),
    enabled: requested !== null,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    gcTime: 60_000,
    retry: false,
  })
  const { data, error, isFetching, isPlaceholderData } = first
  // Every reply says all that was found so far: it takes the place of the one before.
  const rest = useParts({ key: requested ?? '', ask, add: (_: Preview | null, reply: Preview) => reply, empty: null })
  const { start } = rest
  // A first reply that ran out of time, not of room, is gone on with by itself.
  const goesOn = data && !isPlaceholderData && data.next !== null && !data.capped ? data : null
  useEffect(() => {
    if (goesOn?.next) start({ sum: goesOn, cursor: goesOn.next, until: reply => reply?.capped === true })
  }, [goesOn, start])
  const countOn = () => {
    const from = rest.sum ?? data
    if (from?.next) start({ sum: from, cursor: from.next })
  }
  return {
    preview: isPlaceholderData ? data : (rest.sum ?? data),
    error,
    isFetching,
    isOld: isPlaceholderData,
    exact: { state: rest.state, error: rest.error, start: countOn, stop: rest.stop },
  }
}

function triedRule(draft: Draft, rule: Pick<CheckedRule, 'blocked' | 'mended'> | null): string | null {
  if (rule && !rule.blocked) return JSON.stringify(ruleOfDraft(draft))
  return rule?.mended ? JSON.stringify({ ...ruleOfDraft(draft), rule: rule.mended }) : null
}

/** The value once it has stood still. */
export function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
