import { Note, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { strings } from '../../strings.ts'
import { answerIn, StateTag } from '../words.tsx'
import { api } from './channel-queries.ts'

const isUnderWay = (state: string) => state === 'sending'
const againMs = 1_000

/** What became of a test, as soon as the other side has answered. */
export function TestResult({ record: id, onDone }: { record: number; onDone: () => void }) {
  const t = useWords(strings)
  const { data } = useQuery({
    queryKey: ['notifications', 'record', id],
    queryFn: ({ signal }) => api.record({ params: { id } }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      !data || isUnderWay(data.record.state) || data.record.state === 'waiting' ? againMs : false,
  })
  const attempts = data?.record.attempts ?? 0
  // An attempt may have paused the channel, or ended its pause.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an attempt
  useEffect(() => {
    if (attempts > 0) onDone()
  }, [attempts])
  if (!data) return null
  return (
    <Note>
      <span role="status">
        {t('testSent')} <StateTag of={data.record} /> {data.record.answer && answerIn(t, data.record.answer)}{' '}
      </span>
      <Link to={`/sendRecord?open=${id}`}>{t('record')}</Link>
    </Note>
  )
}
