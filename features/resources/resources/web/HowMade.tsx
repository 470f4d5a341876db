import { usePlatformName } from '@guanlan/features/collecting/hot-lists/web'
import {
  Button,
  EmptyState,
  ErrorOf,
  linkTo,
  Moment,
  Panel,
  PlainTable,
  Row,
  SkeletonRows,
  Tag,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { strings } from '../strings.ts'
import { hotApi, resourcesKey } from './api.ts'
import styles from './resources.module.css'

const hourMs = 3_600_000
const percentOf = (part: number): string => `${Math.round(part * 100)}`

/** How the list of a day (`?day=`) came about: formula and parts, the boards it rests on, what was mended by hand. */
export default function HowMade() {
  const t = useWords(strings)
  const nameOf = usePlatformName()
  const navigate = useNavigate()
  const day = useSearchParams()[0].get('day')
  const list = useQuery({
    queryKey: [resourcesKey, 'day', day],
    queryFn: ({ signal }) => hotApi.dayList({ body: { day } }, { signal, timeout: 'long' }),
  })
  const wall = useQuery({
    queryKey: [resourcesKey, 'wall'],
    queryFn: ({ signal }) => hotApi.wall({ body: {} }, { signal, timeout: 'long' }),
  })
  if (list.error && !list.data) return <ErrorOf error={list.error} onRetry={() => void list.refetch()} />
  if (!list.data) return <SkeletonRows rows={10} />
  const byHand = list.data.list.filter(event => event.byHand)
  const isOld = (seenAt: string | null, at: string) => seenAt !== null && Date.parse(at) - Date.parse(seenAt) > hourMs
  return (
    <section className={styles.screen} aria-label={t('howMade')}>
      <Row as="header" gap={8} align="center">
        <h1>
          {t('howMade')} {list.data.day}
        </h1>
        <span className="grow" />
        <Button onClick={() => void navigate(linkTo('/resourceLibrary/xlList/xlHot'))}>{t('backToList')}</Button>
      </Row>
      <Panel title={t('formula')}>
        <p className={styles.inside}>{list.data.formula}</p>
        {list.data.list.length === 0 ? (
          <EmptyState title={t('noEvents')} />
        ) : (
          <PlainTable
            label={t('formula')}
            head={[
              { number: t('rank') },
              t('event'),
              { number: t('partRank') },
              { number: t('partPlatforms') },
              { number: t('partHeat') },
              { number: t('partMinutes') },
              { number: t('index') },
            ]}
          >
            {list.data.list.slice(0, 50).map((event, at) => (
              <tr key={event.id}>
                <td data-number>{at + 1}</td>
                <td>{event.title}</td>
                <td data-number>{percentOf(event.parts.rank)}</td>
                <td data-number>{percentOf(event.parts.platforms)}</td>
                <td data-number>{percentOf(event.parts.heat)}</td>
                <td data-number>{percentOf(event.parts.minutes)}</td>
                <td data-number>{event.index.toFixed(1)}</td>
              </tr>
            ))}
          </PlainTable>
        )}
      </Panel>
      <Panel title={t('boards')}>
        <PlainTable label={t('boards')} head={[t('platforms'), t('seenAt'), '']}>
          {(wall.data?.boards ?? []).map(board => (
            <tr key={board.id}>
              <td>{nameOf(board.platform)}</td>
              <td>{board.seenAt === null ? t('never') : <Moment at={board.seenAt} />}</td>
              <td>{wall.data && isOld(board.seenAt, wall.data.at) && <Tag>{t('hole')}</Tag>}</td>
            </tr>
          ))}
        </PlainTable>
      </Panel>
      <Panel title={t('byHand')}>
        {byHand.length === 0 ? (
          <p className={`dim ${styles.inside}`}>{t('noneByHand')}</p>
        ) : (
          <ul className={styles.inside}>
            {byHand.map(event => (
              <li key={event.id}>{event.title}</li>
            ))}
          </ul>
        )}
      </Panel>
    </section>
  )
}
