// Articles of a crisis: put in, taken out, tracked, and marked on charts.
import { addToMonitors, adopt } from '@guanlan/features/articles/articles/server/facts'
import { actOnAllWith } from '@guanlan/features/handling/article-actions/server'
import { type Answer, finishTasks } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { noteJoinedByTask } from './chronicle/articles.ts'
import { openCrises } from './testing/open-crises.ts'

const { member, stranger, databases, undo, ids, begin, acts, inState } = openCrises()

test('articles of a crisis are a question: put in, counted, listed, taken out for good, and taken back', async () => {
  const { id } = await begin()
  const put = await member('POST', '/crisis/addArtCrisis', { crisisId: id, idList: ids })
  expect(put.data).toEqual({ changed: 3, task: null })
  expect((await member('GET', `/crisis/getArtCrisis?id=${id}`)).data).toMatchObject({ total: 3 })
  expect((await member('GET', `/crisis/getCrisisById?id=${id}`)).data.articles).toBe(3)
  await undo(put.operation)
  expect((await member('GET', `/crisis/getArtCrisis?id=${id}`)).data).toMatchObject({ total: 0 })
  await member('POST', '/crisis/addArtCrisis', { crisisId: id, idList: ids })
  await sql`update org_articles set sentiment = case when article_id = ${ids[1]} then -1 else 0 end where org_id = 7`.execute(
    databases().worker,
  )
  const negative = (await member('GET', `/crisis/getArtCrisis?id=${id}&sentiment=-1`)).data
  expect(negative.list.map((article: { id: number }) => article.id)).toEqual([ids[1]])
  await member('POST', '/crisis/removeArtCrisis', { crisisId: id, idList: [ids[0]] })
  expect((await member('GET', `/crisis/getArtCrisis?id=${id}`)).data).toMatchObject({ total: 2 })
  const closed = await inState('closed')
  expect(await member('POST', '/crisis/addArtCrisis', { crisisId: closed, idList: ids })).toMatchObject({
    key: 'crisis.isClosed',
  })
})

test('what was done before a crisis was closed is not taken back afterwards', async () => {
  const { id } = await begin()
  await acts.check?.(id)
  const done = [
    await member('POST', '/crisis/addArtCrisis', { crisisId: id, idList: ids.slice(0, 2) }),
    await member('POST', '/crisis/tasks', { crisisId: id, kind: 'verify', title: '核实批次', ownerId: 70 }),
    await member('POST', '/crisis/people', { crisisId: id, role: 'legal', userId: 70 }),
    await member('POST', '/crisis/saveStanding', { id, text: '已核实' }),
  ]
  const { data: task } = done[1] as Answer
  done.push(await member('PUT', `/crisis/tasks/${task.id}`, { ...task, status: 'done' }))
  await acts.close?.(id)
  const state = async () => [
    (await member('GET', `/crisis/getCrisisById?id=${id}`)).data,
    (await member('GET', `/crisis/tasks?crisisId=${id}`)).data,
    (await member('GET', `/crisis/people?crisisId=${id}`)).data,
  ]
  const before = await state()
  const keys = []
  for (const { operation } of done.toReversed()) keys.push((await undo(operation)).key)
  // The closing is itself a change of the row that has the standing.
  const closed = 'crisis.isClosed'
  expect(keys).toEqual([closed, 'platform.changedAfter', closed, 'platform.changedAfter', closed])
  expect(await state()).toEqual(before)
})

test('articles that are tracked are looked at until the task or the crisis ends', async () => {
  const { id } = await begin()
  await acts.check?.(id)
  const track = async () =>
    (await member('POST', '/crisis/addTrackRevoke', { crisisId: id, type: 'track', idList: ids.slice(0, 2) })).data
  const flags = async () =>
    (
      await sql<{ flag: number }>`
        select s.flag from trace_states s join trace_tasks t on t.org_id = s.org_id and t.id = s.task_id where t.origin = 'crisis' order by t.id`.execute(
        databases().worker,
      )
    ).rows.map(({ flag }) => flag)
  const { task, crisis } = await track()
  expect([crisis.status, task.articleIds.length]).toEqual(['tracking', 2])
  expect(await flags()).toEqual([0, 0])
  expect((await member('POST', '/crisis/deleteTrackRevokeByIds', { idList: [task.id] })).data).toEqual({ changed: 1 })
  expect(await flags()).toEqual([2, 2])
  await track()
  await acts.close?.(id)
  expect(await flags()).toEqual([2, 2, 2, 2])
})

