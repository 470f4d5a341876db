// What each step of reading an article costs, and all of them together: the pipeline's work without HTML and without storing.
import { canonicalise } from '../../../engine/text/canonical.ts'
import { shinglesOf } from '../../../engine/text/duplicates/shingles.ts'
import { grams } from '../../../engine/text/grams.ts'
import { isAdvertisement } from '../../../engine/text/judge/advertisement.ts'
import { dimensionOf } from '../../../engine/text/judge/dimension.ts'
import { detectLanguage } from '../../../engine/text/language.ts'
import { markedText } from '../../../engine/text/marked.ts'
import { createNames, type LibraryEntry, type Names } from '../../../engine/text/names/names.ts'
import { peopleAndOrganisations } from '../../../engine/text/names/people.ts'
import { placesOf } from '../../../engine/text/places/places.ts'
import { summaryOf } from '../../../engine/text/summary.ts'
import { generalCutter } from '../../../engine/text/testing/general-cutter.ts'
import { keywordsOf } from '../../../engine/text/words/keywords.ts'
import type { Measured, Task } from '../shape.ts'
import { theJudge } from './judge.ts'
import { rowsOf } from './packed.ts'

interface Row {
  title?: string
  body?: string
  text?: string
}

interface Article {
  title: string
  body: string
  mediaType: string
}

interface Read extends Article {
  canonical: { title: ReturnType<typeof canonicalise>; body: ReturnType<typeof canonicalise> }
}

const LENGTH = 800
const MOST = 500
const PASSES = 9
const LIBRARY = 5000
const MUST = 500
const AIM = 1500

export const enrichmentSpeed: Task = {
  name: 'enrichment-speed',
  needs: ['news/sina_2018.jsonl.gz', 'social/weibo_covid_topics.jsonl.gz'],
  async run({ folder }) {
    const names = createNames(library(folder))
    const kinds: readonly [string, Article[]][] = [
      ['news', articles(folder, 'news/sina_2018', 'web')],
      ['posts', articles(folder, 'social/weibo_covid_topics', 'weibo')],
    ]
    const rows: Measured[] = []
    for (const [kind, all] of kinds) if (all.length > 0) rows.push(...(await measured(kind, all, names)))
    return rows
  },
}

/** Each its first 800 characters. */
function articles(folder: string, set: string, mediaType: string): Article[] {
  return (rowsOf<Row>(folder, set) ?? [])
    .map(({ title = '', body, text = '' }) => ({ title, body: (body ?? text).trim(), mediaType }))
    .filter(({ body }) => body.length >= LENGTH)
    .slice(0, MOST)
    .map(article => ({ ...article, body: article.body.slice(0, LENGTH) }))
}

/** Real names of products and companies; every fifth counts only beside a word that shows it is meant. */
function library(folder: string): LibraryEntry[] {
  const series = (rowsOf<{ series: string }>(folder, 'lexicons/car_brand_manufacturer_series') ?? []).map(
    row => ['prod', row.series] as const,
  )
  const companies = (rowsOf<{ name: string }>(folder, 'lexicons/company_short_names') ?? [])
    .filter(({ name }, i) => i % 15 === 0 && name.length > 2)
    .map(row => ['corp', row.name] as const)
  return [...series, ...companies].slice(0, LIBRARY).map(([kind, name], i) => ({
    id: String(i),
    kind,
    name,
    ...(i % 5 === 0 ? { ambiguous: [name], context: ['公司', '品牌', '发布会', '股价'] } : {}),
  }))
}

type Step = (article: Read) => unknown

async function measured(kind: string, all: readonly Article[], names: Names): Promise<Measured[]> {
  const read = all.map(article => ({ ...article, canonical: canonicalOf(article) }))
  const judge = theJudge()
  const cutter = generalCutter()
  const steps: Record<string, Step> = {
    canonicalise: canonicalOf,
    language: ({ title, body }) => detectLanguage(`${title}\n${body}`),
    'sentiment and level': article => judge.judge(article),
    regions: ({ canonical }) => placesOf(canonical.title, canonical.body),
    shingles: ({ canonical }) => shinglesOf(canonical.body, canonical.title),
    grams: ({ canonical }) => grams([canonical.title, canonical.body]),
    'marked text': ({ canonical }) => [markedText(canonical.title), markedText(canonical.body)],
    names: ({ canonical }) => names.namesIn(canonical),
    'people and organisations': ({ body }) => peopleAndOrganisations(body),
    keywords: ({ canonical }) => keywordsOf(canonical.title, canonical.body, { cutter }),
    summary: ({ title, body }) => summaryOf(title, body),
    advertisement: ({ title, body }) => isAdvertisement(title, body),
    dimension: ({ canonical }) => dimensionOf(canonical.title, canonical.body),
  }
  const rows: Measured[] = []
  for (const [step, run] of Object.entries(steps)) rows.push(row(kind, step, all.length, await best(read, run)))
  const whole = await best(all, async article => {
    const one = { ...article, canonical: canonicalOf(article) }
    for (const step of Object.values(steps).slice(1)) await step(one)
  })
  const metric = `documents/s a core, best of ${PASSES}`
  const note = `${whole.toFixed(0)} µs`
  const figures = { task: 'enrichment-speed', set: kind, n: all.length }
  return [...rows, { ...figures, metric, value: 1_000_000 / whole, must: MUST, aim: AIM, note }]
}

const canonicalOf = ({ title, body }: Article): Read['canonical'] => ({
  title: canonicalise(title),
  body: canonicalise(body),
})

const row = (kind: string, step: string, n: number, value: number): Measured => ({
  ...{ task: 'enrichment-speed', set: kind, metric: `${step}, µs`, value, n },
})

/** Microseconds of processor time an article, in the best pass: waiting for others does not count, their cache does. */
async function best<One>(articles: readonly One[], run: (article: One) => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let pass = 0; pass < PASSES; pass++) {
    const before = process.cpuUsage()
    for (const article of articles) await run(article)
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / articles.length)
  }
  return least
}
