/** As many texts as are wanted, made of real ones: an article of a few sentences from several real articles, so that words are as uneven as they are in life and no two articles are copies. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type Article, inventArticles } from '../rules/articles.ts'
import { type Chance, chance } from '../rules/random.ts'

const files = ['news/sina_2018.jsonl.gz', 'news/cctv_xinwenlianbo.jsonl.gz', 'social/weibo_ced_posts.jsonl.gz']

/** UTF-16 units of title and body, in the mean: of posts, flashes and reports together. */
export const meanLength = 300
/** Sentences that follow each other in one real article. */
const longestRun = 3

export interface Texts {
  /** Real articles they are made of; 0: invented ones, where the real ones are not there. */
  real: number
  /** The n-th text, the same in every run. */
  textOf(n: number): Article
}

export function composeTexts(data: string): Texts {
  const real = readAll(data)
  const sources = (real ?? inventArticles()).map(({ title, body }) => ({ title, sentences: sentencesOf(body) }))
  const usable = sources.filter(({ sentences }) => sentences.length > 0)
  return { real: real ? usable.length : 0, textOf: n => compose(usable, chance(n + 1)) }
}

interface Source {
  title: string
  sentences: string[]
}

function compose(sources: readonly Source[], luck: Chance): Article {
  const { title } = luck.of(sources)
  // Many short ones and few long ones: from a quarter of the mean on, falling like e^(−x).
  const requested = meanLength * (0.25 - 0.75 * Math.log(1 - luck.next())) - title.length
  let body = ''
  do {
    const { sentences } = luck.of(sources)
    const from = luck.upTo(sentences.length)
    body += sentences.slice(from, from + 1 + luck.upTo(longestRun)).join('')
  } while (body.length < requested - sentenceLength)
  return { title, body }
}

/** Of a sentence, in the mean; so much a body may miss. */
const sentenceLength = 40

/** What is Chinese prose; tables and scripts that stand in pages are left out. */
const sentencesOf = (body: string): string[] =>
  (body.match(/[^。！？\n]{6,160}[。！？]/gu) ?? [])
    .map(sentence => sentence.trim())
    .filter(sentence => (sentence.match(/\p{Script=Han}/gu)?.length ?? 0) * 2 > sentence.length)

function readAll(data: string): Article[] | null {
  const there = files.map(file => join(data, file)).filter(file => existsSync(file))
  if (there.length === 0) return null
  return there.flatMap(file =>
    gunzipSync(readFileSync(file))
      .toString('utf8')
      .split('\n')
      .filter(line => line !== '')
      .map(line => articleOf(JSON.parse(line))),
  )
}

/** Posts have no title: their first characters stand for it, as the pipeline takes them. */
function articleOf({ title, body, text }: { title?: string; body?: string; text?: string }): Article {
  const whole = body ?? text ?? ''
  return { title: title ?? whole.slice(0, 20), body: /[。！？]\s*$/u.test(whole) ? whole : `${whole}。` }
}
