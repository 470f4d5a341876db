// The words that are most often keywords of what a question finds, held against words judged by hand: is it a word, and does it say what the articles are about?
import { readFileSync } from 'node:fs'
import { canonicalise } from '../../../engine/text/canonical.ts'
import { createNames, type LibraryEntry } from '../../../engine/text/names/names.ts'
import { generalCutter } from '../../../engine/text/testing/general-cutter.ts'
import { keywordsOf } from '../../../engine/text/words/keywords.ts'
import { brands } from '../../../pipeline/collect/newsroom/cast.ts'
import { articlesOf } from '../../../pipeline/collect/newsroom/newsroom.ts'
import type { Measured, Task } from '../shape.ts'
import { rowsOf } from './packed.ts'

interface Text {
  title: string
  body: string
}

/** Beside each question how the demonstration or the set that answers it is called. */
const questions: readonly (readonly [set: string, word: string])[] = [
  ...['澄屿', '朔野', '霁蓝', '穹途', '召回', '电池', '客服'].map(word => ['newsroom', word] as const),
  ...['手机', '公司', '学校', '冠军', '研究', '消费者', '医院', '汽车'].map(word => ['news/sina_2018', word] as const),
  ...['教育', '铁路'].map(word => ['news/cctv_xinwenlianbo', word] as const),
  ...['口罩', '医生', '超市'].map(word => ['social/weibo_covid_topics', word] as const),
]
/** Asked for and judged when the words above were mended: nothing was changed by what they showed. */
const laterQuestions: typeof questions = [
  ...['岚舟', '充电', '董事长'].map(word => ['newsroom', word] as const),
  ...['电影', '贷款', '减肥', '签证', '机器人'].map(word => ['news/sina_2018', word] as const),
  ...['天气'].map(word => ['news/cctv_xinwenlianbo', word] as const),
  ...['油耗'].map(word => ['automotive/bdci2018_car_reviews', word] as const),
]
const wordsOfQuestion = 10
/** Of the product: `mostKeywords`. */
const keywordsOfArticle = 8
/** As many articles of a question are read. */
const mostArticles = 1_500

export const hotWords: Task = {
  name: 'hot-words',
  needs: ['news/sina_2018.jsonl.gz'],
  run({ folder }) {
    const judged = judgements()
    const sets = new Map<string, Text[]>()
    const textsOfSet = (set: string): Text[] => {
      const texts = sets.get(set) ?? textsOf(folder, set)
      sets.set(set, texts)
      return texts
    }
    return [
      measured('questions looked at while it was made', questions),
      measured('questions judged afterwards', laterQuestions),
    ]

    function measured(set: string, rows: typeof questions): Measured {
      let [useful, unjudged, n] = [0, 0, 0]
      for (const [name, word] of rows) {
        const texts = textsOfSet(name).filter(({ title, body }) => `${title}${body}`.includes(word))
        const words = hottest(texts.slice(0, mostArticles))
        if (process.env.SHOW) console.error(`${word}:${words.join(' ')}`)
        for (const found of words) {
          const judgement = judged.get(`${word} ${found}`)
          n++
          if (judgement === undefined) unjudged++
          if (judgement) useful++
        }
      }
      const note = unjudged > 0 ? `${unjudged} words are not judged and count as useless` : undefined
      return {
        task: 'hot-words',
        set,
        metric: 'useful',
        value: useful / n,
        n,
        must: 0.85,
        aim: 0.95,
        ...(note && { note }),
      }
    }
  },
}

/** A line a question: the word asked for, a colon, words that are useful, a bar, words that are not. */
function judgements(): Map<string, boolean> {
  const judged = new Map<string, boolean>()
  for (const line of readFileSync(new URL('./hot-words-labels.txt', import.meta.url), 'utf8').split('\n')) {
    const [, question, good = '', bad = ''] = /^([^#:]+):([^|]*)\|?(.*)$/.exec(line) ?? []
    for (const word of good.split(' ').filter(Boolean)) judged.set(`${question} ${word}`, true)
    for (const word of bad.split(' ').filter(Boolean)) judged.set(`${question} ${word}`, false)
  }
  return judged
}

const names = () =>
  createNames(
    brands.flatMap(({ name, models }, place): LibraryEntry[] => [
      { id: `b${place}`, kind: 'brand', name, aliases: [name.slice(0, 2)] },
      ...models.map((model): LibraryEntry => ({ id: model, kind: 'prod', name: model })),
    ]),
  )

/** Of articles the keywords that most have. */
function hottest(texts: readonly Text[]): string[] {
  const cutter = generalCutter()
  const library = names()
  const counts = new Map<string, number>()
  for (const written of texts) {
    const title = canonicalise(written.title)
    const body = canonicalise(written.body)
    const found = library.namesIn({ title, body }, cutter)
    const keywords = keywordsOf(title, body, {
      cutter,
      written,
      most: keywordsOfArticle,
      names: found.flatMap(({ positions }) => positions),
    })
    for (const { key } of keywords) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, wordsOfQuestion)
    .map(([word]) => word)
}

/** Two days of the newsroom, always the same ones; elsewhere all rows. */
function textsOf(folder: string, set: string): Text[] {
  if (set === 'newsroom') {
    const first = Math.floor(Date.UTC(2026, 10, 20) / 60_000)
    return Array.from({ length: 4 * 24 * 60 }, (_, minute) => articlesOf(first + minute))
      .flat()
      .map(({ title, body }) => ({ title: title ?? '', body: body ?? '' }))
  }
  return (rowsOf<{ title?: string; body?: string; text?: string }>(folder, set) ?? []).map(
    ({ title = '', body = '', text = '' }) => ({ title, body: body || text }),
  )
}
