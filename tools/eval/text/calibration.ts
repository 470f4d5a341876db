// Whether a probability means what it says: how often answers given with about that probability are right.

import { labelledSets } from '../../train-sentiment/rows.ts'
import type { Measured, Task } from '../shape.ts'
import { countedRows, theJudge } from './judge.ts'

const borders = [0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1.0001]

export const calibration: Task = {
  name: 'calibration',
  needs: labelledSets.map(set => `sentiment/${set}.jsonl.gz`),
  run(data) {
    const answers = labelledSets.flatMap(set =>
      countedRows(data, set)
        .filter(row => row.sentiment !== 0)
        .map(({ title, body, mediaType, sentiment }) => {
          const { probability, sentiment: answer } = theJudge().judge({ title, body, mediaType })
          return { probability, right: answer === sentiment }
        }),
    )
    let gap = 0
    const rows = borders.flatMap((to, i): Measured[] => {
      const from = i === 0 ? 0 : borders[i - 1]!
      const own = answers.filter(({ probability }) => probability >= from && probability < to)
      if (own.length === 0) return []
      const value = own.filter(({ right }) => right).length / own.length
      const reported = own.reduce((sum, { probability }) => sum + probability, 0) / own.length
      gap += (Math.abs(value - reported) * own.length) / answers.length
      const metric = `right of those said ${from.toFixed(2)}–${Math.min(1, to).toFixed(2)}`
      return [
        {
          task: 'calibration',
          set: 'all two-class sets',
          metric,
          value,
          n: own.length,
          note: `said ${reported.toFixed(3)}`,
        },
      ]
    })
    const all = { task: 'calibration', set: 'all two-class sets', metric: 'mean gap', value: gap, n: answers.length }
    return [...rows, { ...all, must: 0.05, atMost: true }]
  },
}
