import { type ChartData, LineChart, useFormat, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import type { RecallTest } from '../contract.ts'
import { strings } from '../strings.ts'
import { scoreOf } from './score.ts'

/** The score of every test that has ended, oldest first. */
export function ScoreCourse({ tests }: { tests: readonly RecallTest[] }) {
  const t = useWords(strings)
  const format = useFormat()
  const data = useMemo<ChartData>(() => {
    const scores = tests.toReversed().flatMap(test => {
      const score = scoreOf(test)
      return score ? [{ ...score, head: `${test.name} ${format.moment(test.createdAt)}` }] : []
    })
    const hundredths = (share: number) => Math.round(share * 1000) / 10
    return {
      head: t('test'),
      rows: scores.map(({ head }) => head),
      series: [
        { name: t('score'), values: scores.map(({ recall }) => hundredths(recall)) },
        { name: t('inTime'), values: scores.map(({ inTime }) => hundredths(inTime)) },
      ],
    }
  }, [tests, t, format])
  return <LineChart title={t('course')} data={data} height={160} />
}
