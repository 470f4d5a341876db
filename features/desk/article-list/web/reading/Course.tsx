import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { type ChartData, LineChart, useFormat, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import { strings } from '../../strings.ts'
import { useCourse } from './reaction-queries.ts'
import styles from './reactions.module.css'

/** How reads, likes, shares and comments grew; shown once the article was collected a second time. */
export default function Course({ article }: { article: number }) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const format = useFormat()
  const points = useCourse(article).data
  const data = useMemo<ChartData | null>(() => {
    if (!points || points.length < 2) return null
    const lines = [
      [t('reads'), points.map(point => point.readnum)],
      [t('likes'), points.map(point => point.likenum)],
      [t('shares'), points.map(point => point.sharenum)],
      [t('commentsCount'), points.map(point => point.commentnum)],
    ] as const
    return {
      head: a('collectedTime'),
      rows: points.map(({ time }) => format.moment(time).slice(5, 16)),
      series: lines
        .filter(([, values]) => values.some(value => value !== null))
        .map(([name, values]) => ({ name, values })),
    }
  }, [points, t, a, format])
  return data && <LineChart className={styles.course} title={a('course')} data={data} height={200} />
}
