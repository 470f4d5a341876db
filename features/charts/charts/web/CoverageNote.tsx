/** In sentences: what the charts of a question lack, and what is still on its way. Asked beside the charts; nothing waits for it. */
import { connect, useFormat, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { type Coverage, charts, coverageSentences } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './Disturbance.module.css'

const api = connect(charts)
const stepMs = 5 * 60_000

type Asked = Parameters<typeof api.coverage>[0]['body']

/** A question that moves on with the clock is asked every five minutes; its length stays. */
function useCoverage(question: Asked): Coverage | undefined {
  const up = (at: string) => new Date(Math.ceil(Date.parse(at) / stepMs) * stepMs).toISOString()
  const body = { ...question, from: up(question.from), to: up(question.to) }
  return useQuery({
    queryKey: ['charts', 'coverage', body],
    queryFn: ({ signal }) => api.coverage({ body }, { signal, timeout: 'long' }),
    staleTime: stepMs,
  }).data
}

export function CoverageNote({
  asked: question,
  saysRunning = true,
}: {
  asked: Asked
  /** False where the chart itself says that its last point is not over. */
  saysRunning?: boolean
}) {
  const coverage = useCoverage(question)
  const sentences = useSentences(coverage && (saysRunning ? coverage : { ...coverage, running: null }))
  if (!coverage || sentences.length === 0) return null
  const lacks = coverage.disturbed.count + coverage.silentSenders.length + coverage.stood.length > 0
  return (
    <span className={styles.sentence} data-calm={!lacks || undefined} title={sentences.join('\n')}>
      {lacks && <i className={styles.hatched} aria-hidden="true" />}
      {sentences.join(' · ')}
    </span>
  )
}

function useSentences(coverage: Coverage | undefined): string[] {
  const t = useWords(strings)
  const format = useFormat()
  if (!coverage) return []
  return coverageSentences(coverage, {
    t: (key, values) => t(key, values as never),
    when: iso => format.moment(iso).slice(5, 16),
  })
}
