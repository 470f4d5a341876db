/** In sentences: what the charts of a question lack, and what is still on its way. Asked beside the charts; nothing waits for it. */
import { connect, percent, useFormat, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { type Coverage, charts } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './Disturbance.module.css'

const api = connect(charts)
const stepMs = 5 * 60_000

type Asked = Parameters<typeof api.coverage>[0]['body']

/** A question that moves on with the clock is asked every five minutes; its length stays. */
function useCoverage(asked: Asked): Coverage | undefined {
  const up = (at: string) => new Date(Math.ceil(Date.parse(at) / stepMs) * stepMs).toISOString()
  const body = { ...asked, from: up(asked.from), to: up(asked.to) }
  return useQuery({
    queryKey: ['charts', 'coverage', body],
    queryFn: ({ signal }) => api.coverage({ body }, { signal, timeout: 'long' }),
    staleTime: stepMs,
  }).data
}

export function CoverageNote({
  asked,
  saysRunning = true,
}: {
  asked: Asked
  /** False where the chart itself says that its last point is not over. */
  saysRunning?: boolean
}) {
  const coverage = useCoverage(asked)
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

/** Monitors and senders that are named; the others are counted. */
const mostNamed = 3

function useSentences(coverage: Coverage | undefined): string[] {
  const t = useWords(strings)
  const format = useFormat()
  if (!coverage) return []
  const { sources, disturbed, usualShare, silentSenders, stood, fillings, ruleChanges, running } = coverage
  const when = (iso: string) => format.moment(iso).slice(5, 16)
  const named = (names: readonly string[]) => {
    const different = [...new Set(names)]
    const first = different.slice(0, mostNamed).join(' ')
    return different.length > mostNamed ? t('andMore', { names: first, count: different.length }) : first
  }
  const healthy = Math.max(0, sources - disturbed.count)
  return [
    ...(disturbed.count === 0
      ? []
      : [
          usualShare === null
            ? t('lacks', { count: disturbed.count, healthy })
            : t('lacksShare', {
                count: disturbed.count,
                healthy,
                share: percent(usualShare, usualShare < 0.1 ? 1 : 0),
              }),
        ]),
    ...stood.slice(0, mostNamed).map(({ from, to }) => t('stood', { from: when(from), to: when(to) })),
    ...silentSenders
      .slice(0, mostNamed)
      .map(({ name, since, until, missed }) =>
        until === null
          ? t('silentStill', { name, since: when(since), missed })
          : t('silentThen', { name, since: when(since), until: when(until), missed }),
      ),
    ...(fillings.length > 0 ? [t('isFilled', { names: named(fillings.map(({ name }) => name)) })] : []),
    ...(ruleChanges[0]
      ? [t('ruleChanged', { names: named(ruleChanges.map(({ name }) => name)), at: when(ruleChanges[0].at) })]
      : []),
    ...(running === null ? [] : [t('stillRuns', { since: when(running) })]),
  ]
}
