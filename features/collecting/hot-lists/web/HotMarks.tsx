import { Icon, useMay, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { HotMark } from '../contract.ts'
import { strings } from '../strings.ts'
import { eventAddress } from './addresses.ts'
import { api, refreshMs } from './api.ts'
import styles from './HotMarks.module.css'
import { usePlatformName } from './words.ts'

/** Marks named; the others are a number that leads to the wall. */
const named = 2

/** A line that says what a monitor wants among the topics on hot lists; nothing where there is none. */
export default function HotMarks({ monitor }: { monitor: number | null | undefined }) {
  const t = useWords(strings)
  const may = useMay()
  const requested = useQuery({
    queryKey: ['hot', 'marks', monitor ?? null],
    queryFn: ({ signal }) => api.marks({ body: monitor ? { monitor } : {} }, { signal }),
    enabled: may('hotLists.view'),
    refetchInterval: refreshMs,
    retry: false,
  })
  const marks = requested.data ?? []
  if (marks.length === 0) return null
  return (
    <section className={styles.line} aria-label={t('marks')}>
      <Icon name="hot" size={14} />
      {marks.slice(0, named).map(mark => (
        <Mark key={mark.eventId} mark={mark} />
      ))}
      {marks.length > named && <Link to="/hotSearchPage">{t('moreMarks', { count: marks.length - named })}</Link>}
    </section>
  )
}

function Mark({ mark }: { mark: HotMark }) {
  const t = useWords(strings)
  const platform = usePlatformName()(mark.platform)
  const { rank, rose, title, boards } = mark
  const words = !rose
    ? t('onBoardNow', { platform, rank })
    : rose > 0
      ? t('onBoardRising', { platform, rank, ranks: rose })
      : t('onBoardFalling', { platform, rank, ranks: -rose })
  return (
    <Link className={styles.mark} to={eventAddress('', mark)} title={title}>
      <b>{words}</b>
      <span className="cut">{title}</span>
      {boards > 1 && <small>{t('manyBoards', { count: boards })}</small>}
    </Link>
  )
}
