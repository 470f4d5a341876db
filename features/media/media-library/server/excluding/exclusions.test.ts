// What an organisation excludes, on a real database.

import { articleServer } from '@guanlan/features/articles/articles/server'
import { adopt } from '@guanlan/features/articles/articles/server/facts'
import { applyingFilters, filtersServer } from '@guanlan/features/monitors/filters/server'
import { monitorServer, openMonitorSaves } from '@guanlan/features/monitors/monitors/server'
import { finishTasks, openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newArticle } from '../../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../articles/articles/server/testing/store-articles.ts'
import { mediaLibraryServer } from '../index.ts'
import { endExclusions } from './end.ts'

const noListener = { on: () => () => {}, onReconnect: () => {}, listening: async () => {}, close: async () => {} }
const { as, databases, undo } = openFeature(
  [mediaLibraryServer, articleServer, filtersServer, monitorServer(openMonitorSaves(noListener))],
  ['media_follows', 'media_exclusions', 'filters', 'articles', 'tasks'],
)
const [member, other, stranger] = [as(), as('orgAdmin'), as('orgAdmin', 8)]
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)

let medium = ''
beforeEach(async () => {
  await databases()
    .worker.transaction()
    .execute(async tx => {
      const articles = [
        newArticle({ title: '甲报一', media: '甲报', publishedAt: ago(1) }),
        newArticle({ title: '甲报二', media: '甲报', publishedAt: ago(2) }),
        newArticle({ title: '乙报', media: '乙报', publishedAt: ago(3) }),
      ]
      const stored = [...(await storeArticles(tx, articles, new Map())).ids.values()]
      await adopt({ orgId: 7, db: tx }, stored)
    })
  const { rows } = await sql<{ id: number }>`select id from media where name = '甲报'`.execute(databases().worker)
  medium = `m${rows[0]?.id}`
})

test('excluded: tried first, written into one filter, with why and until when; back on its day', async () => {
  const trial = await member('POST', '/mediaManager/exclude/trial', { idList: [medium] })
  expect(trial).toMatchObject({ http: 200, data: { parts: 1, next: null } })
  const until = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  expect((await member('POST', '/mediaManager/exclude', { idList: [medium], reason: '转载站', until })).data).toEqual({
    changed: 1,
  })
  const [excluded] = (await other('GET', '/mediaManager/exclude')).data
  expect(excluded).toMatchObject({ entry: { entry: medium }, reason: '转载站', until })
  const { data: filter } = await member('GET', `/inews/blackWhiteFilter/${excluded.filterId}`)
  expect(filter).toMatchObject({ type: 'black', media: [Number(medium.slice(1))], name: '排除的媒体' })
  expect((await stranger('GET', '/mediaManager/exclude')).data).toEqual([])
  await finishTasks(databases(), [applyingFilters])

  await endExclusions(databases().worker)
  expect((await other('GET', '/mediaManager/exclude')).data).toHaveLength(1)
  await endExclusions(databases().worker, new Date(Date.now() + 4 * 86_400_000))
  expect((await other('GET', '/mediaManager/exclude')).data).toEqual([])
  const { rows } = await sql`select 1 from filters`.execute(databases().worker)
  expect(rows).toEqual([])
})

test('two media share a filter; who removes that by hand takes both back in', async () => {
  const { rows } = await sql<{ id: number }>`select id from media where name = '乙报'`.execute(databases().worker)
  await member('POST', '/mediaManager/exclude', { idList: [medium] })
  await member('POST', '/mediaManager/exclude', { idList: [`m${rows[0]?.id}`] })
  const list = (await member('GET', '/mediaManager/exclude')).data
  expect(new Set(list.map(({ filterId }: { filterId: number }) => filterId)).size).toBe(1)
  const back = await member('POST', '/mediaManager/exclude', { idList: [medium], exclude: false })
  expect((await member('GET', '/mediaManager/exclude')).data).toHaveLength(1)
  await undo(back.operation as number)
  expect((await member('GET', '/mediaManager/exclude')).data).toHaveLength(2)
  await member('DELETE', `/inews/blackWhiteFilter/${list[0].filterId}`)
  expect((await member('GET', '/mediaManager/exclude')).data).toEqual([])
  const over = { idList: [medium], until: '2020-01-01' }
  expect(await member('POST', '/mediaManager/exclude', over)).toMatchObject({ http: 400, msg: '恢复日期须晚于今天' })
})

test('what one organisation cannot end keeps no other organisation’s media out', async () => {
  const { worker } = databases()
  const until = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  for (const caller of [member, stranger])
    expect(await caller('POST', '/mediaManager/exclude', { idList: [medium], until })).toMatchObject({ http: 200 })
  // No filter that lists anything: it cannot be changed, as nobody could by a call.
  await sql`update filters set kind = 'similar', text = '一段够长的样本文字，用来比较', threshold = 70 where org_id = 7`.execute(
    worker,
  )
  await expect(endExclusions(worker, new Date(Date.now() + 4 * 86_400_000))).rejects.toThrow('could not be ended')
  expect((await stranger('GET', '/mediaManager/exclude')).data).toEqual([])
  expect((await member('GET', '/mediaManager/exclude')).data).toHaveLength(1)
})
