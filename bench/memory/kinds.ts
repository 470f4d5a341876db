/** What a heap snapshot holds, by kind: the bytes and the number of what is called alike. Read by a process of its own, so that it adds nothing to what is measured. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export interface Kind {
  name: string
  bytes: number
  count: number
}

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } }
  nodes: number[]
  strings: string[]
}

/** Objects by their class, the rest by what it is; what is held by a class alone counts for itself. */
async function kindsOf(path: string): Promise<Kind[]> {
  const { snapshot, nodes, strings } = JSON.parse(await readFile(path, 'utf8')) as Snapshot
  const { node_fields, node_types } = snapshot.meta
  const at = (field: string) => node_fields.indexOf(field)
  const [type, name, size] = [at('type'), at('name'), at('self_size')]
  const kinds = new Map<string, Kind>()
  for (let node = 0; node < nodes.length; node += node_fields.length) {
    const of = node_types[0][nodes[node + type] ?? 0] ?? ''
    const isNamed = of === 'object' || of === 'closure' || of === 'native'
    const called = isNamed ? `${of} ${strings[nodes[node + name] ?? 0]}` : of
    const kind = kinds.get(called) ?? { name: called, bytes: 0, count: 0 }
    kinds.set(called, kind)
    kind.bytes += nodes[node + size] ?? 0
    kind.count++
  }
  return [...kinds.values()].sort((a, b) => b.bytes - a.bytes)
}

const path = fileURLToPath(import.meta.url)
/** @param file of `v8.writeHeapSnapshot` */
export async function heapKinds(file: string): Promise<Kind[]> {
  const { execFile } = await import('node:child_process')
  const words = ['--max-old-space-size=6000', path, file]
  const { stdout } = await promisify(execFile)(process.execPath, words, { maxBuffer: 64 * 1024 * 1024 })
  return JSON.parse(stdout) as Kind[]
}

if (process.argv[1] === path) process.stdout.write(JSON.stringify((await kindsOf(process.argv[2] ?? '')).slice(0, 400)))
