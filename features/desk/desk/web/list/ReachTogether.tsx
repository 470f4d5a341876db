import { strings } from '@guanlan/features/desk/article-list/strings'
import { deskApi, questionOf, type Sort, type View } from '@guanlan/features/desk/article-list/web'
import { useFormat, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import styles from './ListPane.module.css'

export const isByReach = (sort: Sort): boolean => sort === 'reach_desc' || sort === 'reach_asc'

/** The estimated reach of the whole list; asked for again when another number of articles is listed. */
export function ReachTogether({ view, total }: { view: View; total: number | undefined }) {
  const t = useWords(strings)
  const format = useFormat()
  const { monitor, monitors, range, filters, fold, place } = view
  const requested = { monitor, monitors, range, filters, fold, place }
  const { data } = useQuery({
    queryKey: ['desk', 'reachTogether', JSON.stringify(requested), total],
    queryFn: ({ signal }) => deskApi.touchSum({ body: questionOf(requested, Date.now()) }, { signal, timeout: 'long' }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (!data) return null
  return (
    <span className={styles.amount} title={t('reachTogetherTip', { known: format.exact(data.known) })}>
      {t('reachTogether', { reach: format.exact(Math.round(data.reach)) })}
    </span>
  )
}
