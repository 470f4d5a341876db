// How fast what reads words, places and names is, and how often plain news, posts and reviews are taken for advertisements.
import { canonicalise } from '../../../engine/text/canonical.ts'
import { isAdvertisement } from '../../../engine/text/judge/advertisement.ts'
import { dimensionOf } from '../../../engine/text/judge/dimension.ts'
import { languageByScript } from '../../../engine/text/language.ts'
import { createNames } from '../../../engine/text/names/names.ts'
import { peopleAndOrganisations } from '../../../engine/text/names/people.ts'
import { placesOf } from '../../../engine/text/places/places.ts'
import { summaryOf } from '../../../engine/text/summary.ts'
import { generalCutter } from '../../../engine/text/testing/general-cutter.ts'
import { keywordsOf } from '../../../engine/text/words/keywords.ts'
import type { Measured, Task } from '../shape.ts'
import { rowsOf } from './packed.ts'

interface Row {
  title?: string
  body?: string
  text?: string
}

export const words: Task = {
  name: 'words',
  needs: ['news/sina_2018.jsonl.gz'],
  run: ({ folder }) => [...advertisements(folder), ...speeds(folder)],
}

/** These sets hold hardly any advertisements, so nearly everything that is called one is a mistake. */
function advertisements(folder: string): Measured[] {
  return [
    'news/cctv_xinwenlianbo',
    'news/dxy_covid_2020',
    'sentiment/financial_news',
    'sentiment/chnsenticorp_hotel',
    'sentiment/waimai_10k',
  ].flatMap(set => {
    const rows = rowsOf<Row>(folder, set)
    if (!rows) return []
    const called = rows.filter(({ title = '', body = '', text = '' }) => isAdvertisement(title, body || text)).length
    const metric = 'called an advertisement'
    return [{ task: 'words', set, metric, value: called / rows.length, n: rows.length, must: 0.005, atMost: true }]
  })
}

const ROUNDS = 5
const LENGTH = 800

function speeds(folder: string): Measured[] {
  const rows = (rowsOf<Row>(folder, 'news/sina_2018') ?? [])
    .filter(({ body = '' }) => body.length >= LENGTH)
    .slice(0, 500)
  const articles = rows.map(({ title = '', body = '' }) => {
    const cut = body.slice(0, LENGTH)
    return { title, body: cut, canonical: { title: canonicalise(title), body: canonicalise(cut) } }
  })
  const brands = rowsOf<{ brand: string; series: string }>(folder, 'lexicons/car_brand_manufacturer_series') ?? []
  const names = createNames(brands.map(({ series }, i) => ({ id: String(i), kind: 'prod' as const, name: series })))
  type Article = (typeof articles)[number]
  const cutter = generalCutter()
  const steps: Record<string, (article: Article) => unknown> = {
    places: ({ canonical }) => placesOf(canonical.title, canonical.body),
    'language by script': ({ body }) => languageByScript(body),
    cut: ({ canonical }) => cutter.cut(canonical.body),
    keywords: ({ canonical }) => keywordsOf(canonical.title, canonical.body, { cutter }),
    [`names, ${brands.length} products`]: ({ canonical }) => names.namesIn(canonical),
    'people and organisations': ({ body }) => peopleAndOrganisations(body),
    advertisement: ({ title, body }) => isAdvertisement(title, body),
    summary: ({ title, body }) => summaryOf(title, body),
    dimension: ({ canonical }) => dimensionOf(canonical.title, canonical.body),
  }
  return Object.entries(steps).map(([step, run]) => {
    let best = 0
    for (let round = 0; round < ROUNDS; round++) {
      const before = process.cpuUsage()
      for (const article of articles) run(article)
      const { user, system } = process.cpuUsage(before)
      best = Math.max(best, (articles.length / (user + system)) * 1_000_000)
    }
    const note = `${(1_000_000 / best).toFixed(0)} µs of processor time`
    return { task: 'words', set: step, metric: 'documents/s, best of 5', value: best, n: articles.length, note }
  })
}
