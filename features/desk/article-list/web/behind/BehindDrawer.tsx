/** The articles behind a figure, beside it: the list of the desk with its keys and acts. */
import { Button, EmptyState, ErrorOf, IconButton, Row, SkeletonRows, useFormat, useWords } from '@guanlan/platform/web'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { strings } from '../../strings.ts'
import type { View } from '../address.ts'
import { deskAddress } from '../desk-address.ts'
import { useArticleList } from '../desk-queries.ts'
import type { ArticleListName } from '../list/looks.ts'
import { Rows } from '../list/Rows.tsx'
import { OpenArticlePane } from '../reading/OpenArticlePane.tsx'
import { useArticleWorkplace } from '../use-article-workplace.ts'
import styles from './behind.module.css'

export function BehindDrawer({
  name,
  title,
  view,
  acts,
  between,
  onClose,
}: {
  /** Columns and density of its list are kept under it. */
  name: ArticleListName
  /** Of the figure. */
  title: string
  /** Whose total is the figure. */
  view: View
  /** Stand before the way to the desk. */
  acts?: ReactNode
  /** Stands above the list, while no article is open. */
  between?: ReactNode
  onClose: () => void
}) {
  const t = useWords(strings)
  const format = useFormat()
  const navigate = useNavigate()
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
      <Row as="header" gap={8} align="center" className={styles.head}>
        <h2 className="cut" title={title}>
          {title}
        </h2>
        <b role="status">{total === undefined ? '…' : t('behindOf', { count: format.exact(total) })}</b>
        <span className="grow" />
        <IconButton icon="close" label={t('closeBehind')} onClick={onClose} />
      </Row>
      <Row as="p" gap={6} wrap className={styles.acts}>
        {acts}
        <span className="grow" />
        {openId !== null && (
          <Button size="small" kind="quiet" onClick={back}>
            {t('backToBehind')}
          </Button>
        )}
        <Button size="small" kind="quiet" onClick={() => void navigate(deskAddress(view))}>
          {t('behindToDesk')}
        </Button>
      </Row>
      {openId === null && between}
      <div className={styles.list} hidden={openId !== null}>
        {list.isPending && <SkeletonRows rows={8} />}
        {list.isError && rows.length === 0 && <ErrorOf error={list.error} onRetry={() => void list.refetch()} />}
        {list.isSuccess && rows.length === 0 && <EmptyState title={t('nothingBehind')} />}
        {rows.length > 0 && (
          <Rows
            name={name}
            label={t('behind')}
            work={work}
            total={total ?? rows.length}
            onEnd={() => list.hasNextPage && !list.isFetching && void list.fetchNextPage()}
          />
        )}
      </div>
      {openId !== null && (
        <div className={styles.article}>
          <OpenArticlePane work={work} total={total ?? rows.length} onFold={back} />
        </div>
      )}
    </aside>
  )
}
