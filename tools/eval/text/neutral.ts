// Whether neutral means neutral: hand labels, and the share of plain news that is called neutral.
import { ourLabels } from '../../train-sentiment/examples.ts'
import { macroF1 } from '../../train-sentiment/macro-f1.ts'
import { readSet } from '../../train-sentiment/rows.ts'
import type { Data, Measured, Task } from '../shape.ts'
import { counter, theJudge } from './judge.ts'

const shares: Readonly<Record<string, { must?: number; aim?: number }>> = {
  sina_2018: { must: 0.6, aim: 0.75 },
  cctv_xinwenlianbo: {},
  dxy_covid_2020: {},
  fudan_press_1990s: {},
}

/** Media types of the sets `news_three_class` was drawn from. */
const media: Readonly<Record<string, string>> = {
  cctv_xinwenlianbo: 'program',
  fudan_press_1990s: 'press',
  weibo_ced_posts: 'weibo',
}

export const neutral: Task = {
  name: 'neutral',
  needs: ['sentiment/news_three_class.jsonl.gz', ...Object.keys(shares).map(set => `news/${set}.jsonl.gz`)],
  run: data => [...byHand(data), ...plainNews(data)],
}

function byHand({ folder }: Data): Measured[] {
  const rows = (readSet(folder, 'sentiment/news_three_class') ?? []).map(row => {
    const mediaType = media[String(row.set)] ?? 'web'
    const { sentiment } = theJudge().judge({ title: String(row.title ?? ''), body: String(row.text ?? ''), mediaType })
    return {
      pair: [sentiment, Number(row.sentiment)] as [number, number],
      sure: row.sure === true,
      set: String(row.set),
    }
  })
  if (rows.length === 0) return []
  const of = (own: typeof rows, set: string, targets: Partial<Measured>): Measured => {
    const value = macroF1(own.map(({ pair }) => pair))
    return { task: 'neutral', set, metric: 'macro-F1, 3 classes', value, n: own.length, ...targets }
  }
  const right = rows.filter(({ pair: [answer, label] }) => answer === label).length
  const posts = rows.filter(({ set }) => set === 'weibo_ced_posts')
  return [
    of(rows, 'news_three_class', { must: 0.55, aim: 0.65 }),
    of(
      rows.filter(({ sure }) => sure),
      'news_three_class',
      { note: 'without the unsure ones' },
    ),
    of(
      rows.filter(({ set }) => set !== 'weibo_ced_posts'),
      'news_three_class',
      { note: 'news only' },
    ),
    of(posts, 'news_three_class', { note: 'posts only' }),
    { task: 'neutral', set: 'news_three_class', metric: 'accuracy', value: right / rows.length, n: rows.length },
  ]
}

function plainNews(data: Data): Measured[] {
  const labels = ourLabels()
  return Object.entries(shares).flatMap(([set, targets]): Measured[] => {
    const rows = readSet(data.folder, `news/${set}`)
    if (!rows) return []
    const counts = counter(data)
    const answers: number[] = []
    for (const row of rows) {
      const [title, body] = [String(row.title ?? ''), String(row.body ?? '')]
      if (labels.get(`news/${set}`)?.has(String(row.id)) || !counts(title, body)) continue
      answers.push(theJudge().judge({ title, body, mediaType: String(row.mediaType ?? 'web') }).sentiment)
    }
    const n = answers.length
    if (n === 0) return []
    const share = (value: number) => answers.filter(answer => answer === value).length / n
    const note = `positive ${share(1).toFixed(2)}, negative ${share(-1).toFixed(2)}`
    return [{ task: 'neutral', set, metric: 'share called neutral', value: share(0), n, ...targets, note }]
  })
}
