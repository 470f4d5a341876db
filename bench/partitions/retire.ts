/** The oldest month goes while articles arrive: how long it takes, and how long storing waits at most. */
import pg from 'pg'
import { retire } from '../../features/administration/retention/server/index.ts'
import { newArticle } from '../../features/articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../features/articles/articles/server/testing/store-articles.ts'
import type { Database } from '../../platform/server/index.ts'
import { monitorsOfFirst, now } from './fill.ts'

const everyMs = 100
const articlesAtOnce = 20

export async function dropMonth(worker: Database, url: string): Promise<string> {
  const owner = new pg.Client(url)
  await owner.connect()
  await owner.query('update retention_state set enabled = true')
  const size = async () =>
    Number((await owner.query('select pg_database_size(current_database()) as bytes')).rows[0].bytes)
  const storing = startStoring(worker)
  await new Promise(resolve => setTimeout(resolve, 5_000))
  const usual = storing.longest()
  const before = await size()
  const began = performance.now()
  // Thirteen months after the oldest one has ended.
  const parts = await retire(url, new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 1)))
  const took = performance.now() - began
  const longest = storing.longest()
  const stored = await storing.stop()
  await owner.end()
  const gone = parts?.filter(part => part.act === 'dropPart') ?? []
  const hits = gone.filter(part => part.part.startsWith('hits_'))
  const rows = (all: typeof gone) => all.reduce((sum, part) => sum + part.leaving, 0)
  return [
    `a month that is over goes (${rows(hits)} hits, ${rows(gone)} rows in ${gone.length} parts): ${(took / 1000).toFixed(1)} s with finding what may go, ${Math.round((before - (await sizeAfter(url))) / 2 ** 20)} MB given back`,
    `storing meanwhile (${articlesAtOnce} articles each ${everyMs} ms, ${stored} in all): longest ${longest.toFixed(0)} ms, before it ${usual.toFixed(0)} ms`,
  ].join('\n')
}

async function sizeAfter(url: string): Promise<number> {
  const owner = new pg.Client(url)
  await owner.connect()
  const { rows } = await owner.query('select pg_database_size(current_database()) as bytes')
  await owner.end()
  return Number(rows[0].bytes)
}

function startStoring(worker: Database) {
  let longest = 0
  let stored = 0
  let stopped = false
  const memory = new Map()
  const done = (async () => {
    for (let n = 0; !stopped; n++) {
      const began = performance.now()
      const batch = Array.from({ length: articlesAtOnce }, (_, k) =>
        newArticle({
          identity: crypto.randomUUID(),
          title: `新到 ${n} ${k}`,
          publishedAt: new Date(),
          hits: [0, 5, 10].map(monitor => ({ orgId: 1, monitorId: 1 + ((n + monitor) % monitorsOfFirst), version: 1 })),
        }),
      )
      await worker.transaction().execute(tx => storeArticles(tx, batch, memory))
      stored += batch.length
      longest = Math.max(longest, performance.now() - began)
      await new Promise(resolve => setTimeout(resolve, everyMs))
    }
  })()
  return {
    /** Milliseconds since the last asking. */
    longest() {
      const so = longest
      longest = 0
      return so
    },
    async stop() {
      stopped = true
      await done
      return stored
    },
  }
}
