// How many articles of 800 characters the judge reads a second on one core.
import { readSet } from '../../train-sentiment/rows.ts'
import type { Measured, Task } from '../shape.ts'
import { theJudge } from './judge.ts'

const ROUNDS = 5
const LENGTH = 800

export const sentimentSpeed: Task = {
  name: 'sentiment-speed',
  needs: ['news/sina_2018.jsonl.gz'],
  run({ folder }) {
    const bodies = (readSet(folder, 'news/sina_2018') ?? []).map(row => String(row.body).trim())
    const long = bodies.filter(body => body.length >= LENGTH).map(body => body.slice(0, LENGTH))
    const articles = long.slice(0, 1000)
    return [measure('web', 'news: title and lead are read', articles), measure('weibo', 'posts: all is read', articles)]
  },
}

function measure(mediaType: string, note: string, bodies: readonly string[]): Measured {
  const judge = theJudge()
  let best = 0
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now()
    for (const body of bodies) judge.judge({ title: body.slice(0, 20), body, mediaType })
    best = Math.max(best, (bodies.length / (performance.now() - begun)) * 1000)
  }
  const metric = 'documents/s, best of 5'
  return { task: 'sentiment-speed', set: 'sina_2018', metric, value: best, n: bodies.length, must: 2000, note }
}
