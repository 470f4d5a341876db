import type { Question } from '@guanlan/features/articles/contract'
import { connect, useFormat, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type Anomalies, type Anomaly, charts, type Why } from '../../contract.ts'
import { strings } from '../../strings.ts'

const api = connect(charts)
const none: Anomalies = []

/** Points of a question that are out of the usual; asked once its chart is there. */
export function useAnomalies(question: Question | null): Anomalies {
  const { data } = useQuery({
    queryKey: ['charts', 'anomalies', question],
    queryFn: ({ signal }) => api.anomalies({ body: question as Question }, { signal, timeout: 'long' }),
    enabled: question !== null,
    staleTime: 60_000,
    retry: false,
  })
  return data ?? none
}

/** In a line: how much there was and how much is usual. */
export function useAnomalyText(): (anomaly: Anomaly) => string {
  const t = useWords(strings)
  const format = useFormat()
  return useCallback(
    ({ kind, count, usual }) =>
      t(`anomalyMark_${kind}`, { count: format.exact(count), usual: format.exact(Math.round(usual)) }),
    [t, format],
  )
}

/** What brought one of them. */
export const useWhy = (question: Question) =>
  useQuery<Why>({
    queryKey: ['charts', 'why', question],
    queryFn: ({ signal }) => api.why({ body: question }, { signal, timeout: 'long' }),
    staleTime: 60_000,
    retry: false,
  })
