import { Column, ErrorOf, exact, Facts, Moment, Note, Row, SkeletonRows, Tag, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import type { TaskSource } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import styles from '../collection-tasks.module.css'
import { costOf } from './cost.ts'
import { Trend } from './Trend.tsx'

const everyMs = 5_000

/** How a task fares: why it has nothing, its figures, its curve, and the state of each source. */
export function TaskFacts({ id, version }: { id: number; version: number }) {
  const t = useWords(strings)
  const { data, error, refetch } = useQuery({
    queryKey: ['collectionTasks', 'detail', id, version],
    queryFn: ({ signal }) => api.detail({ params: { id } }, { signal }),
    refetchInterval: everyMs,
  })
  if (error) return <ErrorOf error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows />
  return (
    <Column as="aside" gap={12} className={styles.facts} aria-label={t('trend')}>
      {data.why && <Note>{t(`why_${data.why}`)}</Note>}
      <Facts
        facts={[
          [t('lastRun'), data.lastRun ? <Moment key="run" at={data.lastRun} /> : t('never')],
          [t('found'), exact(data.found)],
          [t('fresh'), exact(data.fresh)],
          [t('today'), exact(data.freshToday)],
          [t('doubles'), exact(data.doubles)],
          [t('refused'), exact(data.refused)],
          [t('cost'), costOf(data, t)],
        ]}
      />
      <Trend id={id} found={data.found} />
      <h3>{t('taskSources')}</h3>
      {data.sourceList.some(({ shared }) => shared) && <p className="dim">{t('sharedNote')}</p>}
      <Column as="ul" gap={8} className={styles.sources}>
        {data.sourceList.map(source => (
          <SourceLine key={source.id} source={source} />
        ))}
      </Column>
    </Column>
  )
}

function SourceLine({ source }: { source: TaskSource }) {
  const t = useWords(strings)
  const state = source.enabled ? t(`state${source.state}` as 'state0') : t('off')
  return (
    <li>
      <Row gap={8} align="center">
        <span className="cut grow" title={source.url}>
          {source.name}
        </span>
        {source.shared && <Tag>{t('sharedSource')}</Tag>}
        <span>{state}</span>
      </Row>
      <div className="dim">
        {t('askedAt')} {source.lastAskedAt ? <Moment at={source.lastAskedAt} /> : t('never')}
        {source.enabled && (
          <>
            {' · '}
            {t('nextAt')} <Moment at={source.nextAt} />
          </>
        )}
      </div>
      {source.lastError && source.state !== 0 && <div>{source.lastError}</div>}
    </li>
  )
}
