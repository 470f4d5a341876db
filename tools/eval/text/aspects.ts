// Sentiment towards one aspect of a car, the aspect given.
import { findAspect } from '../../../engine/text/aspects/words.ts'
import { macroF1 } from '../../train-sentiment/macro-f1.ts'
import { aspectRows } from '../../train-sentiment/rows.ts'
import type { Task } from '../shape.ts'
import { counter, theJudge } from './judge.ts'

export const aspects: Task = {
  name: 'aspects',
  needs: ['automotive/bdci2018_car_reviews.jsonl.gz'],
  run(data) {
    const counts = counter(data)
    const counted = [...Map.groupBy(aspectRows(data.folder) ?? [], row => row.text)].filter(([text]) =>
      counts('', text),
    )
    const rows = counted.flatMap(([, own]) => own)
    const pairs = rows.map(({ text, aspect, sentiment }): [number, number] => {
      return [theJudge().judgeAspect(text, findAspect(text, aspect)).sentiment, sentiment]
    })
    const polar = pairs.filter(([, label]) => label !== 0)
    const value = macroF1(pairs)
    return [
      {
        task: 'aspects',
        set: 'bdci2018_car_reviews',
        metric: 'macro-F1, 3 classes',
        value,
        n: pairs.length,
        must: 0.59,
        aim: 0.65,
      },
      {
        ...{ task: 'aspects', set: 'bdci2018_car_reviews', metric: 'polar rows called polar' },
        ...{ value: polar.filter(([answer]) => answer !== 0).length / polar.length, n: polar.length },
      },
    ]
  },
}
