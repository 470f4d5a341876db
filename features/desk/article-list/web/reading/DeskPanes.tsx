import { type Pane, SplitPanes, StackedPanes, useWords } from '@guanlan/platform/web'
import { type ComponentProps, useState } from 'react'
import { strings } from '../../strings.ts'
import type { ArticleWorkplace, OpenArticle } from '../use-article-workplace.ts'
import { OpenArticlePane } from './OpenArticlePane.tsx'
import styles from './ReadingPane.module.css'
import { useReadingLook } from './reading-look.ts'

/** Narrower, a list and an article above each other are both too low to be of use. */
const leastWidth = 900
export const isWide = () => window.innerWidth >= 1800

type ReadingPlace = ReturnType<typeof useReadingLook>['place']

/** Where the article stands, and whether it has the screen for itself. */
export function useReadingPlace(
  { open }: { open: number | null },
  /** The pane at the right is to be seen; the reader folded the pane away. */
  pane: { shown: boolean; folded: boolean },
  change: (part: { open: number | null }, options: { replace: true }) => void,
  /** Brings the pane to the front. */
  reveal: () => void,
): { place: ReadingPlace; article: OpenArticle } {
  const { place: chosen } = useReadingLook()
  const [full, setFull] = useState(false)
  const place = chosen === 'below' && window.innerWidth < leastWidth ? 'right' : chosen
  const isOpen = open !== null
  const isFull = isOpen && (full || place === 'off')
  const set = (id: number | null) => change({ open: id }, { replace: true })
  return {
    place,
    article: {
      id: open,
      isReading: isOpen && (isFull || (place === 'below' ? !pane.folded : pane.shown)),
      set,
      reveal,
      full: {
        isOn: isFull,
        /** Out of the full screen one comes back to the list, with the article beside it where it has a place there. */
        set(on) {
          setFull(on)
          if (!on && place === 'off') set(null)
        },
      },
    },
  }
}

/** A list with panes beside it; the article at its right, below it, or over everything. */
export function DeskPanes({
  work,
  total,
  place,
  middle,
  folded,
  onFold,
  ...panes
}: {
  work: ArticleWorkplace
  /** Of the list, as far as it is known. */
  total: number
  place: ReadingPlace
  /** The article is folded away. */
  folded: boolean
  onFold: (folded: boolean) => void
} & Omit<ComponentProps<typeof SplitPanes>, 'end'>) {
  const t = useWords(strings)
  const isFull = work.article.full?.isOn ?? false
  const reading: Pane = {
    label: t('paneReading'),
    width: isWide() ? 600 : 432,
    least: 380,
    isEmpty: work.article.id === null,
    folded,
    onFold,
    content: <OpenArticlePane work={work} total={total} onFold={() => onFold(true)} />,
  }
  const isBelow = place === 'below' && !folded && !reading.isEmpty && !isFull
  return (
    <div className={styles.room}>
      <div className={styles.behind} inert={isFull}>
        <SplitPanes
          {...panes}
          middle={{
            ...middle,
            content: (
              <StackedPanes
                name={panes.name}
                top={middle.content}
                bottom={isBelow ? { label: reading.label, content: reading.content } : null}
              />
            ),
          }}
          {...(place === 'right' && { end: isFull ? { ...reading, content: null } : reading })}
        />
      </div>
      {isFull && <div className={styles.full}>{reading.content}</div>}
    </div>
  )
}
