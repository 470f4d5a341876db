import { ArticleTime, sentimentName } from '@guanlan/features/articles/articles/web'
import { deskAddress } from '@guanlan/features/desk/article-list/web'
import {
  Button,
  choicesOf,
  ErrorOf,
  linkTo,
  Panel,
  Row,
  Segmented,
  Sentiment,
  SkeletonRows,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { type Crisis, isPossible } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, crisesKey } from '../api.ts'
import { isOfCrisis } from '../parts/address.ts'
import styles from '../parts/room.module.css'
import { refreshedOf, useCrisisAct } from '../use-crisis.ts'
import { wholeRange } from './figures.ts'

const orders = ['time_desc', 'interaction_desc', 'reach_desc', 'negative', 'time_asc'] as const
/** What weighs most of the negative ones is what most people acted on. */
const questionOf = (order: (typeof orders)[number]) =>
  order === 'negative' ? ({ sort: 'interaction_desc', sentiment: '-1' } as const) : { sort: order }

/** The newest, the most discussed, the widest read, the worst and the first articles of a crisis. */
export function NewArticles({ crisis }: { crisis: Crisis }) {
  const t = useWords(strings)
  const may = useMay()
  const act = useCrisisAct()
  const [order, setOrder] = useState<(typeof orders)[number]>('time_desc')
  const { id } = crisis
  const requested = useQuery({
    queryKey: [crisesKey, 'articles', id, order, crisis.articles],
    queryFn: ({ signal }) =>
      api.getArtCrisis({ query: { id, ...questionOf(order), page: 1, pageSize: 8 } }, { signal, timeout: 'long' }),
    placeholderData: before => before,
    refetchInterval: refreshedOf(crisis),
  })
  const takeOut = (articleId: number) =>
    act(
      () => api.removeArtCrisis.act({ body: { crisisId: id, idList: [articleId] } }),
      () => t('didTakeOut'),
    )
  // A task of its own, whose page is looked at until it ends: what a publisher is asked for is written there.
  const watch = ({ id: articleId, title }: { id: number; title: string }, type: 'track' | 'revoke') =>
    act(
      () =>
        api.addTrackRevoke.act({
          body: { crisisId: id, type, idList: [articleId], title: title.slice(0, 200), version: crisis.version },
        }),
      () => t(type === 'track' ? 'didTrackArticle' : 'didCorrectArticle'),
    )
  const found = requested.data
  return (
    <Panel
      title={t('articles')}
      note={found && t('pieces', { count: found.total })}
      more={
        <Row gap={12} align="center">
          <Segmented
            label={t('order')}
            value={order}
            onChange={setOrder}
            options={choicesOf(orders, key => t(`sort_${key}`))}
          />
          <Link to={deskAddress({ range: wholeRange(crisis), filters: [isOfCrisis(id)] })}>{t('openAll')}</Link>
        </Row>
      }
    >
      {!found ? (
        requested.isError ? (
          <ErrorOf error={requested.error} onRetry={() => void requested.refetch()} />
        ) : (
          <SkeletonRows rows={4} />
        )
      ) : found.list.length === 0 ? (
        <p className={`dim ${styles.form}`}>{t(order === 'negative' ? 'noNegative' : 'noArticlesHint')}</p>
      ) : (
        <ul className={styles.articles}>
          {found.list.map(article => (
            <li key={article.id}>
              <Sentiment value={sentimentName(article.sentiment)} />
              <span>
                <Link to={linkTo(`/monitorDetail?id=${article.id}`)}>{article.title || t('untitled')}</Link>
                <br />
                <small className="dim">
                  {article.media} · <ArticleTime at={article.publishedAt} ofArrival={article.timeOfArrival} />
                </small>
              </span>
              {may('crisis.act') && crisis.status !== 'closed' && (
                <Row gap={4} align="center">
                  {isPossible('track', crisis.status) && (
                    <Button kind="quiet" size="small" onClick={() => void watch(article, 'track')}>
                      {t('trackArticle')}
                    </Button>
                  )}
                  {isPossible('revoke', crisis.status) && (
                    <Button kind="quiet" size="small" onClick={() => void watch(article, 'revoke')}>
                      {t('correctArticle')}
                    </Button>
                  )}
                  <Button kind="quiet" size="small" onClick={() => void takeOut(article.id)}>
                    {t('takeOut')}
                  </Button>
                </Row>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
