import { BarChart, type ChartData, Column, Moment, Note, useFormat, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import type { SourceRow } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { LastAnswers } from './LastAnswers.tsx'
import styles from './sources.module.css'
import { spanOfTime } from './words.ts'

const momentOf = (at: string | null) => (at ? <Moment key={at} at={at} /> : '—')

/** How one source fares: cause and remedy, figures of a week, its course by the hour, and what could not be used. */
export function SourceHealth({ source }: { source: SourceRow }) {
  const t = useWords(strings)
  const format = useFormat()
  const { id, health } = source
  const { data } = useQuery({
    queryKey: ['sources', 'hours', id],
    queryFn: ({ signal }) => api.hours({ params: { id }, query: { days: 7 } }, { signal }),
  })
  const course = useMemo<ChartData>(() => {
    const byHour = new Map(data?.hours.map(hour => [hour.hour, hour]))
    const hours = [...byHour.keys()].toSorted()
    return {
      head: t('hour'),
      rows: hours.map(hour => format.moment(hour)),
      series: [
        { name: t('fresh'), values: hours.map(hour => byHour.get(hour)?.fresh ?? 0) },
        { name: t('failures'), values: hours.map(hour => byHour.get(hour)?.failed ?? 0), tone: 'negative' },
      ],
    }
  }, [data, t, format])
  const delay =
    health.delay50 === null || health.delay95 === null
      ? '—'
      : `${t('delayMedian', { time: spanOfTime(health.delay50, t) })} · ${t('delayMost', { time: spanOfTime(health.delay95, t) })}`
  return (
    <Column gap={12} className={styles.health}>
      <Note>
        {t(source.heldBy && source.condition === 'held' ? `${source.heldBy}Held` : `${source.condition}Why`)}
        {source.lastError && source.condition !== 'normal' && source.condition !== 'held' && ` (${source.lastError})`}
      </Note>
      {health.sameIds > 0 && <Note>{t('sameIds', { count: format.exact(health.sameIds) })}</Note>}
      {health.newIds > 0 && <Note>{t('newIds', { count: format.exact(health.newIds) })}</Note>}
      {health.edited > 0 && <Note>{t('editedTitles', { count: format.exact(health.edited) })}</Note>}
      <Figures
        facts={[
          [
            t('url'),
            <a key="url" href={source.url} target="_blank" rel="noreferrer noopener">
              {source.url}
            </a>,
          ],
          [t('kind'), t(source.kind)],
          [t('lastAsked'), momentOf(source.lastAskedAt)],
          [t('lastSuccess'), momentOf(source.lastSuccessAt)],
          [t('lastNew'), momentOf(source.lastNewAt)],
          [t('nextAsked'), momentOf(source.nextAt)],
          [t('rhythm'), spanOfTime(source.paceSeconds, t)],
          [t('perDay'), health.perDay === null ? '–' : format.exact(health.perDay)],
          [t('delay'), delay],
          [t('requests'), format.exact(health.asked)],
          [t('failures'), format.exact(health.failed)],
          [t('refused'), format.exact(health.refused)],
          [t('received'), `${format.exact(Math.round(health.bytes / 1024))} KB`],
        ]}
      />
      {data && data.hours.length > 0 && <BarChart title={t('byHour')} data={course} height={180} />}
      <LastAnswers id={id} />
      {data && data.refused.length > 0 && (
        <section aria-label={t('lastRefused')}>
          <h3>{t('lastRefused')}</h3>
          <ul className={styles.refused}>
            {data.refused.map(item => (
              <li key={`${item.at} ${item.excerpt}`}>
                <Moment at={item.at} /> <b>{item.msg}</b> <span className="dim cut">{item.excerpt}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Column>
  )
}

/** A name and a value each, in two columns: addresses are long, and no figure is more than another. */
function Figures({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  const t = useWords(strings)
  return (
    <section aria-label={t('health')}>
      <h3>{t('health')}</h3>
      <dl className={styles.figures}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
