import type { Question } from '@guanlan/features/articles/articles/contract'
import { connect, useFormat, useWords } from '@guanlan/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Against, charts, type Earlier } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { wholeQuarters } from '../anomalies/use-anomalies.ts'

const api = connect(charts)

export interface Compared {
  against: Against
  earlier: Earlier
  /** 上周同期. */
  name: string
  /** With its dates and its number. */
  line: string
  /** Why no change is told; null: it is. */
  silent: string | null
}

/** The earlier stretch of a question; null: none is chosen, or it is on its way. */
export function useAgainst(question: Question | null, against: Against | null): Compared | null {
  const t = useWords(strings)
  const format = useFormat()
  const { data } = useQuery({
    queryKey: ['charts', 'against', question, against],
    queryFn: async ({ signal }) => ({
      against: against as Against,
      length: lengthOf(question as Question),
      earlier: await api.against(
        { body: { ...(question as Question), against: against as Against } },
        { signal, timeout: 'long' },
      ),
    }),
    enabled: question !== null && against !== null,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
  // While another one is on its way: of a range that moves on it is the same stretch, of another choice it is none.
  if (!data || !question || JSON.stringify(data.against) !== JSON.stringify(against)) return null
  if (Math.abs(data.length - lengthOf(question)) > 86_400_000) return null
  const { earlier } = data
  const name = t(typeof data.against === 'string' ? `against_${data.against}` : 'against_own')
  const short = (iso: string) => format.moment(iso).slice(isThisYear(iso) ? 5 : 0, 16)
  const line = t('againstLine', {
    name,
    from: short(earlier.from),
    to: short(earlier.to),
    count: format.exact(earlier.total.count),
  })
  const silent = earlier.state === 'known' ? null : t(`against_${earlier.state}`, { name })
  return { against: data.against, earlier, name, line, silent }
}

/** Why no change against the stretch before is told, when nothing else is chosen; null: it is, or that is not known yet. @param question null: something else is chosen */
export function useBeforeSilent(question: Question | null): string | null {
  // It is asked once a quarter of an hour: a range that moves on has the same stretch before it.
  const compared = useAgainst(
    useMemo(() => question && wholeQuarters(question), [question]),
    question && 'before',
  )
  return compared?.silent ?? null
}

const lengthOf = ({ from, to }: Question): number => Date.parse(to) - Date.parse(from)
const isThisYear = (iso: string): boolean => iso.slice(0, 4) === new Date().toISOString().slice(0, 4)
