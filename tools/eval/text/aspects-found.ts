// Which aspects of a car a sentence speaks of, alone and with the sentiment towards each.
import { readFileSync } from 'node:fs'
import { aspectsByWords, createAspects } from '../../../engine/text/aspects/find.ts'
import { aspectRows } from '../../train-sentiment/rows.ts'
import type { Data, Measured, Task } from '../shape.ts'
import { counter, theJudge } from './judge.ts'

const weights = new URL('../../../engine/text/aspects/weights.bin', import.meta.url)

/** 2 × right / (answers + labels). */
function f1(pairs: readonly { answers: ReadonlySet<string>; labels: ReadonlySet<string> }[]): number {
  const right = pairs.reduce((sum, { answers, labels }) => sum + [...answers].filter(one => labels.has(one)).length, 0)
  return (2 * right) / pairs.reduce((sum, { answers, labels }) => sum + answers.size + labels.size, 0)
}

export const aspectsFound: Task = {
  name: 'aspects-found',
  needs: ['automotive/bdci2018_car_reviews.jsonl.gz'],
  run(data: Data): Measured[] {
    const counts = counter(data)
    const texts = [...Map.groupBy(aspectRows(data.folder) ?? [], row => row.text)].filter(([text]) => counts('', text))
    const aspectsIn = createAspects(readFileSync(weights))
    const judge = theJudge()
    const judgedOf = (text: string) =>
      aspectsIn(text).map(({ aspect, ranges }) => ({ aspect, ...judge.judgeAspect(text, ranges) }))
    // As a worker that has run for a while.
    for (const [text] of texts) judgedOf(text)
    const started = performance.now()
    const judged = texts.map(([text, rows]) => ({ text, rows, found: judgedOf(text) }))
    const seconds = (performance.now() - started) / 1000
    const alone = judged.map(({ rows, found }) => ({
      answers: new Set<string>(found.map(({ aspect }) => aspect)),
      labels: new Set(rows.map(({ aspect }) => aspect)),
    }))
    const words = judged.map(({ text, rows }) => ({
      answers: new Set<string>(aspectsByWords(text)),
      labels: new Set(rows.map(({ aspect }) => aspect)),
    }))
    const leaning = judged.map(({ rows, found }) => ({
      answers: new Set(found.map(({ aspect, sentiment }) => `${aspect} ${sentiment}`)),
      labels: new Set(rows.map(({ aspect, sentiment }) => `${aspect} ${sentiment}`)),
    }))
    const of = { task: 'aspects-found', set: 'bdci2018_car_reviews', n: texts.length }
    return [
      { ...of, metric: 'micro-F1', value: f1(alone), must: 0.7, aim: 0.78 },
      { ...of, metric: 'micro-F1 by words alone', value: f1(words) },
      { ...of, metric: 'micro-F1 with leaning', value: f1(leaning), must: 0.52, aim: 0.6 },
      { ...of, metric: 'sentences judged a second', value: texts.length / seconds, must: 2000, aim: 5000 },
    ]
  },
}
