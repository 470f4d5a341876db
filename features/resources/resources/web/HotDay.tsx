import { eventAddress, ShareDay, usePlatformName } from '@guanlan/features/collecting/hot-lists/web'
import {
  Button,
  EmptyState,
  ErrorOf,
  exact,
  IconButton,
  linkTo,
  PlainTable,
  Row,
  SkeletonRows,
  saveAs,
  toast,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { strings } from '../strings.ts'
import { api, hotApi, resourcesKey } from './api.ts'
import { dayAfter, placesOf } from './days.ts'
import styles from './resources.module.css'

const useDay = (day: string | null, isWanted: boolean) =>
  useQuery({
    queryKey: [resourcesKey, 'day', day],
    queryFn: ({ signal }) => hotApi.dayList({ body: { day } }, { signal, timeout: 'long' }),
    enabled: isWanted,
  })

/** The hot list of a day (`&day=`) with the rank of the day before. */
export default function HotDay() {
  const t = useWords(strings)
  const nameOf = usePlatformName()
  const [search, setSearch] = useSearchParams()
  const chosen = search.get('day')
  const { data, error, refetch } = useDay(chosen, true)
  const { data: past } = useDay(data ? dayAfter(data.day, -1) : null, data !== undefined)
  const before = past && placesOf(past.list)
  const open = (day: string) => setSearch({ part: 'hot', day })
  const take = async (day: string) => {
    try {
      saveAs(await api.hotFile({ body: { day } }, { timeout: 'long' }), `${t('hotList')} ${day}.xlsx`)
    } catch (problem) {
      toast({ text: (problem as Error).message, tone: 'warning' })
    }
  }
  const change = (id: number, rank: number): string => {
    if (!before) return ''
    const was = before.get(id)
    if (was === undefined) return t('isNew')
    if (was === rank) return t('same')
    return was > rank ? t('rose', { count: was - rank }) : t('fell', { count: rank - was })
  }
  return (
    <section className={styles.screen} aria-label={t('hotList')}>
      <Row as="header" gap={8} align="center" wrap={4}>
        <h1>{t('hotList')}</h1>
        {data && (
          <>
            <IconButton icon="left" label={t('dayBefore')} onClick={() => open(dayAfter(data.day, -1))} />
            <span>{data.day}</span>
            <IconButton icon="right" label={t('dayAfter')} onClick={() => open(dayAfter(data.day, 1))} />
            <Link to={linkTo('/resourceLibrary/xlList/reportDetail', null, { day: data.day })}>{t('howMade')}</Link>
            <span className="grow" />
            <Suspense fallback={null}>
              <ShareDay />
            </Suspense>
            <Button icon="download" onClick={() => void take(data.day)}>
              {t('export')}
            </Button>
          </>
        )}
      </Row>
      {error && !data ? (
        <ErrorOf error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={10} />
      ) : data.list.length === 0 ? (
        <EmptyState title={t('noEvents')}>{t('noEventsText')}</EmptyState>
      ) : (
        <PlainTable
          label={t('hotList')}
          head={[
            { number: t('rank') },
            t('change'),
            t('event'),
            t('platforms'),
            { number: t('minutes') },
            { number: t('peak') },
            { number: t('index') },
          ]}
        >
          {data.list.map((event, at) => (
            <tr key={event.id}>
              <td data-number>{at + 1}</td>
              <td>{change(event.id, at + 1)}</td>
              <td>
                <Link to={eventAddress('/resourceLibrary', { eventId: event.id })}>{event.title}</Link>
              </td>
              <td>{event.platforms.map(nameOf).join('、')}</td>
              <td data-number>{exact(event.minutesOn)}</td>
              <td data-number>{event.peakRank}</td>
              <td data-number>{event.index.toFixed(1)}</td>
            </tr>
          ))}
        </PlainTable>
      )}
    </section>
  )
}
