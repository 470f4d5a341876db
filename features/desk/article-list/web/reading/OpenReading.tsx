import { After, ErrorOf } from '@guanlan/platform/web'
import { type CSSProperties, useEffect, useRef } from 'react'
import { useDetail } from '../desk-queries.ts'
import { ArticleView } from './ArticleView.tsx'
import styles from './ReadingPane.module.css'
import { ReadingTools } from './ReadingTools.tsx'
import { textMeasures, useReadingLook } from './reading-look.ts'
import { WaitingForArticle } from './WaitingForArticle.tsx'
import { WhyHere } from './WhyHere.tsx'

/** An article in front of the reader for this long counts as read. */
const readAfterMs = 1_000

/** The article that is open: its tools, its text, and why it is here. */
export default function OpenReading({
  id,
  monitor,
  place,
  onStep,
  onRead,
  onOpen,
  onFold,
  isFull,
  onFull,
}: {
  id: number
  monitor: number | null
  place: { index: number; total: number } | null
  onStep?: (by: 1 | -1) => void
  onRead: (id: number) => void
  onOpen: (id: number) => void
  onFold?: () => void
  /** It has the screen for itself. */
  isFull?: boolean
  /** Absent: it stands on a page of its own. */
  onFull?: (full: boolean) => void
}) {
  const detail = useDetail(id, monitor)
  const { size, face } = useReadingLook()
  const measure = textMeasures[size]
  const scroller = useRef<HTMLDivElement>(null)
  const article = detail.data
  const shownId = article?.id ?? null
  const unread = article?.read === false
  // biome-ignore lint/correctness/useExhaustiveDependencies: marking it unread by hand must not count as reading it again
  useEffect(() => {
    if (shownId === null || !unread) return
    const timer = setTimeout(() => onRead(shownId), readAfterMs)
    return () => clearTimeout(timer)
  }, [shownId])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another article begins at its top
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0
  }, [shownId])
  return (
    <>
      <ReadingTools
        id={id}
        monitor={monitor}
        article={article}
        place={place}
        onStep={onStep}
        onFold={onFold}
        isFull={isFull}
        onFull={onFull}
      />
      <div
        ref={scroller}
        className={styles.scroll}
        data-face={face}
        style={{ '--text-size': `${measure.size}px`, '--text-line': `${measure.line}px` } as CSSProperties}
        tabIndex={-1}
      >
        {detail.isPending && (
          <After>
            <WaitingForArticle />
          </After>
        )}
        {detail.isError && !article && <ErrorOf error={detail.error} onRetry={() => void detail.refetch()} />}
        {article && <ArticleView key={article.id} article={article} monitor={monitor} onOpen={onOpen} />}
      </div>
      {article && <WhyHere article={article} text={scroller} />}
    </>
  )
}
