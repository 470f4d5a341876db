/**
 * Learns the vocabulary of engine/text/words from the news, titles and posts of ../shared/data: hashes of words with how common they are, and nothing
 * else of the texts. `node tools/train-words/train.ts [--data DIR]`, deterministic, some minutes. Start: words of Intl.Segmenter and new words by cohesion and freedom;
 * then each text is cut three times by the words so far and the counts of the last cut are kept.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { canonicalise } from '../../engine/text/canonical.ts'
import { createCutter } from '../../engine/text/words/cut.ts'
import { newWords } from '../../engine/text/words/discover.ts'
import { packLexicon, unpackLexicon } from '../../engine/text/words/lexicon.ts'
import { stopWords } from '../../engine/text/words/stop-words.ts'

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

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
for (const { chars } of canonical)
  for (const { segment } of segmenter.segment(chars)) if (HAN.test(segment)) add(segment)
console.log(counts.size, 'words of the segmenter')

// What the segmenter met twice may be an accident: it has to earn its place like any other run.
const known = { has: (word: string) => (counts.get(word) ?? 0) > 20 }
const partial = /[的了是]$/
for (const { word, count } of newWords(texts, {
  fewest: 8,
  longest: 4,
  cohesion: 4.5,
  freedom: 1.2,
  most: 60_000,
  parts: true,
  read: 8_000_000,
  known,
}))
  if (!partial.test(word)) counts.set(word, Math.max(counts.get(word) ?? 0, count))
console.log(counts.size, 'with new words')

let words = new Map(counts)
for (let round = 0; round < 3; round++) {
  const cutter = createCutter({ vocabulary: logarithms(words) })
  const next = new Map<string, number>()
  for (const text of canonical)
    for (const { word } of cutter.cut(text)) if (HAN.test(word)) next.set(word, (next.get(word) ?? 0) + 1)
  words = new Map([...next].filter(([word, count]) => word.length === 1 || count >= (round === 2 ? FEWEST : 3)))
  console.log('cut', round + 1, words.size)
}

function logarithms(of: Map<string, number>): Map<string, number> {
  let total = 0
  for (const count of of.values()) total += count
  return new Map([...of].map(([word, count]) => [word, Math.log2(total / count)]))
}

const kept = [...words].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, KEPT)
const bits = logarithms(new Map(kept))
const bytes = packLexicon(bits)
const lexicon = unpackLexicon(bytes)
if (new Set(Array.from(bits.keys(), lexicon.entryOf)).size !== bits.size)
  throw new Error('Two words have one hash: change its seeds.')
const lines =
  Buffer.from(bytes)
    .toString('base64')
    .match(/.{1,120}/g) ?? []
writeFileSync(
  'engine/text/words/vocabulary.ts',
  `// Learned by tools/train-words from counts of words in news, titles and posts; do not edit by hand.

/** Hashes of words with what each costs, base64 of the bytes lexicon.ts describes; white space says nothing. */
export const vocabularyTable = \`
${lines.join('\n')}
\`
`,
)
console.log(kept.length, 'words kept,', bytes.length, 'bytes;', stopWords.size, 'stop words')
