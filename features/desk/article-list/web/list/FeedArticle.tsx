import type { ArticleRow } from '@guanlan/features/articles/articles/contract'
import { ArticleCard, ArticleHeadline, ArticleRowView } from '@guanlan/features/articles/articles/web'
import { useTranslatedTitles } from '@guanlan/features/handling/translation/web'
import { useWords } from '@guanlan/platform/web'
import { memo } from 'react'
import { strings } from '../../strings.ts'
import { WorkMarks } from '../acts/WorkMarks.tsx'
import type { Selection } from '../use-selection.ts'
import { FoldButton } from './FoldButton.tsx'
import styles from './Rows.module.css'
import type { FeedProps } from './rows-props.ts'
import { StoryRows } from './StoryRows.tsx'

const drawn = { list: ArticleRowView, headlines: ArticleHeadline, cards: ArticleCard }

/** One place of the feed. All that it takes is plain or steady, so that scrolling draws only the articles that come. */
export const FeedArticle = memo(function FeedArticle({
  look,
  article,
  index,
  total,
  density,
  tabbable,
  selected,
  open,
  current,
  fresh,
  unfolded,
  onSelect,
  onOpen,
  onUnfold,
}: {
  look: FeedProps['look']
  article: ArticleRow
  index: number
  total: number
  density: 'comfortable' | 'compact'
  tabbable: boolean
  selected: boolean
  open: boolean
  current: boolean
  fresh: boolean
  unfolded: boolean
  onSelect: Selection['select']
  onOpen: (id: number) => void
  onUnfold: (id: number | null) => void
}) {
  const t = useWords(strings)
  const Drawn = drawn[look]
  const showsTranslation = useTranslatedTitles()
  return (
    <article
      data-place={index}
      aria-setsize={total}
      aria-posinset={index + 1}
      aria-label={article.title}
      aria-current={open ? 'true' : undefined}
      tabIndex={tabbable ? 0 : -1}
      className={styles.place}
    >
      <Drawn
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
        showsTranslation={showsTranslation}
        folded={article.similar > 0 && <FoldButton article={article} unfolded={unfolded} onUnfold={onUnfold} />}
      >
        {unfolded && <StoryRows article={article} onOpen={onOpen} />}
      </Drawn>
    </article>
  )
})
