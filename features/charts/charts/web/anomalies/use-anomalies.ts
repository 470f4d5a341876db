import type { Question } from '@guanlan/features/articles/articles/contract'
import { connect, useFormat, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type Anomalies, type Anomaly, charts, type Why } from '../../contract.ts'
import { strings } from '../../strings.ts'

const api = connect(charts)
const none: Anomalies = []

const quarterMs = 15 * 60_000

/** No hour or day of any zone begins within a quarter of an hour: a range that moves on asks once in each. */
export function wholeQuarters<Q extends Pick<Question, 'from' | 'to'>>(question: Q): Q {
  const quarter = (ms: number) => new Date(ms * quarterMs).toISOString()
  return {
    ...question,
    from: quarter(Math.ceil(Date.parse(question.from) / quarterMs)),
    // Ends of ranges are inside them: the last second of a quarter is its end.
    to: quarter(Math.floor((Date.parse(question.to) + 1000) / quarterMs)),
  }
}

/** Points of a question that are out of the usual; asked once its chart is there. */
export function useAnomalies(question: Question | null): Anomalies {
  const whole = question && wholeQuarters(question)
  const { data } = useQuery({
    queryKey: ['charts', 'anomalies', whole],
    queryFn: ({ signal }) => api.anomalies({ body: whole as Question }, { signal, timeout: 'long' }),
    enabled: whole !== null && whole.from < whole.to,
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
