import { BarChart, type List, useFormat, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import type { Question, Review } from '../contract/reviews.ts'
import { strings } from '../strings/reviews.ts'
import { reviewsApi } from './api.ts'
import { countsOf, useSum } from './use-sum.ts'
import styles from './voice.module.css'

/** As many as have room for their names beside the other two charts. */
const mostAspects = 8

/** The sum of the reviews that the list shows: points, products, what is praised and what is not. */
export function SumOfReviews({ list }: { list: List<Review, Question> }) {
  const t = useWords(strings)
  const format = useFormat()
  const data = useSum(list, reviewsApi.summary)
  const charts = useMemo(() => {
    if (!data) return null
    const aspects = data.aspects.slice(0, mostAspects)
    const scores = data.scores.map((count, score) => ({ count, score }))
    return {
      scores: countsOf(t('score'), t('reviews'), scores, ({ score }) => t('points', { score })),
      products: countsOf(t('product'), t('reviews'), data.products, ({ product }) => product),
      aspects: {
        head: t('aspects'),
        rows: aspects.map(({ aspect }) => aspect),
        series: [
          { name: t('good'), values: aspects.map(({ good }) => good), tone: 'positive' as const },
          { name: t('bad'), values: aspects.map(({ bad }) => bad), tone: 'negative' as const },
        ],
      },
    }
  }, [t, data])
  if (!data || !charts || data.count === 0) return null
  const note = t('average', { score: data.average ?? 0, count: format.exact(data.count) })
  return (
    <div className={styles.sum}>
      <BarChart title={t('distribution')} note={note} data={charts.scores} height={180} />
      <BarChart
        title={t('byProduct')}
        data={charts.products}
        horizontal
        height={180}
        onOpen={({ row }) => list.change({ like: data.products[row]?.product ?? '' })}
      />
      <BarChart title={t('aspects')} data={charts.aspects} horizontal stacked height={180} />
    </div>
  )
}
