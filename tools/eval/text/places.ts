// Places and languages against what sets say of themselves: the province of a message, of a medium, the language of a paper.

import { detectLanguage } from '../../../engine/text/language.ts'
import { divisions } from '../../../engine/text/places/divisions.ts'
import { placesOf } from '../../../engine/text/places/places.ts'
import { releaseRegion } from '../../../engine/text/places/release.ts'
import { placeTraps, readTrap } from '../../../engine/text/testing/place-traps.ts'
import type { Measured, Task } from '../shape.ts'
import { rowsOf } from './packed.ts'

const provinceOf = new Map(
  divisions
    .filter(({ parent }) => parent === null)
    .flatMap(({ code, name, short }) => [
      [name, code.slice(0, 2)],
      [short, code.slice(0, 2)],
    ]),
)

export const places: Task = {
  name: 'places',
  needs: [
    'news/dxy_covid_2020.jsonl.gz',
    'lexicons/media_whitelist_2015.jsonl.gz',
    'multilingual/zh_hant_chinatimes.jsonl.gz',
    'multilingual/en_bbc_2004.jsonl.gz',
  ],
  async run({ folder }) {
    return [...traps(), ...messages(folder), ...media(folder), ...(await languages(folder))]
  },
}

const share = (of: readonly boolean[]): number => of.filter(Boolean).length / Math.max(1, of.length)

/** Sentences of this project with letters that only look like places: 一台北驰, 生长春雨. */
function traps(): Measured[] {
  const read = placeTraps().map(trap => ({ ...trap, ...readTrap(trap) }))
  const isWrong = read.map(({ wrong }) => wrong.length > 0)
  const later = read.filter(trap => trap.later)
  const meant = read.reduce((sum, trap) => sum + trap.meant.length, 0)
  const missed = read.reduce((sum, trap) => sum + trap.missed.length, 0)
  const of = { task: 'places', set: 'sentences to misread', n: read.length }
  return [
    { ...of, metric: 'with a wrong place', value: share(isWrong), must: 0.01, aim: 0.003, atMost: true },
    {
      ...of,
      metric: 'with a wrong place, of those written afterwards',
      value: share(later.map(({ wrong }) => wrong.length > 0)),
      n: later.length,
      note: '8 when first measured, mended since',
    },
    { ...of, metric: 'places found of those meant', value: 1 - missed / meant, n: meant },
  ]
}

/** The province a message is filed under has to be named by it or by a place in it; some messages name none. */
function messages(folder: string): Measured[] {
  const rows = rowsOf<{ title: string; body: string; province?: string }>(folder, 'news/dxy_covid_2020') ?? []
  const requested = rows.filter(row => provinceOf.has(row.province ?? ''))
  const right = requested.map(({ title, body, province = '' }) =>
    placesOf(title, body).regions.some(({ code }) => code.startsWith(provinceOf.get(province) as string)),
  )
  return [
    {
      task: 'places',
      set: 'dxy_covid_2020',
      metric: 'province among those mentioned',
      value: share(right),
      n: right.length,
      must: 0.95,
    },
  ]
}

function media(folder: string): Measured[] {
  const rows = rowsOf<{ name: string; region?: string }>(folder, 'lexicons/media_whitelist_2015') ?? []
  const requested = rows.filter(row => provinceOf.has(row.region ?? ''))
  const answers = requested.map(
    ({ name, region = '' }) => [releaseRegion(name)?.slice(0, 2), provinceOf.get(region)] as const,
  )
  const given = answers.filter(([answer]) => answer !== undefined)
  const metrics = {
    set: 'media_whitelist_2015',
    task: 'places',
    note: 'its names were seen when the table of media was written',
  }
  return [
    {
      ...metrics,
      metric: 'release region, precision',
      value: share(given.map(([a, b]) => a === b)),
      n: given.length,
      must: 0.98,
    },
    {
      ...metrics,
      metric: 'release region, recall',
      value: share(answers.map(([a, b]) => a === b)),
      n: answers.length,
      must: 0.9,
    },
  ]
}

async function languages(folder: string): Promise<Measured[]> {
  const chinese = rowsOf<{ body: string }>(folder, 'multilingual/zh_hant_chinatimes') ?? []
  const english = rowsOf<{ body: string }>(folder, 'multilingual/en_bbc_2004') ?? []
  const sentences = chinese.flatMap(({ body }) => body.split(/[。，]/).filter(part => part.length > 5))
  const titles = english.map(({ body }) => (body.split('.')[0] ?? '').slice(0, 120)).filter(title => title.length > 20)
  const measured = async (set: string, texts: readonly string[], language: string, metric: string, must: number) => {
    const right = await Promise.all(texts.map(async text => (await detectLanguage(text)) === language))
    return { task: 'places', set, metric, value: share(right), n: right.length, must }
  }
  return [
    await measured(
      'zh_hant_chinatimes',
      chinese.map(row => row.body),
      'zh-TW',
      'articles called zh-TW',
      0.99,
    ),
    await measured('zh_hant_chinatimes', sentences, 'zh-TW', 'parts of sentences called zh-TW', 0.95),
    await measured('en_bbc_2004', titles, 'en', 'first lines called en', 0.98),
  ]
}
