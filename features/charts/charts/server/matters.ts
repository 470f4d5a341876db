/** Stories that tell one matter in other words, as one. Pure; how often titles are joined rightly stands in docs/quality.md. */
import { comparedTitle, keyOf, sameness } from '@guanlan/features/articles/articles/server/analysis'

/** A matter is told again within so long; the same words later are another one. */
const longestPauseMs = 3 * 86_400_000
/** As many as a filter takes: the list behind a matter has the articles that were counted. What is told beyond them is not named again. */
export const mostStories = 50

interface Dated {
  title: string
  count: number
  firstAt: Date
  lastAt: Date
}

/** @param stories most articles first @returns each matter with its stories in the same order, the matter with most articles first */
export function mattersOf<S extends Dated>(stories: readonly S[], most: number): S[][] {
  const matters: { title: ReturnType<typeof comparedTitle>; from: number; to: number; stories: S[] }[] = []
  for (const story of stories) {
    const title = comparedTitle(keyOf(story.title))
    const [from, to] = [story.firstAt.getTime() - longestPauseMs, story.lastAt.getTime() + longestPauseMs]
    const known =
      title.key === ''
        ? undefined
        : matters.find(each => each.from <= to && from <= each.to && sameness(title, each.title) > 0)
    if (!known) {
      matters.push({ title, from: story.firstAt.getTime(), to: story.lastAt.getTime(), stories: [story] })
      continue
    }
    known.from = Math.min(known.from, story.firstAt.getTime())
    known.to = Math.max(known.to, story.lastAt.getTime())
    if (known.stories.length < mostStories) known.stories.push(story)
  }
  const countOf = (all: readonly S[]) => all.reduce((sum, { count }) => sum + count, 0)
  return matters
    .map(matter => matter.stories)
    .sort((a, b) => countOf(b) - countOf(a))
    .slice(0, most)
}
