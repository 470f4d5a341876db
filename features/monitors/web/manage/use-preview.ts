import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { monitorApi } from '../tree/monitor-queries.ts'
import { type Draft, hasWords, wantedOf } from './draft.ts'

/** The preview looks back this far. */
export const previewDays = 30
/** Typing rests for this long before the server is asked; what was asked before is cancelled. */
const restMs = 250

/** What a draft would bring, tried on stored articles; nothing is asked while the draft has no words or an error. */
export function usePreview(draft: Draft | null, blocked: boolean) {
  const wanted = useRested(draft && hasWords(draft) && !blocked ? JSON.stringify(wantedOf(draft)) : null)
  return useQuery({
    queryKey: ['monitors-preview', wanted],
    queryFn: ({ signal }) =>
      monitorApi.preview({ body: { ...JSON.parse(wanted ?? '{}'), days: previewDays } }, { signal }),
    enabled: wanted !== null,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    gcTime: 60_000,
    retry: false,
  })
}

function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
