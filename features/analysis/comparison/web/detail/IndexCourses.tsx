import {
  type ChartData,
  choicesOf,
  EmptyState,
  ErrorOf,
  LineChart,
  Panel,
  Segmented,
  SkeletonRows,
  useFormat,
  useSeen,
  useWords,
} from '@guanlan/platform/web'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Comparison, IndexCourses as Courses } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { behind } from '../behind.ts'
import styles from '../comparison.module.css'
import { type SubjectsQuestion, useIndexCourses } from './use-parts.ts'

const indices = ['health', 'netSentiment'] as const
type Index = (typeof indices)[number]

/** Brand health or net sentiment of each subject over time; a changed weight is dated. */
export function IndexCourses({ data, asked: question }: { data: Comparison; asked: SubjectsQuestion }) {
  const t = useWords(strings)
  const { place, seen } = useSeen<HTMLDivElement>()
  const [index, setIndex] = useState<Index>('health')
  const courses = useIndexCourses(question, data, seen)
  const choice = (
    <span className={styles.choices}>
      <Segmented label={t('indexOf')} value={index} options={choicesOf(indices, t)} onChange={setIndex} />
    </span>
  )
  return (
    <div ref={place} className={styles.wide} aria-busy={courses.isPlaceholderData}>
      {courses.data ? (
        <Course data={data} courses={courses.data} index={index} note={choice} />
      ) : (
        <Panel title={t('indexCourse')} note={choice}>
          <div className={styles.course}>
            {courses.error && <ErrorOf error={courses.error} onRetry={() => void courses.refetch()} />}
            {seen && !courses.error && <SkeletonRows rows={7} />}
          </div>
        </Panel>
      )}
    </div>
  )
}

const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value * 10) / 10)

function Course({
  data,
  courses: { unit, weightChanges, subjects },
  index,
  note,
}: {
  data: Comparison
  courses: Courses
  index: Index
  note: React.ReactNode
}) {
  const t = useWords(strings)
  const format = useFormat()
  const navigate = useNavigate()
  const isInPeriods = data.subjects.some(({ period }) => period !== null)
  const stretches = useMemo(
    () => subjects.toSorted((a, b) => b.stretches.length - a.stretches.length)[0]?.stretches ?? [],
    [subjects],
  )
  const chart = useMemo<ChartData>(
    () => ({
      head: t('time'),
      indices: true,
      rows: stretches.map(({ from }, at) =>
        isInPeriods ? t(`nth_${unit}`, { n: String(at + 1) }) : format.moment(from).slice(5, 10),
      ),
      series: subjects.map(({ name, ...of }) => ({
        name,
        values: stretches.map((_, at) => rounded(of[index][at] ?? null)),
      })),
      marks:
        index === 'health'
          ? marksOf(stretches, weightChanges, at => t('weightsChanged', { moment: format.moment(at) }))
          : [],
    }),
    [stretches, subjects, weightChanges, index, isInPeriods, unit, t, format],
  )
  const open = ({ row, series }: { row: number; series: number }) => {
    const [subject, at] = [data.subjects[series], subjects[series]?.stretches[row]]
    if (subject && at) void navigate(behind(subject, data, [], at))
  }
  return (
    <LineChart
      title={t('indexCourse')}
      note={
        <span className={styles.choices}>
          {note}
          <span>
            {t(isInPeriods ? 'courseNotePeriods' : 'courseNote', { unit: t(unit === 'day' ? 'byDays' : 'byWeeks') })}
          </span>
        </span>
      }
      legendAt="foot"
      data={chart}
      height={260}
      onOpen={open}
      {...(stretches.length === 0 && { empty: <EmptyState title={t('tooShort')} /> })}
    />
  )
}

/** A change stands at the stretch in which it was made. Pure. */
export const marksOf = (
  stretches: readonly { from: string; to: string }[],
  changes: readonly string[],
  say: (at: string) => string,
) =>
  changes.flatMap(at => {
    const row = stretches.findIndex(({ from, to }) => from <= at && at <= to)
    return row < 0 ? [] : [{ from: row, to: row + 1, text: say(at) }]
  })
