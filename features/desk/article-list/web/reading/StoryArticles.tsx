import type { ArticleDetail } from '@guanlan/features/articles/articles/contract'
import { ArticleTime } from '@guanlan/features/articles/articles/web'
import { Button, IconButton, Moment, ScreenPart, useFormat, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { strings } from '../../strings.ts'
import { useSimilar } from '../desk-queries.ts'
import { useSimilarity } from '../use-similarity.ts'
import { useStories } from '../use-stories.ts'
import styles from './ReadingPane.module.css'
import { Reprints } from './Reprints.tsx'

/** The same story elsewhere, the earliest first; why they are one, and a way to say that they are not. */
export function StoryArticles({ article, onOpen }: { article: ArticleDetail; onOpen: (id: number) => void }) {
  const t = useWords(strings)
  const format = useFormat()
  const reasonOf = useSimilarity()
  const { takeApart } = useStories()
  const similar = useSimilar(article.id, article.timeInfo.dispTime).data
  const others = (similar?.list ?? []).filter(each => each.id !== article.id)
  const rest = similar ? similar.total - 1 - others.length : 0
  const reason = reasonOf(article)
  const { earliest } = article
  const [asTree, setAsTree] = useState(false)
  return (
    <section className={styles.similar}>
      <h3>
        {t('similar', { count: format.exact(article.similar) })}
        {others[0] && (
          <button type="button" className={styles.apart} onClick={() => void takeApart(article.id, others[0]?.id ?? 0)}>
            {t('takeThisApart')}
          </button>
        )}
      </h3>
      <p className={styles.reason}>
        {reason}
        {reason && earliest && ' · '}
        {earliest &&
          (earliest.id === article.id ? (
            t('thisIsEarliest')
          ) : (
            <>
              {t('earliestIs', { media: earliest.media })} <Moment at={earliest.publishedAt} exact />
            </>
          ))}
      </p>
      <Button size="small" kind="quiet" icon="trace" aria-pressed={asTree} onClick={() => setAsTree(!asTree)}>
        {t('reprints')}
      </Button>
      <ScreenPart
        id="assistant.askAbout"
        given={{ articles: [article.id, ...others.map(({ id }) => id)] }}
        meanwhile={null}
      />
      {asTree && <Reprints article={article.id} onOpen={onOpen} />}
      {!asTree && (
        <ul>
          {others.map(each => (
            <li key={each.id}>
              <button type="button" onClick={() => onOpen(each.id)}>
                <b>{each.media}</b> <span className="cut">{each.title}</span>
              </button>
              <small>{reasonOf(each, true)}</small>
              <ArticleTime at={each.publishedAt} ofArrival={each.timeOfArrival} />
              <IconButton
                size="small"
                icon="close"
                label={t('takeApart', { title: each.title })}
                onClick={() => void takeApart(each.id, article.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {!asTree && rest > 0 && <p className={styles.rest}>{t('andMore', { count: format.exact(rest) })}</p>}
    </section>
  )
}
