import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startOpenSearch } from './start.ts'

it('starts a node that makes an index, ends it by its process id, and finds the index again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'guanlan-opensearch-'))
  const { nodes, urls, start } = await startOpenSearch({ folder, port: 18971 })
  const [url] = urls
  const made = await fetch(`${url}/first`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ settings: { number_of_shards: 1, number_of_replicas: 0 } }),
  })
  expect(made.status).toBe(200)
  await nodes[0]?.end('SIGKILL')
  await expect(fetch(`${url}/first`)).rejects.toThrow()
  const again = await start('n1')
  expect((await fetch(`${again.url}/first`)).status).toBe(200)
  await again.end()
  await rm(folder, { recursive: true, force: true })
})
