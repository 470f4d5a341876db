import { ArticleTime, sentimentName } from '@guanlan/features/articles/articles/web'
import { Panel, Sentiment, useWords } from '@guanlan/platform/web'
import type { SharedEvent } from '../../contract/shared.ts'
import { sharedStrings } from './api.ts'
import styles from './shared.module.css'

export function MainArticles({ articles }: { articles: SharedEvent['main'] }) {
  const t = useWords(sharedStrings)
  return (
    <Panel title={t('mainArticles')} note={t('mainNote')}>
      <ul className={styles.articles}>
        {articles.map(({ media, publishedAt, timeOfArrival, sentiment, ...article }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: articles of a link have no id, and are read once
          <li key={index}>
            <Sentiment value={sentimentName(sentiment)} wordless />
            <TitleLink {...article} />
            <small className="dim">
              {media} <ArticleTime at={publishedAt} ofArrival={timeOfArrival} />
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** The title, to the page of the article on the web where it is known. */
export function TitleLink({ title, url }: { title: string; url: string | null }) {
  const t = useWords(sharedStrings)
  const text = title || t('untitled')
  return url ? (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow">
      {text}
    </a>
  ) : (
    <span>{text}</span>
  )
}
