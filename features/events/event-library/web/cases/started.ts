/** What the page of an event begins a case with: it travels as the state of an address, which anything may have been put into. Pure. */
import type { EventCourse, InfoEvent } from '@guanlan/features/events/events/contract'
import { CaseDraft } from '../../contract.ts'

export const startedOf = (state: unknown): CaseDraft | null =>
  CaseDraft.safeParse((state as { eventCase?: unknown } | null)?.eventCase).data ?? null

const most = { steps: 50, title: 100 }

/** Its course as it stands on its page, without what is hidden: steps that somebody named, and headlines of turning points. Texts of publishers are not carried over. */
export function caseOfEvent(
  { title, subjects, startTime, endTime, articles, stories, tree }: InfoEvent & { tree: EventCourse },
  words: { articles: string; stories: string },
): CaseDraft {
  const course = tree.nodes.flatMap(({ hidden, kind, title: named, startTime: at, article }) => {
    const step = named || article?.title
    const moment = at ?? article?.publishedAt
    return hidden || kind === 'article' || !step || !moment
      ? []
      : [{ at: moment, title: step.slice(0, most.title), text: '' }]
  })
  return {
    ...{ title, subjects, startTime, endTime, links: [] },
    course: course.slice(0, most.steps),
    figures: [
      { label: words.articles, value: String(articles) },
      { label: words.stories, value: String(stories) },
    ],
  }
}
