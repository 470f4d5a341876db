import { BarChart, type ChartData, useFormat, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Question } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './reviews.module.css'

/** The sum of the reviews that the list shows: points, products, what is praised and what is not. */
export function Reviewed({ question, onProduct }: { question: Question; onProduct: (product: string) => void }) {
  const t = useWords(strings)
  const format = useFormat()
  const { like, rating, field, startTime, endTime } = question
  const { data } = useQuery({
    queryKey: ['reviews', 'summary', like, rating, field, startTime, endTime],
    queryFn: ({ signal }) => api.summary({ body: question }, { signal }),
    placeholderData: before => before,
  })
  const scores = useMemo<ChartData>(
    () => ({
      head: t('score'),
      rows: [0, 1, 2, 3, 4, 5].map(score => t('points', { score })),
      series: [{ name: t('reviews'), values: data?.scores ?? [] }],
    }),
    [t, data],
  )
  const products = useMemo<ChartData>(
    () => ({
      head: t('product'),
      rows: data?.products.map(each => each.product) ?? [],
      series: [{ name: t('reviews'), values: data?.products.map(each => each.count) ?? [] }],
    }),
    [t, data],
  )
  const aspects = useMemo<ChartData>(
    () => ({
      head: t('aspects'),
      rows: data?.aspects.map(each => each.aspect) ?? [],
      series: [
        { name: t('good'), values: data?.aspects.map(each => each.good) ?? [], tone: 'positive' },
        { name: t('bad'), values: data?.aspects.map(each => each.bad) ?? [], tone: 'negative' },
      ],
    }),
    [t, data],
  )
  if (!data || data.count === 0) return null
  const note = t('average', { score: data.average ?? 0, count: format.exact(data.count) })
  return (
    <div className={styles.sum}>
      <BarChart title={t('distribution')} note={note} data={scores} height={180} />
      <BarChart
        title={t('byProduct')}
        data={products}
        horizontal
        height={180}
        onOpen={({ row }) => onProduct(data.products[row]?.product ?? '')}
      />
      <BarChart title={t('aspects')} data={aspects} horizontal stacked height={180} />
    </div>
  )
}
