import { Button, EmptyState, ErrorOf, Row, SkeletonRows, TextField, useFormat, useWords } from '@guanlan/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { strings } from '../strings.ts'
import { api, refreshMs } from './api.ts'
import styles from './hot-lists.module.css'
import { ShareDay } from './ShareDay.tsx'
import { TopicLine } from './TopicLine.tsx'
import { usePlatformName } from './words.ts'

/** Minutes that the slider goes back. */
const reach = 3 * 24 * 60
/** The list is asked for when the slider has rested so long. */
const restMs = 200

/** One board at any minute: `?platform=` names it, `&ago=` the minutes before now, `&words=` a rule. */
export default function HotBoard() {
  const t = useWords(strings)
  const format = useFormat()
  const nameOf = usePlatformName()
  const { pathname } = useLocation()
  const [search, setSearch] = useSearchParams()
  const platform = search.get('platform') ?? ''
  const words = search.get('words') ?? ''
  const ago = Math.min(reach, Math.max(0, Number(search.get('ago')) || 0))
  const [slid, setSlid] = useState(ago)
  const [written, setWritten] = useState(words)
  const change = (changes: Record<string, string>) =>
    setSearch(
      before => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes)) value ? next.set(name, value) : next.delete(name)
        return next
      },
      { replace: true },
    )
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the slider is waited for
  useEffect(() => {
    const timer = setTimeout(() => slid !== ago && change({ ago: slid ? String(slid) : '' }), restMs)
    return () => clearTimeout(timer)
  }, [slid])
  const boards = useQuery({
    queryKey: ['hot', 'boards'],
    queryFn: ({ signal }) => api.hotSearchList({ body: { pageSize: 1 } }, { signal }),
    staleTime: refreshMs,
  })
  const shown = platform || boards.data?.boards[0]?.platform || ''
  const list = useQuery({
    queryKey: ['hot', 'board', shown, ago, words],
    queryFn: ({ signal }) =>
      api.hotSearchList(
        {
          body: {
            platformCode: shown,
            words,
            time: ago ? new Date(Date.now() - ago * 60_000).toISOString() : null,
            pageSize: 100,
          },
        },
        { signal },
      ),
    enabled: shown !== '',
    placeholderData: keepPreviousData,
    ...(ago === 0 && { refetchInterval: refreshMs }),
  })
  const seenAt = list.data?.boards[0]?.seenAt
  const moment = slid ? format.moment(new Date(Date.now() - slid * 60_000)).slice(0, 16) : t('now')
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{shown ? nameOf(shown) : t('board')}</h1>
        {seenAt && <span className="dim">{t('seen', { time: format.moment(seenAt).slice(0, 16) })}</span>}
        <span className="grow" />
        <form
          onSubmit={event => {
            event.preventDefault()
            change({ words: written.trim() })
          }}
        >
          <TextField
            label={t('search')}
            labelHidden
            icon="search"
            placeholder={t('search')}
            value={written}
            onChange={event => setWritten(event.target.value)}
          />
        </form>
        <ShareDay />
      </header>
      <Row as="nav" gap={4} wrap className={styles.tabs} aria-label={t('platforms')}>
        {(boards.data?.boards ?? []).map(board => (
          <Button
            key={board.id}
            size="small"
            kind={board.platform === shown ? 'primary' : 'quiet'}
            aria-pressed={board.platform === shown}
            onClick={() => change({ platform: board.platform })}
          >
            {nameOf(board.platform)}
          </Button>
        ))}
      </Row>
      <Row gap={12} align="center" className={styles.slider}>
        <label>
          <span>{t('minute')}</span>
          <input
            type="range"
            min={-reach}
            max={0}
            step={1}
            value={-slid}
            aria-valuetext={moment}
            onChange={event => setSlid(-Number(event.target.value))}
          />
        </label>
        <output>{moment}</output>
        {slid > 0 && (
          <Button size="small" onClick={() => setSlid(0)}>
            {t('toNow')}
          </Button>
        )}
      </Row>
      {list.isError ? (
        <ErrorOf error={list.error} onRetry={() => void list.refetch()} />
      ) : list.data ? (
        list.data.list.length === 0 ? (
          <EmptyState title={t('none')}>{t('noneHint')}</EmptyState>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls
          <ol className={styles.whole} tabIndex={0} aria-label={nameOf(shown)} aria-busy={list.isPlaceholderData}>
            {list.data.list.map(topic => (
              <TopicLine key={topic.id} topic={topic} base={pathname} />
            ))}
          </ol>
        )
      ) : boards.data?.boards.length === 0 ? (
        <EmptyState title={t('noBoards')}>{t('noBoardsHint')}</EmptyState>
      ) : (
        <SkeletonRows rows={12} />
      )}
    </div>
  )
}
