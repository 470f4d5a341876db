import type { ArticleRow } from '@guanlan/features/articles/articles/contract'
import { nextJudgement, useCorrect } from './use-correct.ts'
import { useMark } from './use-mark.ts'

/** Acts on what is selected; where nothing is, on the article under the cursor. */
export function useChosenActs({
  rows,
  current,
  selected,
  monitor,
}: {
  rows: readonly ArticleRow[]
  current: ArticleRow | undefined
  selected: ReadonlySet<number>
  monitor: number | null
}) {
  const { mark, markByReading } = useMark()
  const { correct, correctStories } = useCorrect()
  /** Rows that are loaded; of a selection there may be more. */
  const chosen = () => (selected.size > 0 ? rows.filter(each => selected.has(each.id)) : current ? [current] : [])
  const idsOf = (chosen: readonly ArticleRow[]) => (selected.size > 0 ? [...selected] : chosen.map(each => each.id))
  return {
    mark,
    markByReading,
    correct,
    markChosen() {
      const marked = chosen()
      const ids = idsOf(marked)
      if (ids.length > 0)
        mark(
          ids,
          marked.some(each => !each.read),
        )
    },
    correctChosen() {
      const [first] = chosen()
      if (first) void correct(idsOf([first]), nextJudgement(first.sentiment))
    },
    correctStoriesOfChosen: () => void correctStories(chosen(), monitor),
  }
}
