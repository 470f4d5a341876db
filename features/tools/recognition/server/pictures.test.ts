// Pictures of articles on a local site: looked at for chosen monitors alone, found again smaller, compressed and mirrored.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { articleServer } from '@guanlan/features/articles/articles/server'
import { drawnPicture, openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { recognitionServer } from './index.ts'
import { lookAtPictures } from './pictures.ts'

const path = '/inews/recogTask'
const { as, databases, upload } = openFeature(
  [articleServer, recognitionServer({ transcriber: null, cutter: null })],
  [
    ...['picture_hashes', 'picture_monitors', 'stored_files', 'source_hosts'],
    ...['hits', 'monitors', 'org_articles', 'article_identities', 'articles'],
  ],
)

const trusted = new Set<string>()
let site: Server
let origin = ''
let loaded: string[] = []
beforeEach(async () => {
  loaded = []
  const pictures = new Map([
    ['/tide.png', await drawnPicture(1).png().toBuffer()],
    ['/coast.png', await drawnPicture(4).png().toBuffer()],
  ])
  site = createServer(({ url = '' }, answer) => {
    const picture = pictures.get(url)
    if (url !== '/robots.txt') loaded.push(url)
    if (picture) answer.writeHead(200, { 'content-type': 'image/png' }).end(picture)
    else answer.writeHead(404).end()
  })
  await new Promise<void>(resolve => site.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`
  origin = `http://${host}`
  trusted.clear()
  trusted.add(host)
  await sql`insert into source_hosts (host, pause_seconds) values (${host}, 0)`.execute(databases().worker)
  return () => {
    site.closeAllConnections()
    return new Promise<void>(resolve => site.close(() => resolve()))
  }
})

/** Stored as hits of a monitor of organisation 7; the title is how it is found again. */
async function store(title: string, monitorId: number, pictures: string[]): Promise<void> {
  const { worker } = databases()
  await sql`insert into monitors (id, org_id, kind, name, rule, version) values (${monitorId}, 7, 'item', ${title}, '潮', 1)`.execute(
    worker,
  )
  const hits = [{ orgId: 7, monitorId, version: 1 }]
  const publishedAt = new Date(Date.now() - 60_000)
  await worker
    .transaction()
    .execute(tx =>
      storeArticles(tx, [newArticle({ title, publishedAt, extra: { pictures }, hits, onlyOrg: 7 })], new Map()),
    )
}
const look = async (times: number) => {
  for (let turn = 0; turn < times; turn++) await lookAtPictures(databases().worker, trusted)
}
const search = async (picture: Buffer, ask = as()) => {
  const { data } = await upload(`${path}/picture`, 'a.jpg', picture)
  return ask('POST', `${path}/searchSameImg`, { fileId: data.id })
}

test('a picture is found again smaller, compressed and mirrored; what no chosen monitor has is never loaded', async () => {
  await store('潮位', 700, [`${origin}/tide.png`, `${origin}/gone.png`])
  await store('海岸', 701, [`${origin}/coast.png`])
  const chosen = await as()('POST', `${path}/pictures`, { monitorId: 700, looks: true })
  expect(chosen.data).toEqual({ monitors: [700] })
  // What had arrived before it was chosen stays as it is.
  await look(1)
  expect(loaded).toEqual([])

  await sql`update picture_monitors set since = now() - interval '1 hour'`.execute(databases().worker)
  await look(4)
  expect(loaded.filter(url => url !== '/tide.png')).toEqual(['/gone.png'])
  expect(loaded).toHaveLength(2)

  const small = await drawnPicture(1).resize(120, 80).jpeg({ quality: 60 }).toBuffer()
  const found = (await search(small)).data
  expect(found).toMatchObject({ looked: 1, list: [{ title: '潮位', media: '观潮日报', mirrored: false }] })
  const mirrored = (await search(await drawnPicture(1).flop().jpeg({ quality: 80 }).toBuffer())).data
  expect(mirrored.list).toMatchObject([{ title: '潮位', mirrored: true }])
  // Its border cut off.
  const cut = drawnPicture(1).extract({ left: 36, top: 24, width: 168, height: 112 })
  expect((await search(await cut.jpeg({ quality: 80 }).toBuffer())).data.list).toMatchObject([{ title: '潮位' }])
  expect((await search(await drawnPicture(4).jpeg().toBuffer())).data).toMatchObject({ looked: 1, list: [] })
})

test('a monitor of another organisation is not chosen, and nobody else sees which are', async () => {
  await store('潮位', 700, [`${origin}/tide.png`])
  await as()('POST', `${path}/pictures`, { monitorId: 700, looks: true })
  expect((await as('orgAdmin', 8)('POST', `${path}/pictures`, { monitorId: 700, looks: true })).http).toBe(404)
  await sql`update picture_monitors set since = now() - interval '1 hour'`.execute(databases().worker)
  await look(1)
  const theirs = await as('member', 8)('GET', `${path}/pictures`)
  expect(theirs.data).toEqual({ monitors: [] })
})
