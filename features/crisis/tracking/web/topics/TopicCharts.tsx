import type { Course } from '@guanlan/features/collecting/hot-lists/contract'
import { curvesOf } from '@guanlan/features/collecting/hot-lists/web'
import { LineChart, useFormat, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import type { TopicArticles } from '../../contract.ts'
import { topicStrings } from '../../strings.ts'
import styles from './topics.module.css'

/** Its rank and heat on the boards. */
export function Curves({ course }: { course: Course }) {
  const t = useWords(topicStrings)
  const format = useFormat()
  const { ranks, heats } = useMemo(() => {
    const curves = curvesOf([course])
    const of = (name: string, values: (number | null)[]) => ({
      head: t('time'),
      rows: curves.times.map(time => format.moment(time).slice(5, 16)),
      series: [{ name, values }],
    })
    return { ranks: of(t('rank'), curves.ranks[0] ?? []), heats: of(t('heat'), curves.heats[0] ?? []) }
  }, [course, format, t])
  return (
    <div className={styles.pair}>
      <LineChart title={t('rankCourse')} data={ranks} ranks />
      <LineChart title={t('heatCourse')} data={heats} />
    </div>
  )
}

/** Articles that carry it, by hour or day. */
export function Days({ articles: { days, unit } }: { articles: Pick<TopicArticles, 'days' | 'unit'> }) {
  const t = useWords(topicStrings)
  const format = useFormat()
  const data = useMemo(
    () => ({
      head: t('time'),
      rows: days.map(({ at }) => (unit === 'day' ? format.moment(at).slice(5, 10) : format.moment(at).slice(5, 16))),
      series: [
        { name: t('articles'), values: days.map(({ count }) => count) },
        { name: t('negative'), values: days.map(({ negative }) => negative), tone: 'negative' as const },
      ],
    }),
    [days, unit, format, t],
  )
  return <LineChart title={t('overTime')} data={data} />
}
