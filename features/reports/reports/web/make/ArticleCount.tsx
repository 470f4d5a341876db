import { deskApi } from '@guanlan/features/desk/article-list/web'
import { exact, useMay, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ReportDraft } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { chosenRange } from './chosen-range.ts'

/** How many articles a report as it is asked for would be made of, as of now. */
export function ArticleCount({ asked: requested }: { asked: ReportDraft }) {
  const t = useWords(strings)
  const may = useMay()
  const { monitors, filters, sentiments, period, from, to } = requested
  const key = JSON.stringify({ monitors, filters, sentiments, period, from, to })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked is in its key; the moment is taken anew with it
  const question = useMemo(() => {
    const range = chosenRange(requested, Date.now())
    if (!range || monitors.length === 0 || sentiments.length === 0) return null
    const narrowed =
      sentiments.length < 3 ? [{ field: 'sentiment' as const, is: 'is' as const, values: sentiments }] : []
    return { monitors, ...range, filters: [...filters, ...narrowed] }
  }, [key])
  const count = useQuery({
    queryKey: ['reports', 'count', question],
    queryFn: async ({ signal }) =>
      (await deskApi.counts({ body: { questions: [question ?? { from: '', to: '' }] } }, { signal }))[0],
    enabled: question !== null && may('desk.view'),
    retry: false,
  })
  if (!question || count.data === undefined) return null
  return <p role="status">{t('articleCount', { count: exact(count.data) })}</p>
}
