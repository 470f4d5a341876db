/**
 * Which articles detection puts together as one event, by pairs: on the first day of outbreaks of the newsroom, whose events are known, and on news of which
 * marks say what belongs together. Baseline: a story is an event.
 */
import { readFileSync } from 'node:fs'
import { createDuplicates, createNames, type LibraryEntry, type Names } from '../../../engine/text/index.ts'
import { placeName } from '../../../features/articles/articles/server/questions/index.ts'
import type { Group } from '../../../features/events/events/server/detecting/group.ts'
import { openGrouping } from '../../../features/events/events/server/detecting/grouping.ts'
import type { DetectedArticle } from '../../../features/events/events/server/detecting/marks.ts'
import { burstOf, mayBeOffered } from '../../../features/events/events/server/detecting/offer.ts'
import { brands } from '../../../pipeline/collect/newsroom/cast.ts'
import { articlesOf } from '../../../pipeline/collect/newsroom/newsroom.ts'
import { outbreaksBefore } from '../../../pipeline/collect/newsroom/pace.ts'
import { isOfOutbreak } from '../../../pipeline/collect/newsroom/write.ts'
import { enrich } from '../../../pipeline/enrich/enrich.ts'
import type { RawArticle } from '../../../pipeline/items.ts'
import { normalise } from '../../../pipeline/normalise/normalise.ts'
import type { Measured, Task } from '../shape.ts'
import { rowsOf } from '../text/packed.ts'

const set = 'news/sina_2018'
/** Six themes and brands break out in turn. */
const outbreaks = 6
const before = Date.UTC(2026, 10, 20)
const minuteMs = 60_000
const dayMinutes = 24 * 60
/** Articles that a worker finds at once. */
const perLook = 20
/** As `arrivedArticles` reads them. */
const leadLength = 300

/** As it was stored, with the event that it tells of; null: of none. */
interface Known {
  raw: RawArticle
  event: number | null
}

interface Pairs {
  known: number
  joined: number
  right: number
}

/** Stories and the groups of detection, in the order in which the articles came. */
async function grouped(articles: readonly Known[], names: Names) {
  const stories = createDuplicates()
  const grouping = openGrouping()
  const media = new Map<string, number>()
  const numbers = new Map<string, number>()
  const numberOf = (of: Map<string, number>, name: string): number => {
    const number = of.get(name) ?? of.size + 1
    of.set(name, number)
    return number
  }
  const receivedAt = new Date(before)
  const rows: { story: string; placed: number | null }[] = []
  const touched = new Set<Group>()
  const settle = () => {
    for (const group of touched) {
      const [first] = group.stories.keys()
      if (first !== undefined && grouping.groupOf(first) === group) grouping.settle(group)
    }
    touched.clear()
  }
  for (const [at, { raw }] of articles.entries()) {
    const article = await enrich(normalise(raw, { source: 'eval', onlyOrg: null, receivedAt }), names)
    // What is too short has none: it is a story of its own.
    const story = article.shingles
      ? stories.add({ id: `${at}`, shingles: article.shingles, publishedAt: article.publishedAt }).story
      : `${at}`
    const detected: DetectedArticle = {
      ...{ id: at, story: numberOf(numbers, story), at: article.publishedAt.getTime() },
      ...{ title: article.title, lead: article.body.slice(0, leadLength) },
      ...{ media: numberOf(media, article.media), keywords: article.keywords },
      names: article.names.map(({ name }) => name),
      places: article.mentioned.flatMap(code => placeName(code) ?? []),
    }
    rows.push({ story, placed: article.isAd ? null : detected.story })
    if (article.isAd) continue
    touched.add(grouping.add(detected))
    if (at % perLook === 0) settle()
  }
  settle()
  return rows.map(({ story, placed }) => ({
    story,
    group: placed === null ? null : (grouping.groupOf(placed) ?? null),
  }))
}

