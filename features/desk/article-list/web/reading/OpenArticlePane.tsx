import type { ArticleWorkplace } from '../use-article-workplace.ts'
import { ReadingPane } from './ReadingPane.tsx'

/** The article that is open, with its place in the list it was opened from. */
export function OpenArticlePane({
  work: { article, monitor, acts, placeOf, step, open },
  total,
  onFold,
}: {
  work: ArticleWorkplace
  /** Of the whole list. */
  total: number
  onFold: () => void
}) {
  const index = placeOf(article.id)
  return (
    <ReadingPane
      id={article.id}
      monitor={monitor}
      place={index < 0 ? null : { index, total }}
      onStep={step}
      onRead={acts.markByReading}
      onOpen={open}
      onFold={onFold}
      {...(article.full && { isFull: article.full.isOn, onFull: article.full.set })}
    />
  )
}
