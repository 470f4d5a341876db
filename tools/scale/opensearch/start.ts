/** Nodes of OpenSearch for tests: one process each, on loopback, 512 MB. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { java } from '../parts/java.ts'
import { openSearchClasses } from '../parts/opensearch.ts'
import { answers, type Running, run } from '../running.ts'

export interface OpenSearchNode extends Running {
  name: string
  url: string
}

/**
 * A cluster of `count` nodes with ports from `port` on (two a node), their data in `folder`. Started again with the same words, a node that
 * was ended comes back with what it had.
 */
export async function startOpenSearch({ folder, port, count = 1 }: { folder: string; port: number; count?: number }) {
  const members = Array.from({ length: count }, (_, i) => ({
    name: `n${i + 1}`,
    http: port + 2 * i,
    transport: port + 2 * i + 1,
  }))
  const start = (name: string) => startNode(members, name, folder)
  const nodes = await Promise.all(members.map(({ name }) => start(name)))
  return { nodes, urls: nodes.map(node => node.url), start }
}

interface Member {
  name: string
  http: number
  transport: number
}

async function startNode(members: Member[], name: string, folder: string): Promise<OpenSearchNode> {
  const me = members.find(member => member.name === name)
  if (!me) throw new Error(`No node is called ${name}.`)
  const alone = members.length === 1
  const home = join(folder, name)
  await mkdir(home, { recursive: true })
  const url = `http://127.0.0.1:${me.http}`
  const running = await run({
    file: await java(),
    words: [
      '-Xms512m',
      '-Xmx512m',
      '-XX:+UseSerialGC',
      '--enable-native-access=ALL-UNNAMED',
      '-cp',
      await openSearchClasses(),
      'Launcher',
      name,
      String(me.http),
      String(me.transport),
      home,
      alone ? '' : members.map(member => `127.0.0.1:${member.transport}`).join(','),
      alone ? '' : members.map(member => member.name).join(','),
    ],
    log: join(folder, `${name}.log`),
    isUp: () => answers(`${url}/_cluster/health?wait_for_status=yellow&timeout=1s`),
    // Several nodes start at once, and wait for each other.
    patience: 90 + 60 * (members.length - 1),
  })
  return { ...running, name, url }
}
