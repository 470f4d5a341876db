import type { ArticleDetail } from '@guanlan/features/articles/contract'
import { Count, Moment, useWords } from '@guanlan/platform/web'
import type { ReactNode } from 'react'
import { strings } from '../../strings.ts'
import styles from './ReadingPane.module.css'

/** Numbers and moments in two columns; what is not known is left out. */
export function Facts({ article }: { article: ArticleDetail }) {
  const t = useWords(strings)
  const { readnum, likenum, sharenum, commentnum } = article.interactionInfo
  const number = (value: number | null) => (value === null ? null : <Count value={value} />)
  const facts: [string, ReactNode][] = [
    [t('reads'), number(readnum)],
    [t('commentsCount'), number(commentnum)],
    [t('likes'), number(likenum)],
    [t('shares'), number(sharenum)],
    [t('followers'), number(article.userInfo.followers_count)],
    [t('collectedAt'), <Moment key="collected" at={article.timeInfo.collectedAt} exact />],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
