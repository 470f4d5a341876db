// Topics of real boards and real posts: rank, heat and posts as the files say. What is compared is chosen by a rule, before anything of it was looked at.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { boardOf, hotListsServer, record } from '@guanlan/features/collecting/hot-lists/server'
import type { Database } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { expect, test } from 'vitest'
import { newArticle } from '../../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../articles/articles/server/testing/store-articles.ts'
import { trackingServer } from '../index.ts'

const data = fileURLToPath(new URL('../../../../../../shared/data/', import.meta.url))
const [boards, posts] = [`${data}hot/weibo_hot_heat_2026.jsonl.gz`, `${data}social/weibo_covid_topics.jsonl.gz`]
const isThere = existsSync(boards) && existsSync(posts)
const { as, databases } = openFeature([trackingServer, hotListsServer({} as Database)])
const dayMs = 86_400_000
/** A course goes back 90 days: of the file the newest so many days, moved until the last is today. */
const shownDays = 85

interface Entry {
  date: string
  rank: number
  title: string
  heat: number
}
const read = <T>(file: string): T[] =>
  gunzipSync(readFileSync(file))
    .toString()
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as T)

test.skipIf(!isThere)(
  'five topics have the rank, heat and posts of the files (skipped without ../shared/data)',
  async () => {
    const days = [...Map.groupBy(read<Entry>(boards), ({ date }) => date)]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .slice(-shownDays)
    const all = read<{ text: string; topics: string[] }>(posts)
    const onBoards = new Set(days.flatMap(([, list]) => list.map(({ title }) => title)))
    // The first five of the posts that boards had too.
    const five = [...new Set(all.flatMap(({ topics }) => topics))].filter(topic => onBoards.has(topic)).slice(0, 5)
    expect(five).toHaveLength(5)

    const db = databases().worker
    const boardId = await db.transaction().execute(tx => boardOf(tx, { onlyOrg: null, platform: 'weibo' }))
    const begin = Date.now() - days.length * dayMs
    for (const [n, [, list]] of days.entries())
      await db.transaction().execute(tx =>
        record(tx, {
          boardId,
          at: new Date(begin + n * dayMs),
          toldAt: null,
          said: list.sort((one, other) => one.rank - other.rank).map(({ title, heat }) => ({ title, heat })),
        }),
      )
    // Those that carry one of the five, and as many others.
    const carry = all.filter(({ text }) => five.some(topic => text.includes(`#${topic}#`)))
    const others = all.filter(post => !carry.includes(post)).slice(0, 300)
    const articles = [...carry, ...others].map(({ text }, n) =>
      newArticle({ title: '', body: text, mediaType: 'weibo', publishedAt: new Date(Date.now() - (n + 1) * 60_000) }),
    )
    for (let from = 0; from < articles.length; from += 200)
      await db.transaction().execute(tx => storeArticles(tx, articles.slice(from, from + 200), new Map()))

    const member = as()
    for (const topic of five) {
      const { data: made } = await member('POST', '/crisis/topicTrack/add', { topic })
      const { data: found } = await member('POST', '/crisis/topicTrack/course', { id: made.id })
      const own = days.flatMap(([, list]) => list.filter(({ title }) => title === topic))
      const stood = found.course.points.filter(({ rank }: { rank: number | null }) => rank !== null)
      expect([topic, stood.map(({ rank, heat }: Entry) => [rank, heat])]).toEqual([
        topic,
        days.flatMap(([, list]) => {
          const at = list.findIndex(({ title }) => title === topic)
          return at < 0 ? [] : [[at + 1, list[at]?.heat]]
        }),
      ])
      expect(found.topic.standing).toMatchObject({
        peakRank: Math.min(...stood.map(({ rank }: Entry) => rank)),
        peakHeat: Math.max(...own.map(({ heat }) => heat)),
      })
      expect([topic, found.articles.total]).toEqual([
        topic,
        carry.filter(({ text }) => text.includes(`#${topic}#`)).length,
      ])
    }
  },
  240_000,
)
