import { BarChart, type List, ShareChart, useFormat, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import type { Complaint, Question } from '../contract/complaints.ts'
import { strings } from '../strings/complaints.ts'
import { complaintsApi } from './api.ts'
import { countsOf, useSum } from './use-sum.ts'
import styles from './voice.module.css'

/** The sum of the complaints that the list shows: how far they are, of which brands, what is asked for. */
export function SumOfComplaints({ list }: { list: List<Complaint, Question> }) {
  const t = useWords(strings)
  const format = useFormat()
  const data = useSum(list, complaintsApi.summary)
  const charts = useMemo(() => {
    if (!data) return null
    const { statuses, brands, demands } = data
    const solved = { name: t('solved'), values: brands.map(({ solved }) => solved), tone: 'positive' as const }
    const ofBrands = countsOf(t('brand'), t('complaints'), brands, ({ brand }) => brand)
    return {
      board: countsOf(t('status'), t('complaints'), statuses, ({ status }) => t(status)),
      brands: { ...ofBrands, series: [...ofBrands.series, solved] },
      demands: countsOf(t('demand'), t('complaints'), demands, ({ demand }) => demand),
    }
  }, [t, data])
  if (!data || !charts || data.count === 0) return null
  return (
    <div className={styles.sum}>
      <ShareChart
        title={t('board')}
        note={t('inAll', { count: format.exact(data.count) })}
        data={charts.board}
        height={180}
        onOpen={({ row }) => list.change({ status: data.statuses[row]?.status ?? 'all' })}
      />
      <BarChart
        title={t('byBrand')}
        data={charts.brands}
        horizontal
        height={180}
        onOpen={({ row }) => list.change({ like: data.brands[row]?.brand ?? '' })}
      />
      <BarChart title={t('demands')} data={charts.demands} horizontal height={180} />
    </div>
  )
}
