/** The articles behind a figure, beside the charts: the list of the desk with its keys and acts. */
import type { Question } from '@guanlan/features/articles/articles/contract'
import { strings as chartWords } from '@guanlan/features/charts/charts/strings'
import {
  deskAddress,
  OpenArticlePane,
  Rows,
  useArticleList,
  useArticleWorkplace,
} from '@guanlan/features/desk/article-list/web'
import { Button, EmptyState, ErrorOf, IconButton, Row, SkeletonRows, useFormat, useWords } from '@guanlan/platform/web'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { strings } from '../strings.ts'
import styles from './all-charts.module.css'
import { viewBehind } from './behind-view.ts'
import type { Part } from './figures/drawn.ts'
import { WordActs } from './WordActs.tsx'

export function Behind({
  part,
  asked: question,
  onOnly,
  onWithout,
  onOpen,
  onInto,
  onClose,
}: {
  part: Part
  asked: Question
  /** Narrows all charts to these articles; null: they are narrowed to them already. */
  onOnly: (() => void) | null
  onWithout: (() => void) | null
  /** Other articles in their place. */
  onOpen: (part: Part) => void
  /** From a place to those in it; null: it has none. */
  onInto: (() => void) | null
  onClose: () => void
}) {
  const t = useWords(strings)
  const c = useWords(chartWords)
  const format = useFormat()
  const navigate = useNavigate()
  const view = useMemo(() => viewBehind(question, part), [question, part])
  const [now] = useState(() => Date.now())
  const list = useArticleList(view, now)
  const { rows, total } = list
  const [openId, setOpenId] = useState<number | null>(null)
  const room = useRef<HTMLElement>(null)
  const back = () => setOpenId(null)
  const work = useArticleWorkplace({
    rows,
    hasMore: list.hasNextPage,
    listed: view,
    monitor: view.monitor,
    sort: view.sort,
    article: { id: openId, isReading: openId !== null, set: setOpenId },
    keys: { foldReading: back },
    onLeave: onClose,
  })
  // Where the keys were comes back when the drawer is gone.
  useEffect(() => {
    const before = document.activeElement
    room.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <aside
      ref={room}
      className={styles.drawer}
      aria-label={t('behind')}
      tabIndex={-1}
      data-reading={openId !== null || undefined}
    >
      {work.menu}
      <Row as="header" gap={8} align="center" className={styles.drawerHead}>
        <h2 className="cut" title={part.name}>
          {part.name}
        </h2>
        <b role="status">{total === undefined ? '…' : t('behindOf', { count: format.exact(total) })}</b>
        <span className="grow" />
        <IconButton icon="close" label={t('close')} onClick={onClose} />
      </Row>
      <Row as="p" gap={6} wrap className={styles.drawerActs}>
        <Button size="small" disabled={!onOnly} onClick={() => onOnly?.()}>
          {t('onlyThis')}
        </Button>
        <Button size="small" disabled={!onWithout} onClick={() => onWithout?.()}>
          <span className="cut">{t('withoutThis', { name: part.ownName ?? part.name })}</span>
        </Button>
        {onInto && (
          <Button size="small" onClick={onInto}>
            <span className="cut">{c('intoRegion', { name: part.ownName ?? part.name })}</span>
          </Button>
        )}
        <span className="grow" />
        {openId !== null && (
          <Button size="small" kind="quiet" onClick={back}>
            {t('backToList')}
          </Button>
        )}
        <Button size="small" kind="quiet" onClick={() => void navigate(deskAddress(view))}>
          {t('toDesk')}
        </Button>
      </Row>
      {part.word && openId === null && <WordActs part={part} word={part.word} asked={question} onOpen={onOpen} />}
      <div className={styles.drawerList} hidden={openId !== null}>
        {list.isPending && <SkeletonRows rows={8} />}
        {list.isError && rows.length === 0 && <ErrorOf error={list.error} onRetry={() => void list.refetch()} />}
        {list.isSuccess && rows.length === 0 && <EmptyState title={t('nothingBehind')} />}
        {rows.length > 0 && (
          <Rows
            name="allCharts"
            label={t('behind')}
            work={work}
            total={total ?? rows.length}
            onEnd={() => list.hasNextPage && !list.isFetching && void list.fetchNextPage()}
          />
        )}
      </div>
      {openId !== null && (
        <div className={styles.drawerArticle}>
          <OpenArticlePane work={work} total={total ?? rows.length} onFold={back} />
        </div>
      )}
    </aside>
  )
}
