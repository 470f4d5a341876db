/** A database and a cluster of OpenSearch in one folder: kept for the next run where a folder is named, else gone with this one. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeLogins, migrate, startPostgres } from '../../platform/server/index.ts'
import { startOpenSearch } from '../../tools/scale/opensearch/start.ts'

/** Of the first node; each has two. */
const port = 18_340

export interface Place {
  url: string
  nodes: string[]
  /** Numbers of the processes of the nodes. */
  pids: number[]
}

export async function withPlace(
  { keep, nodes: count }: { keep: string | undefined; nodes: number },
  work: (place: Place) => Promise<void>,
): Promise<void> {
  const folder = keep ?? (await mkdtemp(join(tmpdir(), 'guanlan-bench-')))
  await mkdir(join(folder, 'opensearch'), { recursive: true })
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), log: () => {} })
  const ended: (() => Promise<void>)[] = [() => postgres.stop()]
  try {
    await migrate(postgres.url)
    await makeLogins(postgres.url)
    const { nodes, urls } = await startOpenSearch({ folder: join(folder, 'opensearch'), port, count })
    ended.unshift(...nodes.map(node => () => node.end()))
    await work({ url: postgres.url, nodes: urls, pids: nodes.map(({ pid }) => pid) })
  } finally {
    for (const end of ended) await end()
    if (keep === undefined) await rm(folder, { recursive: true, force: true })
  }
}
