// How many articles of 800 characters the judge reads a second on one core, and what each further subject of one costs.
import { readSet } from '../../train-sentiment/rows.ts'
import type { Measured, Task } from '../shape.ts'
import { theJudge } from './judge.ts'

const ROUNDS = 5
const LENGTH = 800
/** Subjects asked about in each article, each with one hit of three characters in another sentence. */
const SUBJECTS = 8

export const sentimentSpeed: Task = {
  name: 'sentiment-speed',
  needs: ['news/sina_2018.jsonl.gz'],
  run({ folder }) {
    const bodies = (readSet(folder, 'news/sina_2018') ?? []).map(row => String(row.body).trim())
    const long = bodies.filter(body => body.length >= LENGTH).map(body => body.slice(0, LENGTH))
    const articles = long.slice(0, 1000)
    return [
      read('web', 'news: title and lead are read', articles),
      read('weibo', 'posts: all is read', articles),
      ask('web', 'news', articles),
      ask('weibo', 'posts', articles),
    ]
  },
}

function read(mediaType: string, note: string, bodies: readonly string[]): Measured {
  const judge = theJudge()
  const best = bestMs(() => {
    for (const body of bodies) judge.judge({ title: body.slice(0, 20), body, mediaType })
  })
  const [metric, value] = ['documents/s, best of 5', (bodies.length / best) * 1000]
  return { task: 'sentiment-speed', set: 'sina_2018', metric, value, n: bodies.length, must: 2000, note }
}

function ask(mediaType: string, note: string, bodies: readonly string[]): Measured {
  const articles = bodies.map(body => theJudge().article({ title: body.slice(0, 20), body, mediaType }))
  const hits = Array.from({ length: SUBJECTS }, (_, i) => [{ field: 'body' as const, from: 90 * i, to: 90 * i + 3 }])
  const best = bestMs(() => {
    for (const article of articles) for (const around of hits) article.towards(around)
  })
  const n = bodies.length * SUBJECTS
  const [metric, value] = ['one more subject, µs, best of 5', (best / n) * 1000]
  return { task: 'sentiment-speed', set: 'sina_2018', metric, value, n, note }
}

function bestMs(run: () => void): number {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now()
    run()
    best = Math.min(best, performance.now() - started)
  }
  return best
}
