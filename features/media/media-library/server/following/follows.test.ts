// What members follow, on a real database.

import { Question } from '@guanlan/features/articles/articles/contract'
import { articleServer } from '@guanlan/features/articles/articles/server'
import { adopt } from '@guanlan/features/articles/articles/server/facts'
import { countsOf, queryOfQuestion } from '@guanlan/features/articles/articles/server/questions'
import { filtersServer } from '@guanlan/features/monitors/filters/server'
import { monitorServer, openMonitorSaves } from '@guanlan/features/monitors/monitors/server'
import { withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newArticle } from '../../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../articles/articles/server/testing/store-articles.ts'
import { mediaLibraryServer } from '../index.ts'

const noListener = { on: () => () => {}, onReconnect: () => {}, listening: async () => {}, close: async () => {} }
const { as, databases, undo } = openFeature(
  [mediaLibraryServer, articleServer, filtersServer, monitorServer(openMonitorSaves(noListener))],
  ['media_follows', 'media_exclusions', 'filters', 'articles', 'tasks'],
)
const [member, other] = [as(), as('orgAdmin')]
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

const counted = (userId: number, filters: object[]) =>
  withScope(databases().app, { orgId: 7, userId }, async scope => {
    const question = Question.parse({ from: ago(48).toISOString(), to: ago(0).toISOString(), filters })
    return (await countsOf(scope, [queryOfQuestion(question, null)]))[0]
  })
const isFollowed = { field: 'followed', is: 'is', values: ['1'] }

test('followed by one person: a field of every list, for that person alone; taken back, it is followed no more', async () => {
  const done = await member('POST', '/mediaManager/concern', { idList: [medium] })
  expect(done).toMatchObject({ http: 200, data: { changed: 1 } })
  expect((await member('POST', '/mediaManager/concern', { id: medium })).data).toEqual({ changed: 0 })
  expect((await member('GET', '/mediaManager/concern')).data).toMatchObject([
    { entry: { entry: medium, name: '甲报' } },
  ])
  expect((await other('GET', '/mediaManager/concern')).data).toEqual([])
  const { rows } = await sql<{ user_id: number }>`select user_id from media_follows`.execute(databases().worker)
  const reader = rows[0]?.user_id ?? 0
  expect(await counted(reader, [isFollowed])).toBe(2)
  expect(await counted(reader, [{ ...isFollowed, is: 'isNot' }])).toBe(1)
  expect(await counted(reader + 1000, [isFollowed])).toBe(0)
  await undo(done.operation as number)
  expect(await counted(reader, [isFollowed])).toBe(0)
})

test('an entry that the library has not, and none at all', async () => {
  for (const path of ['/mediaManager/concern', '/mediaManager/exclude']) {
    expect(await member('POST', path, { idList: ['m999999'] })).toMatchObject({
      http: 400,
      msg: '媒体库中没有这一条目',
    })
    expect(await member('POST', path, {})).toMatchObject({ http: 400, msg: '请选择媒体或账号' })
    expect(await member('POST', path, { id: 'x1' })).toMatchObject({ http: 400 })
  }
})

test('what no monitor wants of a medium that is followed is among the newest, and says so; what others handed in is not', async () => {
  await member('POST', '/mediaManager/concern', { idList: [medium] })
  const articles = [
    newArticle({ title: '甲报监测外', media: '甲报', publishedAt: ago(0.5) }),
    newArticle({ title: '别家交来的', media: '甲报', publishedAt: ago(0.4), onlyOrg: 8 }),
  ]
  await databases()
    .worker.transaction()
    .execute(tx => storeArticles(tx, articles, new Map()))
  const newest = async (by = member) =>
    (await by('GET', '/mediaManager/concern/articles')).data.map(
      ({ title, isMonitored }: { title: string; isMonitored: boolean }) => `${title} ${isMonitored}`,
    )
  expect(await newest()).toEqual(['甲报监测外 false', '甲报一 true', '甲报二 true'])
  expect(await newest(other)).toEqual([])
})

test('all that a list finds is followed, tagged and excluded by one act each, and taken back by one', async () => {
  const all = { of: 'media', allOf: { like: '报' } }
  const total = (await member('POST', '/inews/mediaLibrary/media', { like: '报' })).data.total
  expect(total).toBeGreaterThan(1)
  expect(await member('POST', '/inews/mediaLibrary/refs', all)).toMatchObject({ http: 200 })
  expect((await member('POST', '/inews/mediaLibrary/refs', all)).data.list).toHaveLength(total)
  const before = (await member('GET', '/mediaManager/concern')).data.length
  const done = await member('POST', '/mediaManager/concern', all)
  expect(done.data.changed).toBe(total - before)
  expect((await member('GET', '/mediaManager/concern')).data).toHaveLength(total)
  await undo(done.operation as number)
  expect((await member('GET', '/mediaManager/concern')).data).toHaveLength(before)
  await member('POST', '/inews/orgMedia/expand', all)
  const tagged = await member('PUT', '/inews/orgMedia/tags', { entries: all, add: ['批量'], take: [] })
  expect(tagged).toMatchObject({ http: 200, data: { changed: total } })
  const ours = { ours: { allOf: { filters: ['tag:is:批量'] } } }
  expect((await member('POST', '/inews/mediaLibrary/refs', ours)).data.list).toHaveLength(total)
  expect((await member('POST', '/inews/orgMedia/batchdel', { entries: all })).data.changed).toBe(total)
  expect((await member('POST', '/inews/mediaLibrary/refs', ours)).http).toBe(400)
  expect((await member('POST', '/mediaManager/concern', { of: 'media', allOf: { like: '没有这样的媒体' } })).http).toBe(
    400,
  )
})
