import { linkTo, Sentiment } from '@guanlan/platform/web'
import { Link } from 'react-router'
import type { ArticleRow } from '../contract.ts'
import { ArticleTime } from './ArticleTime.tsx'
import styles from './article-lines.module.css'
import { sentimentName } from './sentiment-name.ts'

type Line = Pick<ArticleRow, 'id' | 'title' | 'excerpt' | 'media' | 'publishedAt' | 'timeOfArrival' | 'sentiment'>

/** A few articles, two lines each, beside something else; a title opens its article. */
export function ArticleLines({ articles }: { articles: readonly Line[] }) {
  return (
    <ul className={styles.lines}>
      {articles.map(({ id, title, excerpt, media, publishedAt, timeOfArrival, sentiment }) => (
        <li key={id}>
          <Sentiment value={sentimentName(sentiment)} wordless />
          <span>
            <Link to={linkTo(`/monitorDetail?id=${id}`)}>{title || excerpt}</Link>
            <br />
            <small className="dim">
              {media} · <ArticleTime at={publishedAt} ofArrival={timeOfArrival} />
            </small>
          </span>
        </li>
      ))}
    </ul>
  )
}
