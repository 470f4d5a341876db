import { ErrorOf, LineChart, SkeletonBlock, useAppearance, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formulaOf } from '../contract/formula.ts'
import type { IndexTask } from '../contract.ts'
import { screenStrings as words } from '../strings/screens.ts'
import { api } from './api.ts'

/** The last 30 days of an index; below it how the value of a day is made, the newest at first. */
export function IndexCourse({ task }: { task: IndexTask }) {
  const t = useWords(words)
  const locale = useAppearance(state => state.locale)
  const [chosen, setChosen] = useState<number | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['indexTasks', 'data', task.id, task.version],
    queryFn: ({ signal }) => api.dataList({ body: { id: task.id } }, { signal }),
  })
  if (!data) return error ? <ErrorOf error={error} onRetry={() => void refetch()} /> : <SkeletonBlock />
  const days = data.list
  const day = days[chosen ?? days.findLastIndex(({ value }) => value !== null)] ?? days.at(-1)
  const unfinished = days.findLast(({ isUnfinished }) => isUnfinished)
  const lines = [day, unfinished === day ? undefined : unfinished].flatMap(each =>
    each ? formulaOf(each, locale) : [],
  )
  return (
    <LineChart
      title={`${task.name} · ${t('last30')}`}
      data={{
        head: t('day'),
        rows: days.map(({ day: of }) => of.slice(5)),
        series: [{ name: task.name, values: days.map(({ value }) => value) }],
      }}
      height={260}
      onOpen={({ row }) => setChosen(row)}
      foot={
        <div role="status">
          {lines.map(line => (
            <p key={line} className="dim">
              {line}
            </p>
          ))}
        </div>
      }
    />
  )
}
