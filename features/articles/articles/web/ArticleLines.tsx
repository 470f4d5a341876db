import { linkTo, Sentiment } from '@guanlan/platform/web'
import { Link } from 'react-router'
import type { ArticleRow } from '../contract.ts'
import { ArticleTime } from './ArticleTime.tsx'
import styles from './article-lines.module.css'
import { sentimentName } from './sentiment-name.ts'

type Line = Pick<ArticleRow, 'id' | 'title' | 'excerpt' | 'media' | 'publishedAt' | 'timeOfArrival' | 'sentiment'> & {
  /** No monitor has it: its title opens its own page, and the mark says so. */
  outside?: { url: string | null; mark: string }
}

/** A few articles, two lines each, beside something else; a title opens its article. */
export function ArticleLines({ articles }: { articles: readonly Line[] }) {
  return (
    <ul className={styles.lines}>
      {articles.map(({ id, title, excerpt, media, publishedAt, timeOfArrival, sentiment, outside }) => (
        <li key={id}>
          <Sentiment value={sentimentName(sentiment)} wordless />
          <span>
            {!outside ? (
              <Link to={linkTo(`/monitorDetail?id=${id}`)}>{title || excerpt}</Link>
            ) : outside.url === null ? (
              title || excerpt
            ) : (
              <a href={outside.url} target="_blank" rel="noreferrer">
                {title || excerpt}
              </a>
            )}
            <br />
            <small className="dim">
              {media} · <ArticleTime at={publishedAt} ofArrival={timeOfArrival} />
              {outside && ` · ${outside.mark}`}
            </small>
          </span>
        </li>
      ))}
    </ul>
  )
}
