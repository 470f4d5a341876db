import { strings } from '@guanlan/features/desk/article-list/strings'
import {
  OpenArticlePane,
  Rows,
  useArticleList,
  useArticleWorkplace,
  useFilterWords,
  viewOf,
} from '@guanlan/features/desk/article-list/web'
import { Button, EmptyState, ErrorOf, Row, SkeletonRows, useFormat, useWords } from '@guanlan/platform/web'
import { useMemo, useState } from 'react'
import styles from './over.module.css'

/** The articles that an address of the desk asks for, with their keys and acts, where there is no desk. */
export default function ArticlesOver({ search }: { search: string }) {
  const t = useWords(strings)
  const format = useFormat()
  const view = useMemo(() => viewOf(new URLSearchParams(search)), [search])
  const conditions = useFilterWords(view.filters)
  const [now] = useState(() => Date.now())
  const list = useArticleList(view, now)
  const { rows, total } = list
  const [openId, setOpenId] = useState<number | null>(view.open)
  const back = () => setOpenId(null)
  const work = useArticleWorkplace({
    rows,
    hasMore: list.hasNextPage,
    listed: view,
    monitor: view.monitor,
    sort: view.sort,
    article: { id: openId, isReading: openId !== null, set: setOpenId },
    keys: { foldReading: back },
    onLeave: back,
  })
  return (
    <section className={styles.room} aria-label={t('articlesOver')}>
      {work.menu}
      <Row as="p" gap={8} align="center" wrap={4} className={styles.head}>
        <b role="status">{total === undefined ? '…' : t('articlesOverOf', { count: format.exact(total) })}</b>
        <span className="dim cut">
          {conditions.map(({ field, operator, value }) => `${field} ${operator} ${value}`).join(' · ')}
        </span>
        <span className="grow" />
        {openId !== null && (
          <Button size="small" kind="quiet" onClick={back}>
            {t('backToArticles')}
          </Button>
        )}
      </Row>
      <div className={styles.list} hidden={openId !== null}>
        {list.isPending && <SkeletonRows rows={8} />}
        {list.isError && rows.length === 0 && <ErrorOf error={list.error} onRetry={() => void list.refetch()} />}
        {list.isSuccess && rows.length === 0 && <EmptyState title={t('noArticlesOver')} />}
        {rows.length > 0 && (
          <Rows
            name="articlesOver"
            label={t('articlesOver')}
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
    </section>
  )
}
