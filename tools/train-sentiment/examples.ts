// Every labelled text the model learns from, as buckets, with the part it belongs to.
import { readFileSync } from 'node:fs'
import { readAspectInto } from '../../engine/text/sentiment/aspect.ts'
import { createGramSet, readInto } from '../../engine/text/sentiment/grams.ts'
import { groupIndex, groups } from '../../engine/text/sentiment/groups.ts'
import { leadOf } from '../../engine/text/sentiment/passages.ts'
import { findAspect } from './car-aspects.ts'
import { aspectRows, foldOf, keysOf, labelledRows, labelledSets, readSet } from './rows.ts'

export interface Labelled {
  set: string
  kind: 'set' | 'ours' | 'cars'
  fold: number
  keys: string[]
  group: number
  sentiment: -1 | 0 | 1
  buckets: Int32Array
}

export interface LabelledAspect {
  fold: number
  keys: string[]
  sentiment: -1 | 0 | 1
  buckets: Int32Array
}

const grams = createGramSet()

/** The buckets the judge would look at. */
export function bucketsOf(title: string, body: string, group: number): Int32Array {
  readInto(grams, title, leadOf(body, groups[group] === 'news'))
  return grams.buckets.slice(0, grams.size)
}

export function labelledTexts(data: string): Labelled[] {
  const texts: Labelled[] = []
  const add = (
    set: string,
    kind: Labelled['kind'],
    title: string,
    body: string,
    group: number,
    sentiment: -1 | 0 | 1,
  ) => {
    const text = `${title}\n${body}`
    const buckets = bucketsOf(title, body, group)
    texts.push({ set, kind, fold: foldOf(text), keys: keysOf(text), group, sentiment, buckets })
  }
  for (const set of labelledSets)
    for (const { title, body, mediaType, sentiment } of labelledRows(data, set) ?? [])
      add(set, 'set', title, body, groupIndex(mediaType), sentiment)
  for (const [set, labels] of ourLabels())
    for (const row of readSet(data, set) ?? []) {
      const sentiment = labels.get(String(row.id))
      const group = groupIndex(String(row.mediaType ?? 'web'))
      if (sentiment !== undefined)
        add(set, 'ours', String(row.title ?? ''), String(row.body ?? row.text ?? ''), group, sentiment)
    }
  for (const [body, sentiments] of Map.groupBy(aspectRows(data) ?? [], row => row.text)) {
    const values = new Set(sentiments.map(row => row.sentiment))
    if (values.has(1) && values.has(-1)) continue
    const sentiment = values.has(1) ? 1 : values.has(-1) ? -1 : 0
    add('bdci2018_car_reviews', 'cars', '', body, groupIndex('comment'), sentiment)
  }
  return texts
}

export function labelledAspects(data: string): LabelledAspect[] {
  return (aspectRows(data) ?? []).map(({ text, aspect, sentiment }) => {
    readAspectInto(grams, text, findAspect(text, aspect))
    return { fold: foldOf(`\n${text}`), keys: keysOf(text), sentiment, buckets: grams.buckets.slice(0, grams.size) }
  })
}

/** Set → id → label. */
export function ourLabels(): Map<string, Map<string, -1 | 0 | 1>> {
  const labels = new Map<string, Map<string, -1 | 0 | 1>>()
  const lines = readFileSync(new URL('labels/news.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  for (const line of lines) {
    const [set = '', id = '', label] = line.split('\t')
    const own = labels.get(set) ?? new Map<string, -1 | 0 | 1>()
    own.set(id, Number(label) as -1 | 0 | 1)
    labels.set(set, own)
  }
  return labels
}
