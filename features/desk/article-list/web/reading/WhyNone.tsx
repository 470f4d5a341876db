import { strings as absenceStrings } from '@guanlan/features/monitors/absence/strings'
import { filters } from '@guanlan/features/monitors/filters/contract'
import { connect, useMay, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { strings } from '../../strings.ts'
import styles from './ReadingPane.module.css'

const filterApi = connect(filters)

/** Why no monitor has the article: a filter took it out, and which one; or none wants it. */
export default function WhyNone({ id, place }: { id: number; place: string }) {
  const t = useWords(strings)
  const why = useWords(absenceStrings)
  const isFiltered = place === 'filtered'
  const may = useMay()
  const { data } = useQuery({
    queryKey: ['desk', 'why', 'filtered', id],
    queryFn: ({ signal }) => filterApi.filtered({ body: { articleId: id, page: 1, pageSize: 1 } }, { signal }),
    enabled: isFiltered && may('filters.view'),
    retry: false,
  })
  if (!isFiltered) return <p className={styles.dim}>{t('whyNone')}</p>
  const taken = data?.list[0]?.taken ?? []
  return (
    <>
      <p className={styles.dim}>{t('whyFiltered')}</p>
      {taken.map(
        ({ monitorId, monitor, filter }) =>
          filter !== null && <p key={monitorId}>{why('absent_filtered', { name: monitor, filter })}</p>,
      )}
    </>
  )
}