test('charts mark when a crisis began, of the monitors whose articles it has; no draft, no drill, none of the bin', async () => {
  const range = { from: new Date(Date.now() - 60_000).toISOString(), to: new Date(Date.now() + 60_000).toISOString() }
  const marks = async (monitors: number[] = [], who = member) =>
    (await who('POST', '/inews/monitorChart/notes/list', { monitors, ...range })).data.sets
  await begin({ name: '草稿', draft: true })
  await begin({ name: '演练', drill: true })
  const { id } = await begin({ name: '车门' })
  expect(await marks()).toEqual([{ kind: 'crisis', id, name: '车门', at: expect.any(String) }])
  expect(await marks([], stranger)).toEqual([])
  const { worker } = databases()
  await sql`insert into monitors (id, org_id, kind, name, rule, version) values (711, 7, 'item', '车门', '车门', 1), (712, 7, 'item', '别的', '别的', 1)`.execute(
    worker,
  )
  await worker
    .transaction()
    .execute(tx =>
      addToMonitors({ db: tx, orgId: 7, userId: 71, now: new Date() }, [ids[0] as number], [{ id: 711, version: 1 }]),
    )
  await member('POST', '/crisis/addArtCrisis', { crisisId: id, idList: ids.slice(0, 1) })
  expect([(await marks([711])).length, (await marks([712])).length]).toEqual([1, 0])
  await acts.revoke?.(id)
  const deleted = await acts.delete?.(id)
  expect(await marks()).toEqual([])
  await undo(deleted?.operation ?? 0)
  expect(await marks()).toHaveLength(1)
})

test('the first correction is a line of the chronicle, once; when the first article came in stands beside when it was published', async () => {
  const { worker } = databases()
  const corrections = ['关于车门报道的更正', '车门一文勘误'].map(title =>
    newArticle({ title, body: `${title}的正文。`, publishedAt: new Date(Date.now() - 7_200_000) }),
  )
  const stored = await worker.transaction().execute(async tx => {
    const { ids: made } = await storeArticles(tx, corrections, new Map())
    await adopt({ orgId: 7, db: tx }, [...made.values()])
    return [...made.values()].map(Number)
  })
  const { id } = await begin()
  await member('POST', '/crisis/addArtCrisis', { crisisId: id, idList: [ids[0]] })
  for (const articleId of stored) await member('POST', '/crisis/addArtCrisis', { crisisId: id, idList: [articleId] })
  const { list } = (await member('POST', '/crisis/chronicle/list', { crisisId: id, kind: 'article', like: '更正' }))
    .data
  expect(list).toMatchObject([{ articleId: stored[0], text: expect.stringContaining('首次出现更正') }])
  const { data } = await member('GET', `/crisis/getCrisisById?id=${id}`)
  expect(Date.parse(data.firstArrivedAt) - Date.parse(data.firstArticleAt)).toBeGreaterThan(3_600_000)
})

test('who was notified of a task stands in the chronicle', async () => {
  const { id } = await begin()
  await member('POST', '/crisis/tasks', { crisisId: id, kind: 'verify', title: '核实批次', ownerId: 70 })
  const { list } = (await member('POST', '/crisis/chronicle/list', { crisisId: id, kind: 'message' })).data
  expect(list).toMatchObject([{ kind: 'message', text: '已通知 成员 70：核实批次' }])
})

test('of articles that a task puts in, those of weight are lines of the chronicle as well', async () => {
  const { id } = await begin()
  const publishedAt = new Date('2026-04-01T00:00:00Z')
  const { worker } = databases()
  const count = 1_020
  const articles = Array.from({ length: count }, (_, n) =>
    newArticle({
      title: `批量${String.fromCodePoint(0x4e00 + n)}`,
      body: `第${n}篇的正文`,
      mediaType: 'press',
      publishedAt,
    }),
  )
  await worker.transaction().execute(async tx => {
    const stored = [...(await storeArticles(tx, articles, new Map())).ids.values()]
    await adopt({ orgId: 7, db: tx }, stored)
  })
  const question = { from: publishedAt.toISOString(), to: new Date(publishedAt.getTime() + 1_000).toISOString() }
  const all = { question, until: new Date(Date.now() + 1_000).toISOString(), count }
  expect((await member('POST', '/crisis/addArtCrisis', { crisisId: id, all })).data).toMatchObject({ changed: 0 })
  await finishTasks(databases(), [actOnAllWith(noteJoinedByTask)])
  expect((await member('GET', `/crisis/getCrisisById?id=${id}`)).data.articles).toBe(count)
  const { data } = await member('POST', '/crisis/chronicle/list', { crisisId: id, kind: 'article' })
  expect(data.list.map(({ text }: { text: string }) => text)).toEqual([expect.stringContaining('批量')])
})
