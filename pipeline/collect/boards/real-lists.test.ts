/** Real lists served by a local newsnow, minute by minute: what is kept of each topic, and what a watch tells, equals a plain computation over what was served. Skipped where the lists are absent. */
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { entriesOf, type RawEntry } from '@guanlan/features/collecting/hot-lists/server'
import { type Database, openDatabases } from '@guanlan/platform/server'
import { migratedDatabase } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { askNextBoard } from './ask-boards.ts'

const folder = fileURLToPath(new URL('../../../../shared/data/hot/', import.meta.url))
const present = existsSync(folder)
if (!present) console.warn('real-lists.test: ../shared/data/hot is absent, so real lists are not played')

const begin = Date.parse('2026-11-01T00:00:00Z')
const every = 2
const watch = { topRank: 10, rises: 15, withinMinutes: 20 }
/** What many titles say. */
const words = ['中国', '王楚钦', '冠', '春', '车', '票房']

interface Listed extends RawEntry {
  date: string
  platform: string
  title: string
}
/** What was served at a minute and taken for the list. */
interface Served {
  minute: number
  entries: ReturnType<typeof entriesOf>
}

const rowsOf = (set: string): Listed[] =>
  gunzipSync(readFileSync(`${folder}${set}.jsonl.gz`))
    .toString('utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as Listed)

/** A list for each day, played every other minute. */
function listsOf(rows: readonly Listed[], days: number): RawEntry[][] {
  return [...Map.groupBy(rows, ({ date }) => date).values()].slice(0, days)
}

let db: Database
let base = ''
let minute = 0
let lists = new Map<string, RawEntry[][]>()
const served = new Map<string, Served[]>()

beforeAll(async () => {
  if (!present) return
  const database = await migratedDatabase()
  const databases = openDatabases(database.url, { app: 1, worker: 2 })
  db = databases.worker
  const server = createServer((request, reply) => {
    const id = new URL(request.url ?? '', 'http://local').searchParams.get('id') ?? ''
    const list = lists.get(id)?.[minute / every]
    // For a while the instance has lost its source, then it answers nothing at all.
    const isSilent = minute >= 20 && minute < 22
    const isDown = minute >= 26 && minute < 40
    if (isDown) return void reply.writeHead(502).end('<html>bad gateway')
    const items = isSilent ? [] : (list ?? [])
    if (items.length > 0) served.set(id, [...(served.get(id) ?? []), { minute, entries: entriesOf(items) }])
    reply.end(
      JSON.stringify({
        status: 'success',
        items: items.map(({ title, heat, firstSeen, peakHeat }) => ({
          title,
          firstSeen,
          peakHeat,
          ...(heat !== undefined && { extra: { info: String(heat) } }),
        })),
      }),
    )
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return async () => {
    server.close()
    await databases.close()
    await database.drop()
  }
})

const at = (of: number) => new Date(begin + of * 60_000).toISOString()

interface Stay {
  title: string
  points: { at: string; rank: number | null; heat: number | null }[]
  firstSeen: string
  lastSeen: string
  peakRank: number
  peakHeat: number | null
  minutesOn: number
  entries: number
}

/** Of every topic, by reading the lists one after the other. */
function plainStays(lists: readonly Served[]): Map<string, Stay> {
  const stays = new Map<string, Stay>()
  lists.forEach(({ minute, entries }, index) => {
    const before = lists[index - 1]
    const length = before && minute - before.minute <= 10 ? minute - before.minute : 0
    for (const { key, title, rank, heat } of entries) {
      const stay = stays.get(key) ?? {
        title,
        points: [],
        firstSeen: at(minute),
        lastSeen: at(minute),
        peakRank: rank,
        peakHeat: null,
        minutesOn: 0,
        entries: 0,
      }
      const wasOn = before?.entries.some(entry => entry.key === key) ?? false
      const last = stay.points.at(-1)
      stays.set(key, {
        ...stay,
        title,
        lastSeen: at(minute),
        peakRank: Math.min(stay.peakRank, rank),
        peakHeat: heat === null ? stay.peakHeat : Math.max(stay.peakHeat ?? 0, heat),
        minutesOn: stay.minutesOn + (wasOn ? length : 0),
        entries: stay.entries + (wasOn ? 0 : 1),
        points:
          wasOn && last?.rank === rank && last.heat === heat
            ? stay.points
            : [...stay.points, { at: at(minute), rank, heat }],
      })
    }
    for (const { key } of before?.entries ?? []) {
      const stay = stays.get(key)
      if (!stay || entries.some(entry => entry.key === key)) continue
      const left = { at: at(minute), rank: null, heat: null }
      stays.set(key, {
        ...stay,
        lastSeen: at(minute),
        minutesOn: stay.minutesOn + length,
        points: [...stay.points, left],
      })
    }
  })
  return stays
}

/** What the watch has to tell of a topic, minute after minute. */
function plainNews({ points }: Stay): string[] {
  const news: string[] = []
  let toldRise = Number.NEGATIVE_INFINITY
  points.forEach(({ at: written, rank }, index) => {
    const now = Date.parse(written)
    const before = points[index - 1]?.rank ?? null
    if (rank === null) {
      news.push(`leaves ${written}`)
      return
    }
    if (before === null) news.push(`enters ${written}`)
    if (rank <= watch.topRank && (before === null || before > watch.topRank)) news.push(`top ${written}`)
    const entered = points.findLastIndex((point, place) => place < index && point.rank === null) + 1
    const windowMs = watch.withinMinutes * 60_000
    const ranks = points
      .slice(entered, index)
      // A rank holds until the next change: the one that the window began with counts.
      .filter((_, place) => Date.parse(points[entered + place + 1]?.at ?? '') > now - windowMs)
      .map(point => point.rank ?? 0)
    if (now - toldRise >= windowMs && Math.max(0, ...ranks) - rank >= watch.rises) {
      toldRise = now
      news.push(`rises ${written}`)
    }
  })
  return news.sort()
}

test.skipIf(!present)(
  'of every topic of real lists the stay, the course and the news of a watch are those of a plain computation',
  { timeout: 120_000 },
  async () => {
    const others = rowsOf('multi_platform_hot_2026')
    lists = new Map([
      ['weibo', listsOf(rowsOf('weibo_hot_heat_2026'), 26)],
      ...['douyin'].map(
        platform =>
          [
            platform,
            listsOf(
              others.filter(row => row.platform === platform),
              14,
            ),
          ] as const,
      ),
    ])
    await sql`insert into organisations (id, name) values (7, '甲机构')`.execute(db)
    await db
      .insertInto('hot_watches')
      .values({
        org_id: 7,
        name: '常见',
        rule: words.join(' | '),
        top_rank: watch.topRank,
        rises: watch.rises,
        within_minutes: watch.withinMinutes,
        leaves: true,
      })
      .execute()
    for (const platform of lists.keys())
      await db
        .insertInto('hot_boards')
        .values({ platform, instance: 'newsnow', route: platform, every_seconds: 120, next_at: new Date(begin) })
        .execute()
    const last = Math.max(...[...lists.values()].map(days => days.length)) * every
    for (minute = 0; minute < last; minute += every)
      while (await askNextBoard(db, { newsnow: base }, new Date(begin + minute * 60_000)));

    const { rows: topics } = await sql<
      Stay & { id: number; platform: string; key: string; toldPeakHeat: number | null }
    >`
      select t.id, b.platform, t.key, t.title, t.first_seen as "firstSeen", t.last_seen as "lastSeen", t.rank is not null as "isOn", t.peak_rank as "peakRank", t.peak_heat::float8 as "peakHeat", t.minutes_on as "minutesOn", t.entries,
        t.told_peak_heat::float8 as "toldPeakHeat"
      from hot_topics t join hot_boards b on b.id = t.board_id order by t.id`.execute(db)
    const { rows: changes } = await sql<{ id: number; at: Date; rank: number | null; heat: number | null }>`
      select topic_id as id, at, rank, heat::float8 as heat from hot_changes order by topic_id, at`.execute(db)
    const { rows: news } = await sql<{ id: number; at: Date; kind: string }>`
      select topic_id as id, at, kind from hot_watch_news order by topic_id, at, kind`.execute(db)
    const pointsOf = Map.groupBy(changes, ({ id }) => id)
    const newsOf = Map.groupBy(news, ({ id }) => id)
    const plain = new Map([...served].map(([platform, all]) => [platform, plainStays(all)]))

    expect(topics.length).toBe([...plain.values()].reduce((sum, stays) => sum + stays.size, 0))
    expect(topics.length).toBeGreaterThan(600)
    for (const { id, platform, key, ...topic } of topics) {
      const stay = plain.get(platform)?.get(key) as Stay
      const points = (pointsOf.get(id) ?? []).map(({ at, rank, heat }) => ({ at: at.toISOString(), rank, heat }))
      const { title, firstSeen, lastSeen, peakRank, peakHeat, minutesOn, entries } = topic
      const [first, latest] = [firstSeen, lastSeen].map(moment => new Date(moment).toISOString())
      expect({ title, firstSeen: first, lastSeen: latest, peakRank, peakHeat, minutesOn, entries, points }).toEqual(
        stay,
      )
      const reported = (newsOf.get(id) ?? []).map(({ at, kind }) => `${kind} ${at.toISOString()}`).sort()
      // What the watch wants: no title of the lists changes under its key by more than marks and width.
      expect(reported).toEqual(words.some(word => key.includes(word)) ? plainNews(stay) : [])
    }
    expect(news.length).toBeGreaterThan(100)
    expect(
      topics.filter(({ platform, toldPeakHeat }) => platform === 'weibo' && toldPeakHeat !== null).length,
    ).toBeGreaterThan(600)
  },
)
