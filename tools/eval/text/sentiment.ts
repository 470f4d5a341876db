// Positive against negative on texts labelled one or the other, and how many of them are lost to neutral.
import { macroF1 } from '../../train-sentiment/macro-f1.ts'
import type { Row } from '../../train-sentiment/rows.ts'
import type { Measured, Task } from '../shape.ts'
import { countedRows, theJudge } from './judge.ts'

const targets: Readonly<Record<string, { must?: number; aim?: number; note?: string }>> = {
  chnsenticorp_hotel: { must: 0.87, aim: 0.9 },
  waimai_10k: { must: 0.88, aim: 0.9 },
  online_shopping_10_cats: { must: 0.93, aim: 0.945 },
  weibo2018: { must: 0.83, aim: 0.86 },
  eprstmt: { must: 0.87, aim: 0.9 },
  financial_news: { must: 0.9, aim: 0.94 },
  weibo_senti_100k_part: { must: 0.7, aim: 0.76, note: 'emoticons stripped' },
  weibo_covid_7emotions: { note: 'surprise left out' },
}

/** For reviews and financial news; people who post do not always take sides, whatever the label. */
const lostTargets = { must: 0.15, aim: 0.1, atMost: true }
const isPost = ({ mediaType }: Row): boolean => mediaType === 'weibo'

export const sentiment: Task = {
  name: 'sentiment',
  needs: Object.keys(targets).map(set => `sentiment/${set}.jsonl.gz`),
  run(data) {
    const judge = theJudge()
    return Object.entries(targets).flatMap(([set, { must, aim, note }]): Measured[] => {
      const rows = countedRows(data, set).filter(row => row.sentiment !== 0)
      if (rows.length === 0) return []
      const sided: [number, number][] = []
      let lost = 0
      for (const { title, body, mediaType, sentiment: label } of rows) {
        sided.push([judge.side({ title, body, mediaType }), label])
        if (judge.judge({ title, body, mediaType }).sentiment === 0) lost++
      }
      const [task, n] = ['sentiment', rows.length]
      return [
        { task, set, metric: 'macro-F1, 2 classes', value: macroF1(sided), n, must, aim, note },
        { task, set, metric: 'lost to neutral', value: lost / n, n, ...(isPost(rows[0]!) ? {} : lostTargets) },
      ]
    })
  },
}
