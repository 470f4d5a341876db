import { ErrorOf, LineChart, Segmented, SkeletonBlock, useAppearance, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formulaOf } from '../contract/formula.ts'
import type { IndexTask } from '../contract.ts'
import { screenStrings as words } from '../strings/screens.ts'
import { api } from './api.ts'
import styles from './index-course.module.css'

const spans = ['30', '90', '390'] as const
const dayMs = 86_400_000

/** The last days of an index, as many as are chosen; below it how the value of a day is made, the newest at first. */
export function IndexCourse({ task }: { task: IndexTask }) {
  const t = useWords(words)
  const locale = useAppearance(state => state.locale)
  const [chosen, setChosen] = useState<number | null>(null)
  const [span, setSpan] = useState<(typeof spans)[number]>('30')
  const { data, error, refetch } = useQuery({
    queryKey: ['indexTasks', 'data', task.id, task.version, span],
    queryFn: ({ signal }) => {
      const endTime = new Date()
      const startTime = new Date(endTime.getTime() - (Number(span) - 1) * dayMs)
      const time = { startTime: startTime.toISOString(), endTime: endTime.toISOString() }
      return api.dataList({ body: { id: task.id, ...time } }, { signal, timeout: 'long' })
    },
    placeholderData: before => before,
  })
  if (!data) return error ? <ErrorOf error={error} onRetry={() => void refetch()} /> : <SkeletonBlock />
  const days = data.list
  const day = days[chosen ?? days.findLastIndex(({ value }) => value !== null)] ?? days.at(-1)
  const unfinished = days.findLast(({ isUnfinished }) => isUnfinished)
  const lines = [day, unfinished === day ? undefined : unfinished].flatMap(each =>
    each ? formulaOf(each, locale) : [],
  )
  const choose = (next: (typeof spans)[number]) => {
    setSpan(next)
    setChosen(null)
  }
  return (
    <div className={styles.course}>
      <Segmented
        label={t('span')}
        value={span}
        options={spans.map(value => ({ value, label: t(`last${value}`) }))}
        onChange={choose}
      />
      <LineChart
        title={`${task.name} · ${t(`last${span}`)}`}
        data={{
          head: t('day'),
          rows: days.map(({ day: of }) => of.slice(span === '390' ? 2 : 5)),
          series: [{ name: task.name, values: days.map(({ value }) => value) }],
        }}
        height={260}
        onOpen={({ row }) => setChosen(row)}
        foot={
          <div role="status" className={styles.formula}>
            {lines.map(line => (
              <p key={line} className="dim">
                {line}
              </p>
            ))}
          </div>
        }
      />
    </div>
  )
}
