/** What a report is of and what narrows it, as its mail says it. */
import { Question } from '@guanlan/features/articles/articles/contract'
import { questionInWords } from '@guanlan/features/handling/exports/server'
import { locales, say } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import type { RunPlan } from '../contract.ts'
import { strings } from '../strings.ts'

/** @param template its name; of a board with that of its view @returns lines; none of a report that was sent by hand, whose plan has no monitors */
export async function narrowingOf(scope: Scope, plan: RunPlan, template: string): Promise<string[]> {
  const { monitors, filters, sentiments, from, to, locale } = plan
  if (monitors.length === 0 || from === null || to === null) return []
  const bySentiment = { field: 'sentiment', is: 'is', values: sentiments }
  const question = Question.parse({
    ...{ from, to, monitors },
    filters: [...filters, ...(sentiments.length < 3 ? [bySentiment] : [])],
  })
  const at = locales.indexOf(locale)
  const [ofMonitors, , ...ofFilters] = await questionInWords(scope, question)
  return [
    ...(template ? [say(strings.mailTemplate, locale, { name: template })] : []),
    ...[ofMonitors, ...ofFilters].flatMap(line =>
      line ? [say(strings.mailNarrowed, locale, { label: line[0][at] ?? '', value: line[1][at] ?? '' })] : [],
    ),
  ]
}
