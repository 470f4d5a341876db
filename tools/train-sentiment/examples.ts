// Every labelled text the model learns from, as buckets, with the part it belongs to.
import { readFileSync } from 'node:fs'
import { findAspect } from '../../engine/text/aspects/words.ts'
import { readAspect, readWhole } from '../../engine/text/sentiment/aspect.ts'
import { createGramSet, readInto } from '../../engine/text/sentiment/grams.ts'
import { kinds, medium, topics } from '../../engine/text/sentiment/kinds.ts'
import { leadOf } from '../../engine/text/sentiment/passages.ts'
import {
  aspectRows,
  emoticonRows,
  foldOf,
  keysOf,
  labelledRows,
  labelledSets,
  readSet,
  withoutEmoticons,
} from './rows.ts'

export interface Labelled {
  set: string
  /** From a set with labels; labelled by us; drivers' reviews; posts labelled by their emoticons, or robbed of them; invented by us. */
  kind: 'set' | 'ours' | 'cars' | 'emoticons' | 'invented'
  fold: number
  keys: string[]
  medium: ReturnType<typeof medium>
  /** What a review is of (index into `topics`), where its set says so. */
  topic?: number
  /** The kinds of text (index into `kinds`) it is learned as, where that is not told from the text. */
  groups?: readonly number[]
  sentiment: -1 | 0 | 1
  buckets: Int32Array
}

export interface LabelledAspect {
  /** A short review stands for an aspect that leans: its whole text is about one thing. */
  kind: 'aspect' | 'review'
  fold: number
  keys: string[]
  sentiment: -1 | 0 | 1
  buckets: Int32Array
  shares: Float32Array
}

const grams = createGramSet()

export function labelledTexts(data: string): Labelled[] {
  const texts: Labelled[] = []
  const add = (
    row: Pick<Labelled, 'set' | 'kind' | 'medium' | 'sentiment' | 'topic' | 'groups'>,
    title: string,
    body: string,
  ) => {
    const text = `${title}\n${body}`
    readInto(grams, title, leadOf(body, row.medium === 'news'))
    const added = { ...row, fold: foldOf(text), keys: keysOf(text), buckets: grams.buckets.slice(0, grams.size) }
    texts.push(added)
    return added
  }
  for (const set of labelledSets)
    for (const { title, body, mediaType, sentiment, domain } of labelledRows(data, set) ?? []) {
      const own = { set, medium: medium(mediaType), sentiment, topic: topicOf(domain) }
      const { fold, keys } = add({ ...own, kind: 'set' }, title, body)
      const bare = withoutEmoticons(body)
      if (own.medium !== 'social' || bare === body) continue
      // The same post without its emoticons, so that the words are learned too; it stays in the part of the whole post.
      const copy = add({ ...own, kind: 'emoticons' }, title, bare)
      copy.fold = fold
      copy.keys.push(...keys)
    }
  for (const { set, body, sentiment } of emoticonRows(data))
    add({ set, kind: 'emoticons', medium: 'social', sentiment }, '', body)
  for (const [set, labels] of ourLabels())
    for (const row of readSet(data, set) ?? []) {
      const sentiment = labels.get(String(row.id))
      const own = { set, kind: 'ours', medium: medium(String(row.mediaType ?? 'web')) } as const
      if (sentiment !== undefined)
        add({ ...own, sentiment }, String(row.title ?? ''), String(row.body ?? row.text ?? ''))
    }
  for (const [body, rows] of Map.groupBy(aspectRows(data) ?? [], row => row.text)) {
    const values = new Set(rows.map(row => row.sentiment))
    if (values.has(1) && values.has(-1)) continue
    const sentiment = values.has(1) ? 1 : values.has(-1) ? -1 : 0
    add(
      { set: 'bdci2018_car_reviews', kind: 'cars', medium: 'review', sentiment, topic: topics.indexOf('car') },
      '',
      body,
    )
  }
  for (const { body, sentiment, groups } of inventedPairs()) {
    const medium = groups.includes(SOCIAL) ? 'social' : 'review'
    add({ set: 'invented', kind: 'invented', medium, sentiment, groups }, '', body).fold = NO_FOLD
  }
  return texts
}

/** In no part: never held out. One that stands in a part held out is dropped like any other text. */
const NO_FOLD = -1
const SOCIAL = kinds.indexOf('social')
const reviews = (['lodging', 'meal', 'book', 'goods'] as const).map(topic => kinds.indexOf(topic))

/** Our sentences with negations, each well and badly meant one beside the other; see labels/README.md. */
export function inventedPairs() {
  const lines = readFileSync(new URL('labels/negations.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.flatMap(line => {
    const [where, praise = '', blame = ''] = line.split('\t')
    const groups = where === 'post' ? [SOCIAL] : where === 'any' ? [SOCIAL, ...reviews] : reviews
    return [
      { body: praise, sentiment: 1 as const, groups },
      { body: blame, sentiment: -1 as const, groups },
    ]
  })
}

function topicOf(domain: string | undefined): number | undefined {
  if (domain === undefined) return undefined
  if (domain === 'hotel' || domain === '酒店') return topics.indexOf('lodging')
  if (domain === 'food delivery') return topics.indexOf('meal')
  return topics.indexOf(domain === '书籍' ? 'book' : 'goods')
}

/** Longest review, in characters, that says one thing. */
const SHORT = 60

export function labelledAspects(data: string): LabelledAspect[] {
  const aspects = (aspectRows(data) ?? []).map(({ text, aspect, sentiment }): LabelledAspect => {
    const parts = readAspect(grams, text, findAspect(text, aspect))
    return { kind: 'aspect', fold: foldOf(`\n${text}`), keys: keysOf(text), sentiment, ...parts }
  })
  const reviews = ['online_shopping_10_cats', 'waimai_10k', 'eprstmt'].flatMap(set =>
    (labelledRows(data, set) ?? []).flatMap(({ body, sentiment }): LabelledAspect[] => {
      if (body.length > SHORT) return []
      return [{ kind: 'review', fold: foldOf(`\n${body}`), keys: keysOf(body), sentiment, ...readWhole(grams, body) }]
    }),
  )
  return [...aspects, ...reviews]
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
