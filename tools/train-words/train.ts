/**
 * Learns the vocabulary of engine/text/words from the news, titles and posts of ../shared/data: hashes of words with how common they are, and nothing
 * else of the texts. `node tools/train-words/train.ts [--data DIR]`, deterministic, some minutes. Start: words of jieba and new words by cohesion and freedom; then
 * each text is cut four times by the words so far, words of two that keep together become one on the way, and the counts of the last cut are kept.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { Jieba } from '@node-rs/jieba'
import { dict } from '@node-rs/jieba/dict.js'
import { canonicalise } from '../../engine/text/canonical.ts'
import { createCutter } from '../../engine/text/words/cut.ts'
import { newWords } from '../../engine/text/words/discover.ts'
import { createLexicon, packLexicon, readLexicon } from '../../engine/text/words/lexicon.ts'
import { isFunctionCharacter, stopWords } from '../../engine/text/words/stop-words.ts'

const { values } = parseArgs({ options: { data: { type: 'string', default: '../shared/data' } } })
/** Rows of each set: enough of each kind, none overwhelming. Every tenth row is left out for measuring. */
const sets: readonly [file: string, rows: number][] = [
  ['news/sina_2018', 5450],
  ['news/cctv_xinwenlianbo', 1500],
  ['news/fudan_press_1990s', 300],
  ['news/dxy_covid_2020', 764],
  ['news/tnews_titles', 18_000],
  ['news/thucnews_titles', 14_000],
  ['hot/weibo_hot_daily', 30_000],
  ['hot/zhihu_hot_daily', 15_000],
  ['social/weibo_ced_posts', 2405],
  ['social/weibo_covid_topics', 5000],
  ['sentiment/financial_news', 1433],
  ['sentiment/online_shopping_10_cats', 6000],
  ['automotive/bdci2018_car_reviews', 3000],
]
const LONGEST = 3000
const KEPT = 40_000
const FEWEST = 6
/** A pair that is to be one word is met so often, and one of its words in so many of its places beside the other. */
const PAIRED = 15
const SHARE = 0.6

const texts = sets.flatMap(([file, rows]) =>
  gunzipSync(readFileSync(`${values.data}/${file}.jsonl.gz`))
    .toString()
    .split('\n')
    .filter(Boolean)
    .filter((_, i) => i % 10 !== 9)
    .slice(0, rows)
    .map(line => JSON.parse(line) as { title?: string; body?: string; text?: string })
    .map(({ title = '', body = '', text = '' }) => `${title}\n${body}\n${text}`.slice(0, LONGEST)),
)
const canonical = texts.map(canonicalise)
console.log(
  texts.length,
  'texts,',
  canonical.reduce((sum, text) => sum + text.chars.length, 0),
  'characters',
)

const HAN = /^\p{Script=Han}{1,6}$/u
const counts = new Map<string, number>()
const add = (word: string, times = 1): void => void counts.set(word, (counts.get(word) ?? 0) + times)

const jieba = Jieba.withDict(dict)
for (const { chars } of canonical) for (const word of jieba.cut(chars, false)) if (HAN.test(word)) add(word)
console.log(counts.size, 'words of the segmenter')

// What the segmenter met twice may be an accident: it has to earn its place like any other run.
const known = { has: (word: string) => (counts.get(word) ?? 0) > 20 }
const partial = /[的了是]$/
for (const { word, count } of newWords(texts, {
  fewest: 12,
  longest: 4,
  cohesion: 6,
  freedom: 1.8,
  most: 60_000,
  parts: true,
  read: 8_000_000,
  known,
}))
  if (!partial.test(word)) counts.set(word, Math.max(counts.get(word) ?? 0, count))
console.log(counts.size, 'with new words')

const ROUNDS = 4
let words = new Map(counts)
for (let round = 0; round < ROUNDS; round++) {
  const cutter = createCutter(createLexicon(logarithms(words)))
  const next = new Map<string, number>()
  const pairs = new Map<string, number>()
  for (const text of canonical) {
    let before = ''
    let end = 0
    for (const { word, at } of cutter.cut(text)) {
      const counts = HAN.test(word)
      if (counts) next.set(word, (next.get(word) ?? 0) + 1)
      if (round === 1 && counts && before && at === end && mayPair(before) && mayPair(word))
        pairs.set(`${before} ${word}`, (pairs.get(`${before} ${word}`) ?? 0) + 1)
      before = counts ? word : ''
      end = at + word.length
    }
  }
  words = new Map(
    [...next].filter(([word, count]) => word.length === 1 || count >= (round === ROUNDS - 1 ? FEWEST : 3)),
  )
  if (round === 1) {
    const found = inseparable(pairs, next)
    for (const [word, count] of found) words.set(word, count)
    console.log(found.length, 'words of two that keep together')
  }
  console.log('cut', round + 1, words.size)
}

/** Stop words and function words are never joined with a neighbour. */
function mayPair(word: string): boolean {
  return (
    word.length > 1 &&
    !stopWords.has(word) &&
    !isFunctionCharacter(word.charAt(0)) &&
    !isFunctionCharacter(word.at(-1) ?? '')
  )
}

/** 人工智能, 一带一路: two words of which one is seldom met without the other. */
function inseparable(pairs: ReadonlyMap<string, number>, single: ReadonlyMap<string, number>): [string, number][] {
  return [...pairs].flatMap(([pair, times]): [string, number][] => {
    const [one = '', other = ''] = pair.split(' ')
    const share = times / Math.min(single.get(one) ?? times, single.get(other) ?? times)
    return times >= PAIRED && share >= SHARE && one.length + other.length <= 6 ? [[one + other, times]] : []
  })
}

function logarithms(of: Map<string, number>): Map<string, number> {
  let total = 0
  for (const count of of.values()) total += count
  return new Map([...of].map(([word, count]) => [word, Math.log2(total / count)]))
}

const stored = [...words].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, KEPT)
const bits = logarithms(new Map(stored))
const bytes = packLexicon(bits)
const lexicon = readLexicon(bytes)
if (new Set(Array.from(bits.keys(), lexicon.entryOf)).size !== bits.size)
  throw new Error('Two words have one hash: change its seeds.')
writeFileSync('engine/text/words/vocabulary.bin', bytes)
console.log(stored.length, 'words kept,', bytes.length, 'bytes;', stopWords.size, 'stop words')
