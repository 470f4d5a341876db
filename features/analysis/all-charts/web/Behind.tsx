/** The articles behind a figure, beside the charts: the list of the desk with its keys and acts. */
import type { Question } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { strings as chartWords } from '@guanlan/features/charts/charts/strings'
import {
  deskAddress,
  ReadingPane,
  Rows,
  type RowsHandle,
  useArticleList,
  useChosenActs,
  useCursor,
  useDeskKeys,
  useKeyActs,
  useRowMenu,
  useSelection,
  useTarget,
} from '@guanlan/features/desk/desk/web'
import {
  Button,
  EmptyState,
  ErrorOf,
  IconButton,
  SkeletonRows,
  toast,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
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
  const a = useWords(articleStrings)
  const c = useWords(chartWords)
  const format = useFormat()
  const navigate = useNavigate()
  const view = useMemo(() => viewBehind(question, part), [question, part])
  const [now] = useState(() => Date.now())
  const list = useArticleList(view, now)
  const { rows, total } = list
  const [openId, setOpenId] = useState<number | null>(null)
  const room = useRef<HTMLElement>(null)
  const handle = useRef<RowsHandle>(null)
  const cursor = useCursor(rows, view, null)
  const { current, row, placeOf, after, set: setCurrent } = cursor
  const selection = useSelection(rows)
  const acts = useChosenActs({ rows, current: row, selected: selection.ids, monitor: view.monitor })
  const target = useTarget({ rows, selection, current: row, monitor: view.monitor, sort: view.sort })
  const open = useCallback(
    (id: number) => {
      setCurrent(id)
      setOpenId(id)
    },
    [setCurrent],
  )
  const step = (by: 1 | -1) => {
    if (rows.length === 0) return
    const next = after(by)
    if (next < 0) return void toast({ text: a('firstArticle') })
    const to = rows[next]
    if (!to) return void (list.hasNextPage || toast({ text: a('lastArticle') }))
    setCurrent(to.id)
    handle.current?.show(next)
    if (openId !== null) setOpenId(to.id)
  }
  const { menu, openMenu, openMenuHere } = useRowMenu({
    rows,
    cursor,
    selection,
    target,
    handle,
    acts,
    open,
    readFull: open,
  })
  const keyActs = useKeyActs({ target, current: row?.id, open, onRemoved: () => step(1) })
  useDeskKeys({
    step,
    openCurrent: () => row && open(row.id),
    selectCurrent: () => row && selection.select(row.id, !selection.ids.has(row.id), false),
    selectToCurrent: () => row && selection.select(row.id, true, true),
    mark: acts.markChosen,
    correct: acts.correctChosen,
    correctStories: acts.correctStoriesOfChosen,
    ...keyActs,
    foldReading: () => setOpenId(null),
    menu: openMenuHere,
    full: () => row && open(row.id),
    close: () => (openId !== null ? setOpenId(null) : selection.ids.size > 0 ? selection.clear() : onClose()),
  })
  // Where the keys were comes back when the drawer is gone.
  useEffect(() => {
    const before = document.activeElement
    room.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  const place = placeOf(openId)
  return (
    <aside
      ref={room}
      className={styles.drawer}
      aria-label={t('behind')}
      tabIndex={-1}
      data-reading={openId !== null || undefined}
    >
      {menu}
      <header className={styles.drawerHead}>
        <h2 className="cut" title={part.name}>
          {part.name}
        </h2>
        <b role="status">{total === undefined ? '…' : t('behindOf', { count: format.exact(total) })}</b>
        <span className="grow" />
        <IconButton icon="close" label={t('close')} onClick={onClose} />
      </header>
      <p className={styles.drawerActs}>
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
          <Button size="small" kind="quiet" onClick={() => setOpenId(null)}>
            {t('backToList')}
          </Button>
        )}
        <Button size="small" kind="quiet" onClick={() => void navigate(deskAddress(view))}>
          {t('toDesk')}
        </Button>
      </p>
      {part.word && openId === null && <WordActs part={part} word={part.word} asked={question} onOpen={onOpen} />}
      <div className={styles.drawerList} hidden={openId !== null}>
        {list.isPending && <SkeletonRows rows={8} />}
        {list.isError && rows.length === 0 && <ErrorOf error={list.error} onRetry={() => void list.refetch()} />}
        {list.isSuccess && rows.length === 0 && <EmptyState title={t('nothingBehind')} />}
        {rows.length > 0 && (
          <Rows
            name="allCharts"
            label={t('behind')}
            rows={rows}
            total={total ?? rows.length}
            sort={view.sort}
            onSort={() => {}}
            onStep={step}
            onMenu={openMenu}
            selection={selection}
            current={current}
            currentIsShown={placeOf(current) >= 0}
            openId={openId}
            freshSince={Number.POSITIVE_INFINITY}
            handle={handle}
            onOpen={open}
            onEnd={() => list.hasNextPage && !list.isFetching && void list.fetchNextPage()}
            onSettle={settled}
          />
        )}
      </div>
      {openId !== null && (
        <div className={styles.drawerArticle}>
          <ReadingPane
            id={openId}
            monitor={view.monitor}
            place={place < 0 ? null : { index: place, total: total ?? rows.length }}
            onStep={step}
            onRead={acts.markByReading}
            onOpen={open}
            onFold={() => setOpenId(null)}
          />
        </div>
      )}
    </aside>
  )
}

/** What is listed stands still: nothing slides in when the reader looks away. */
const settled = () => {}
