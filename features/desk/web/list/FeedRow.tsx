import type { ArticleRow } from '@guanlan/features/articles/contract'
import { ArticleRowView } from '@guanlan/features/articles/web'
import { Icon, useFormat, useWords } from '@guanlan/platform/web'
import { memo } from 'react'
import { strings } from '../../strings.ts'
import { WorkMarks } from '../acts/WorkMarks.tsx'
import type { Selection } from '../use-selection.ts'
import styles from './Rows.module.css'
import { StoryRows } from './StoryRows.tsx'

/** One place of the feed. All that it takes is plain or steady, so that scrolling draws only the rows that come. */
export const FeedRow = memo(function FeedRow({
  article,
  index,
  start,
  total,
  density,
  tabbable,
  selected,
  open,
  current,
  fresh,
  unfolded,
  measure,
  onSelect,
  onOpen,
  onUnfold,
}: {
  article: ArticleRow
  index: number
  /** Pixels from the top of the feed. */
  start: number
  total: number
  density: 'comfortable' | 'compact'
  tabbable: boolean
  selected: boolean
  open: boolean
  current: boolean
  fresh: boolean
  unfolded: boolean
  measure: (element: HTMLElement | null) => void
  onSelect: Selection['select']
  onOpen: (id: number) => void
  onUnfold: (id: number | null) => void
}) {
  const t = useWords(strings)
  const format = useFormat()
  return (
    <article
      ref={measure}
      data-index={index}
      aria-setsize={total}
      aria-posinset={index + 1}
      aria-label={article.title}
      aria-current={open ? 'true' : undefined}
      tabIndex={tabbable ? 0 : -1}
      className={styles.place}
      style={{ transform: `translateY(${start}px)` }}
    >
      <ArticleRowView
        article={article}
        density={density}
        selected={selected}
        open={open}
        current={current}
        fresh={fresh}
        selectLabel={t('selectArticle', { title: article.title })}
        onSelect={onSelect}
        onOpen={onOpen}
        marks={<WorkMarks work={article} />}
        folded={
          article.similar > 0 && (
            <button
              type="button"
              className={styles.fold}
              tabIndex={-1}
              aria-expanded={unfolded}
              onClick={() => onUnfold(unfolded ? null : article.id)}
            >
              <Icon name={unfolded ? 'down' : 'fold'} size={12} />
              {t('similar', { count: format.exact(article.similar) })}
            </button>
          )
        }
      >
        {unfolded && <StoryRows article={article} onOpen={onOpen} />}
      </ArticleRowView>
    </article>
  )
})
