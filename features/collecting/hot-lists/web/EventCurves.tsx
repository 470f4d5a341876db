import { LineChart, useFormat, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import type { Course } from '../contract.ts'
import { strings } from '../strings.ts'
import { curvesOf } from './curves.ts'
import styles from './hot-lists.module.css'
import { usePlatformName } from './words.ts'

/** Rank and heat of an event on all boards, loaded after its figures: a page by link stands before its charts are there. */
export default function EventCurves({ courses: all }: { courses: readonly Course[] }) {
  const t = useWords(strings)
  const format = useFormat()
  const nameOf = usePlatformName()
  // Of several topics of a board the one that stood highest, which is the first.
  const courses = useMemo(
    () => all.filter(({ platform }, index) => all.findIndex(other => other.platform === platform) === index),
    [all],
  )
  const { ranks, heats } = useMemo(() => {
    const curves = curvesOf(courses)
    const rows = curves.times.map(time => format.moment(time).slice(5, 16))
    const series = (values: (number | null)[][]) =>
      courses.map(({ platform }, index) => ({ name: nameOf(platform), values: values[index] ?? [] }))
    return {
      ranks: { head: t('time'), rows, series: series(curves.ranks) },
      heats: { head: t('time'), rows, series: series(curves.heats) },
    }
  }, [courses, format, nameOf, t])
  const holes = courses.reduce((sum, course) => sum + course.holes.length, 0)
  return (
    <div className={styles.curves}>
      <LineChart title={t('rankCourse')} data={ranks} ranks />
      <LineChart title={t('heatCourse')} data={heats} />
      {holes > 0 && <p className="dim">{t('holes', { count: holes })}</p>}
    </div>
  )
}