function pairsOf<Key>(keys: readonly (Key | null)[], events: readonly (number | null)[]): Pairs {
  const inside = (n: number) => (n * (n - 1)) / 2
  const sum = (sizes: Iterable<number>) => [...sizes].reduce((total, n) => total + inside(n), 0)
  const [byKey, byEvent, byBoth] = [
    new Map<Key, number>(),
    new Map<number, number>(),
    new Map<Key, Map<number, number>>(),
  ]
  const add = <K>(map: Map<K, number>, key: K) => map.set(key, (map.get(key) ?? 0) + 1)
  for (const [at, key] of keys.entries()) {
    const event = events[at] ?? null
    if (key !== null) add(byKey, key)
    if (event !== null) add(byEvent, event)
    if (key === null || event === null) continue
    const both = byBoth.get(key) ?? new Map<number, number>()
    byBoth.set(key, both)
    add(both, event)
  }
  return {
    known: sum(byEvent.values()),
    joined: sum(byKey.values()),
    right: [...byBoth.values()].reduce((total, both) => total + sum(both.values()), 0),
  }
}

const together = (all: readonly Pairs[]): Pairs => ({
  known: all.reduce((sum, { known }) => sum + known, 0),
  joined: all.reduce((sum, { joined }) => sum + joined, 0),
  right: all.reduce((sum, { right }) => sum + right, 0),
})

function rowsFor(of: string, n: number, found: Pairs, baseline: Pairs): Measured[] {
  const row = (metric: string, value: number, more: Partial<Measured> = {}): Measured => ({
    ...{ task: 'detection', set: of, metric, value, n },
    ...more,
  })
  const note = 'baseline: a story is an event'
  return [
    row('pairs, precision', found.right / found.joined, { must: 0.85, aim: 0.92 }),
    row('pairs, recall', found.right / found.known, { must: 0.75, aim: 0.85 }),
    row('pairs of a story, precision', baseline.right / baseline.joined, { note }),
    row('pairs of a story, recall', baseline.right / baseline.known, { note }),
  ]
}

const noNames = createNames([])
/** As the demonstration has it in its library. */
const ofNewsroom = () =>
  createNames(
    brands.flatMap(({ name, models }, place): LibraryEntry[] => [
      { id: `b${place}`, kind: 'brand', name, aliases: [name.slice(0, 2)] },
      ...models.map((model): LibraryEntry => ({ id: model, kind: 'prod', name: model })),
    ]),
  )

async function onNewsroom(): Promise<Measured[]> {
  const found: Pairs[] = []
  const stories: Pairs[] = []
  let n = 0
  for (const { from } of outbreaksBefore(before, outbreaks)) {
    const minutes = Array.from({ length: dayMinutes }, (_, at) => from / minuteMs + at)
    const articles = minutes.flatMap(minute =>
      articlesOf(minute).map((raw, place): Known => ({ raw, event: isOfOutbreak(minute, place) ? 1 : null })),
    )
    const rows = await grouped(articles, ofNewsroom())
    const events = articles.map(({ event }) => event)
    const offered = rows.map(({ group }) => (group && mayBeOffered(burstOf(group)) ? group : null))
    found.push(pairsOf(offered, events))
    stories.push(
      pairsOf(
        rows.map(({ story }) => story),
        events,
      ),
    )
    n += articles.length
  }
  return rowsFor('newsroom', n, together(found), together(stories))
}

interface Row {
  id: string
  title: string
  body: string
}

/** That set knows only its month: grouping alone, whatever its size. */
async function onNews(folder: string): Promise<Measured[]> {
  const news = new Map((rowsOf<Row>(folder, set) ?? []).map(row => [row.id, row]))
  if (news.size === 0) return []
  const marks = readFileSync(new URL('./detection-marks.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const publishedAt = new Date(before - 3_600_000).toISOString()
  const articles = marks.flatMap((line): Known[] => {
    const [id = '', event = '0'] = line.split(' ')
    const row = news.get(id)
    if (!row) return []
    const { title, body } = row
    const raw: RawArticle = { sourceId: id, title, body, media: `媒体 ${id}`, mediaType: 'web', publishedAt }
    return [{ raw, event: Number(event) || null }]
  })
  const rows = await grouped(articles, noNames)
  const events = articles.map(({ event }) => event)
  return rowsFor(
    'sina_2018',
    articles.length,
    pairsOf(
      rows.map(({ group }) => group),
      events,
    ),
    pairsOf(
      rows.map(({ story }) => story),
      events,
    ),
  )
}

export const detection: Task = {
  name: 'detection',
  needs: [],
  run: async ({ folder }) => [...(await onNewsroom()), ...(await onNews(folder))],
}
