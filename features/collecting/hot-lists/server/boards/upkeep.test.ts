import { type Databases, openDatabases, type SystemScope } from '@guanlan/platform/server'
import { migratedDatabase } from '@guanlan/platform/testing'
import { beforeAll, expect, test } from 'vitest'
import { Instances } from '../../contract/boards.ts'
import { boardOf, record } from '../index.ts'
import { instancesOf, saveInstances } from './instances.ts'
import { listBoards, publicWall, removeBoard, saveBoard, showToEverybody } from './upkeep.ts'

let databases: Databases
let operator: SystemScope
const now = new Date()
beforeAll(async () => {
  const database = await migratedDatabase()
  databases = openDatabases(database.url, { app: 1, worker: 2 })
  operator = { roles: ['operator'], userId: 1, locale: 'zh', now, db: databases.worker } as unknown as SystemScope
  return async () => {
    await databases.close()
    await database.drop()
  }
})
const boards = () => listBoards(operator, { page: 1, pageSize: 50 })

test('what the operator writes is asked instead of what the process was started with', async () => {
  const started = { newsnow: 'http://started.example' }
  expect(await instancesOf(operator.db, started)).toEqual(started)
  await saveInstances(operator, { newsnow: 'http://own.example:4444', dailyhot: 'https://hot.example/api' })
  expect(await instancesOf(operator.db, started)).toEqual({
    newsnow: 'http://own.example:4444',
    dailyhot: 'https://hot.example/api',
  })
  await saveInstances(operator, { newsnow: null, dailyhot: null })
  expect(await instancesOf(operator.db, started)).toEqual(started)
})

test('boards that failed are asked at once when an instance is written', async () => {
  const { id } = await saveBoard(operator, {
    platform: 'weibo',
    instance: 'newsnow',
    route: '',
    everySeconds: 120,
    enabled: true,
  })
  const later = new Date(now.getTime() + 86_400_000)
  await operator.db.updateTable('hot_boards').set({ failures: 9, next_at: later }).where('id', '=', id).execute()
  await saveInstances(operator, { newsnow: 'http://own.example', dailyhot: null })
  const [board] = await operator.db.selectFrom('hot_boards').select(['failures', 'next_at']).execute()
  expect(board?.failures).toBe(0)
  expect(board?.next_at.getTime()).toBeLessThan(later.getTime())
  expect((await boards()).list).toMatchObject([{ platform: 'weibo', instance: 'newsnow', route: 'weibo' }])
})

test('a board goes with its topics; one of an organisation is not the operator’s to remove', async () => {
  const own = await operator.db.transaction().execute(async tx => {
    await tx.insertInto('organisations').values({ id: 7, name: '甲机构' }).execute()
    for (const onlyOrg of [null, 7])
      await record(tx, {
        boardId: await boardOf(tx, { onlyOrg, platform: 'weibo' }),
        at: now,
        toldAt: null,
        said: [{ title: '澄屿召回' }],
      })
    return boardOf(tx, { onlyOrg: 7, platform: 'weibo' })
  })
  await expect(removeBoard(operator, own)).rejects.toMatchObject({ kind: 'missing' })
  const [board] = (await boards()).list
  expect(await removeBoard(operator, board?.id ?? 0)).toEqual({ changed: 1 })
  expect((await boards()).list).toEqual([])
  expect(await operator.db.selectFrom('hot_topics').select('only_org').execute()).toEqual([{ only_org: 7 }])
  expect(await operator.db.selectFrom('hot_events').select('only_org').execute()).toEqual([{ only_org: 7 }])
})

test('the public wall is closed until it is opened, and the page of the operator says which', async () => {
  await expect(publicWall(operator.db, now)).rejects.toMatchObject({ kind: 'missing' })
  await showToEverybody(operator, true)
  expect((await boards()).shown).toBe(true)
  expect(await publicWall(operator.db, now)).toMatchObject({ boards: [] })
})

test.each(['ftp://own.example', 'file:///etc/passwd', 'own.example', 'javascript:alert(1)'])(
  '%s is no instance',
  address => expect(Instances.safeParse({ newsnow: address }).success).toBe(false),
)
