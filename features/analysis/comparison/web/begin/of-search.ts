/** What a search is as a subject of a comparison, and which of its conditions no subject can have. Pure. */
import { Filter, MediaType } from '@guanlan/features/articles/articles/contract'
import { ruleOfQuestion } from '@guanlan/features/monitors/monitors/contract'
import { z } from 'zod'
import { mostSubjects, Narrowed, Subjects } from '../../contract.ts'

const Started = z.object({
  started: z.object({
    ...{ rules: Subjects.shape.rules, monitors: Subjects.shape.monitors, mediaTypes: Narrowed.shape.mediaTypes },
    days: z.int().min(1).max(90),
  }),
  left: z.array(Filter),
})
export type StartedComparison = z.infer<typeof Started>

/** Of the state of an address, which anything may have been put into. */
export const startedOf = (state: unknown): StartedComparison | null =>
  Started.safeParse((state as { comparison?: unknown } | null)?.comparison).data ?? null

const dayMs = 86_400_000
const [fewestDays, mostDays] = [1, 90]

/** @param monitors that the search is narrowed to; beside a rule they are a condition */
export function comparisonOfSearch(
  question: { rule: string; monitors: readonly number[]; filters: readonly Filter[] },
  { from, to }: { from: string; to: string },
): StartedComparison {
  const { monitors } = question
  // Titles are a part of the rule, as in a monitor that is made of a search.
  const rule = ruleOfQuestion({ query: question.rule, filters: question.filters }) ?? ''
  const filters = rule === '' ? question.filters : question.filters.filter(({ field }) => field !== 'title')
  const { mediaTypes, left } = takeMediaTypes(filters)
  const days = Math.ceil((Date.parse(to) - Date.parse(from)) / dayMs)
  return {
    started: {
      rules: rule === '' ? [] : [rule],
      monitors: rule === '' ? monitors.slice(0, mostSubjects) : [],
      mediaTypes,
      days: Math.min(mostDays, Math.max(fewestDays, days)),
    },
    left:
      rule !== '' && monitors.length > 0
        ? [...left, { field: 'monitor', is: 'is', values: monitors.map(String) }]
        : left,
  }
}

/** One condition of media types narrows all subjects alike; a second one, or one that leaves out, stays behind. */
function takeMediaTypes(filters: readonly Filter[]) {
  const taken = filters.find(({ field, is }) => field === 'mediaType' && is === 'is')
  return {
    mediaTypes: (taken?.values ?? []).flatMap(value => MediaType.safeParse(value).data ?? []),
    left: filters.filter(filter => filter !== taken),
  }
}
