import { useQueuePlace } from '@guanlan/features/workspace/tasks/web'
import { Button, ErrorOf, exact, ProgressLine, Row, useFormat, useWords } from '@guanlan/platform/web'
import { strings } from '../../../strings.ts'
import { Samples } from '../preview/Samples.tsx'
import type { AnswerInParts } from '../preview/use-parts.ts'
import shared from '../shared.module.css'
import { ChangeDays } from './ChangeDays.tsx'
import { type Changes, everyDay } from './replay.ts'

/** What comes and what goes, as far as it is known; the rest is still counted and can be stopped. */
export function ChangesView({ parts, days }: { parts: AnswerInParts<Changes>; days: number }) {
  const t = useWords(strings)
  const format = useFormat()
  const { sum, state, error, stop, resume } = parts
  const samples = [
    ...(sum?.added.samples ?? []).map(sample => ({ sample, change: 'added' as const })),
    ...(sum?.lost.samples ?? []).map(sample => ({ sample, change: 'lost' as const })),
  ].sort((a, b) => (a.sample.publishedAt < b.sample.publishedAt ? 1 : -1))
  const open = state !== 'done'
  const place = useQueuePlace(state === 'running')
  return (
    <>
      {sum && (
        <p className={shared.change} data-change-state={state}>
          <b
            className={sum.added.count > 0 ? shared.more : 'dim'}
            title={exact(sum.added.count)}
            data-added={sum.added.count}
          >
            +{format.exact(sum.added.count)}
            {open && '…'}
          </b>{' '}
          {t('added')}
          <b
            className={sum.lost.count > 0 ? shared.less : 'dim'}
            title={exact(sum.lost.count)}
            data-lost={sum.lost.count}
          >
            −{format.exact(sum.lost.count)}
            {open && '…'}
          </b>{' '}
          {t('lost')}
          <span className="grow" />
          <span className="dim">
            {t('beforeAfter', { before: format.exact(sum.before), after: format.exact(sum.after) })}
          </span>
        </p>
      )}
      {state === 'running' && (
        <div className={shared.walking}>
          <ProgressLine title={place ?? t('comparing', { days })} done={sum?.progress ?? 0} total={1} onCancel={stop} />
        </div>
      )}
      {state === 'stopped' && (
        <Row as="p" gap={6} wrap={2} align="baseline" className={shared.stopped}>
          {t('comparedPart', { percent: Math.round((sum?.progress ?? 0) * 100) })}
          <Button size="small" onClick={resume}>
            {t('goOn')}
          </Button>
        </Row>
      )}
      {state === 'failed' && <ErrorOf error={error} onRetry={resume} />}
      {sum && sum.added.count + sum.lost.count > 0 && (
        <>
          <ChangeDays days={everyDay(sum.days, format.moment(new Date()).slice(0, 10), days)} />
          <Samples label={t('changedSamples')} samples={samples} />
        </>
      )}
      {sum && state === 'done' && sum.added.count + sum.lost.count === 0 && (
        <Row as="p" gap={6} wrap={2} align="baseline" className={shared.stopped}>
          {t('noChange', { days })}
        </Row>
      )}
    </>
  )
}
