import type { ArticleRow } from '@guanlan/features/articles/articles/contract'
import {
  BulkBar,
  FoundContext,
  OpenArticlePane,
  Rows,
  useArticleWorkplace,
} from '@guanlan/features/desk/article-list/web'
import { Button, exact, Row, Tag, useWords } from '@guanlan/platform/web'
import { useMemo, useState } from 'react'
import { strings } from '../../strings.ts'
import styles from './following.module.css'

export type FollowedArticle = ArticleRow & { isMonitored: boolean; url: string | null }

/** Also what no monitor wants is acted on, as what a search finds is. */
const foundBy = { query: null }

/** The newest of what the reader follows, with the keys and acts of the desk. */
export default function NewestList({ articles }: { articles: readonly FollowedArticle[] }) {
  return (
    <FoundContext value={foundBy}>
      <List articles={articles} />
    </FoundContext>
  )
}

function List({ articles }: { articles: readonly FollowedArticle[] }) {
  const t = useWords(strings)
  const [openId, setOpenId] = useState<number | null>(null)
  const back = () => setOpenId(null)
  const listed = useMemo(() => ({}), [])
  const outside = articles.filter(({ isMonitored }) => !isMonitored).length
  const work = useArticleWorkplace({
    rows: articles,
    hasMore: false,
    listed,
    monitor: null,
    sort: 'time_desc',
    article: { id: openId, isReading: openId !== null, set: setOpenId },
    keys: { foldReading: back },
    onLeave: back,
  })
  const { selection } = work
  return (
    <div className={styles.newest}>
      {work.menu}
      {selection.ids.size > 0 ? (
        <BulkBar work={work} />
      ) : (
        outside > 0 && (
          <Row gap={6} align="center" className={styles.outside ?? ''}>
            <Tag>{t('notMonitored')}</Tag>
            <span className="dim">{t('outsideCount', { count: exact(outside) })}</span>
          </Row>
        )
      )}
      <div className={styles.list} hidden={openId !== null}>
        <Rows name="followed" label={t('newest')} work={work} total={articles.length} onEnd={() => {}} />
      </div>
      {openId !== null && (
        <div className={styles.article}>
          <Button size="small" kind="quiet" icon="left" onClick={back}>
            {t('backToNewest')}
          </Button>
          <OpenArticlePane work={work} total={articles.length} onFold={back} />
        </div>
      )}
    </div>
  )
}
