/** Tables as people send and fetch them, for tests of export and import. */

import { type AnyJobWork, type Databases, readSheet, resultFiles, sheetOf } from '../server/index.ts'
import { finishTasks } from './finish-tasks.ts'
import { testFiles } from './test-files.ts'

/** A body with one file, as a browser sends it; for `inject`. */
export async function formOf(name: string, content: string | Uint8Array) {
  const form = new FormData()
  form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name)
  const sent = new Response(form)
  return {
    payload: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  }
}

/** Does what waits, and gives the rows of the file that a task has made; none when it has made none. */
export async function resultRows(
  databases: Databases,
  works: readonly AnyJobWork[],
  task: { orgId: number; id: number },
): Promise<string[][]> {
  await finishTasks(databases, works)
  const store = await testFiles()
  const key = resultFiles(store).keyOf(task)
  const size = await store.size(key)
  const rows: string[][] = []
  if (size !== null) for await (const { cells } of readSheet(sheetOf(store, { key, size }))) rows.push(cells)
  return rows
}
