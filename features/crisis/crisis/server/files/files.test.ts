// Files at tasks and facts: sent first, attached by who sent them, read by who sees the crisis, unchanged once it is closed.
import { randomUUID } from 'node:crypto'
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { mostFiles } from '../../contract/files.ts'
import { crisisServer } from '../index.ts'

const { as, databases, undo, upload } = openFeature(
  [crisisServer({ follow() {} }), articleActionsServer],
  ['crisis_files', 'links'],
)
const [admin, member, reader, stranger] = [as('orgAdmin'), as(), as('reader'), as('orgAdmin', 8)]
let sent = 0
/** As the store has it after a file was sent by this person. */
async function send(userId = 71): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into stored_files (org_id, user_id, key, kind, name, bytes) values (7, ${userId}, ${`uploads/7/${randomUUID()}`}, 'pdf', ${`证据${++sent}.pdf`}, 12) returning id`.execute(
    databases().worker,
  )
  return rows[0]?.id ?? 0
}
async function begin() {
  const { id: crisisId } = (await member('POST', '/crisis/startCrisis', { name: '车门', crisisLevel: 2 })).data
  const task = (await member('POST', '/crisis/tasks', { crisisId, kind: 'verify', title: '核实批次' })).data
  const fact = (await member('POST', '/crisis/facts', { crisisId, state: 'open', text: '三百辆' })).data
  return { crisisId, taskId: task.id, factId: fact.id }
}
const filesOf = async (crisisId: number, who = member) => (await who('GET', `/crisis/files?crisisId=${crisisId}`)).data
const attach = (place: object, fileId: number, who = member) => who('POST', '/crisis/files', { ...place, fileId })

test('a file stands at its task or fact, is a line of the chronicle, and is taken back', async () => {
  const { crisisId, taskId, factId } = await begin()
  const added = await attach({ crisisId, taskId }, await send())
  expect(added.data).toMatchObject({ taskId, factId: null, name: `证据${sent}.pdf`, size: 12 })
  await attach({ crisisId, factId }, await send())
  expect(await filesOf(crisisId, reader)).toMatchObject([{ taskId }, { factId }])
  const lines = (await member('POST', '/crisis/chronicle/list', { crisisId })).data.list
  expect(lines[1]).toMatchObject({ kind: 'task', text: `“核实批次”添加了文件“证据${sent - 1}.pdf”` })
  const removed = await member('DELETE', `/crisis/files/${added.data.id}`)
  expect(await filesOf(crisisId)).toMatchObject([{ factId }])
  await undo(removed.operation, member)
  expect(await filesOf(crisisId)).toHaveLength(2)
})

test.each<[string, (place: Awaited<ReturnType<typeof begin>>) => Promise<{ http: number }>, number]>([
  ['somebody else’s file', async ({ crisisId, taskId }) => attach({ crisisId, taskId }, await send(70)), 400],
  ['a file that is not there', ({ crisisId, taskId }) => attach({ crisisId, taskId }, 999_999), 400],
  ['neither task nor fact', async ({ crisisId }) => attach({ crisisId }, await send()), 400],
  ['both at once', async place => attach(place, await send()), 400],
  [
    'a task of another crisis',
    async ({ taskId }) => attach({ crisisId: (await begin()).crisisId, taskId }, await send()),
    404,
  ],
  ['a reader', async ({ crisisId, taskId }) => attach({ crisisId, taskId }, await send(72), reader), 403],
  ['another organisation', async ({ crisisId, taskId }) => attach({ crisisId, taskId }, await send(), stranger), 404],
])('%s is refused', async (_, act, http) => {
  const place = await begin()
  expect((await act(place)).http).toBe(http)
  expect(await filesOf(place.crisisId)).toEqual([])
})

test('twenty at a task, not one more', async () => {
  const { crisisId, taskId, factId } = await begin()
  for (let count = 0; count < mostFiles; count++) await attach({ crisisId, taskId }, await send())
  expect(await attach({ crisisId, taskId }, await send())).toMatchObject({ http: 409 })
  expect((await attach({ crisisId, factId }, await send())).http).toBe(200)
})

test('nothing is added to a closed crisis, removed from it, or taken back in it', async () => {
  const { crisisId, taskId } = await begin()
  const { data } = await attach({ crisisId, taskId }, await send())
  const more = await attach({ crisisId, taskId }, await send())
  await member('POST', '/crisis/checkCrisis', { id: crisisId, result: 'partly', finding: '一个批次' })
  await member('POST', '/crisis/closeCrisis', { id: crisisId, closing: '已更换' })
  expect((await attach({ crisisId, taskId }, await send())).http).toBe(409)
  expect((await member('DELETE', `/crisis/files/${data.id}`)).http).toBe(409)
  await expect(undo(more.operation, member)).resolves.not.toMatchObject({ http: 200 })
  expect(await filesOf(crisisId)).toHaveLength(2)
  expect((await stranger('GET', `/crisis/files/${data.id}`)).http).toBe(404)
  expect((await admin('GET', `/crisis/files?crisisId=${crisisId}`)).http).toBe(200)
})

test('whoever answers a task by a link sends files with it, which stand at the task under their name', async () => {
  const { crisisId, taskId } = await begin()
  const { token } = (await member('POST', '/crisis/tasks/link', { id: taskId })).data
  const path = `/crisis/tasks/linked/${token}`
  const answer = (more: object) => stranger('POST', `${path}/answer`, { byName: '李工', text: '已核实', ...more })
  const sendBy = (name: string, content: string) => upload(`${path}/file`, name, content)
  expect(await sendBy('a.exe', 'MZ')).toMatchObject({ http: 415, problems: [{ field: 'file.0' }] })
  expect(await sendBy('a.csv', 'a\n'.repeat(5_000_001))).toMatchObject({ http: 413, problems: [{ field: 'file.0' }] })
  const { id } = (await sendBy('批次.csv', 'a,b\n1,2')).data
  for (const fileIds of [[await send()], [999_999]])
    expect(await answer({ fileIds })).toMatchObject({ http: 400, problems: [{ field: 'fileIds' }] })
  // Nothing of a refused answer stays.
  expect((await stranger('POST', `${path}/open`)).data).toMatchObject({ answers: [], files: [] })
  const answered = await answer({ fileIds: [id, id], done: true })
  expect(answered.data.files).toEqual([{ name: '批次.csv', size: 7, byName: '李工' }])
  const [file] = await filesOf(crisisId, reader)
  expect(file).toMatchObject({ taskId, name: '批次.csv', by: '李工' })
  expect((await reader('GET', `/crisis/files/${file.id}`)).file).toBe('a,b\n1,2')
  expect((await stranger('GET', `/crisis/files/${file.id}`)).http).toBe(404)
  const lines = (await member('POST', '/crisis/chronicle/list', { crisisId, kind: 'task' })).data.list
  expect(lines.map((line: { text: string }) => line.text)).toContain('李工通过链接为“核实批次”添加了文件“批次.csv”')
  expect(await sendBy('b.csv', 'a\n1')).toMatchObject({ http: 409, key: 'crisis.taskIsOver' })
})
