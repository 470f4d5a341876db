/** What `/health` and the operators' screens say of the installation, as numbers; asked of the database once in five seconds at most. */
import { statfs } from 'node:fs/promises'
import type { Installation, outsideParts, Process } from '@guanlan/features/administration/health/contract'
import { type ReadServerCounts, remembered } from '@guanlan/platform/server'
import { Counter, Gauge, type Registry } from 'prom-client'

export interface InstallationParts {
  version: string
  pipeline(): Promise<
    Pick<Installation, 'waiting' | 'oldestSeconds' | 'failing' | 'sources' | 'pipeline' | 'textIndex'>
  >
  sending(): Promise<Installation['sending']>
  processes(): readonly Process[]
  /** Calls of this process that hold a connection, and that wait for one. */
  calls(): readonly { all: number; dear: number; waiting: number }[]
  /** What became of questions that a read server might have answered; null: there is none. */
  reads(): ReadServerCounts | null
  /** Connections of this process by what they are for. */
  pools: Readonly<Record<string, { totalCount: number; idleCount: number; waitingCount: number }>>
  waitsFor(): Promise<readonly (typeof outsideParts)[number][]>
  outside: readonly (typeof outsideParts)[number][]
  /** Of the data folder: its disk, and whether what members change is taken. */
  folder: string
  hasRoom(): boolean
}

const answeredMs = 5_000

export function describeInstallation(registry: Registry, parts: InstallationParts): void {
  const registers = [registry]
  const pipeline = remembered(parts.pipeline, answeredMs)
  const sending = remembered(parts.sending, answeredMs)
  /** A number that is not to be had is left out, and the others are told. */
  const gauge = (name: string, help: string, read: () => Promise<number | null> | number | null) =>
    new Gauge({
      name: `guanlan_${name}`,
      help,
      registers,
      async collect() {
        const value = await Promise.resolve(read()).catch(() => null)
        if (value === null) this.reset()
        else this.set(value)
      },
    })
  const labelled = (
    name: string,
    help: string,
    labelNames: string[],
    read: () =>
      | Promise<{ labels: Record<string, string>; value: number }[]>
      | { labels: Record<string, string>; value: number }[],
  ) =>
    new Gauge({
      name: `guanlan_${name}`,
      help,
      labelNames,
      registers,
      async collect() {
        this.reset()
        for (const { labels, value } of await Promise.resolve(read()).catch(() => [])) this.set(labels, value)
      },
    })

  labelled('info', 'The version that answers', ['version'], () => [{ labels: { version: parts.version }, value: 1 }])
  gauge('articles_waiting', 'Articles that were accepted and are not stored', async () => (await pipeline()).waiting)
  gauge(
    'articles_oldest_seconds',
    'How long the oldest of them has waited; 0: none waits',
    async () => (await pipeline()).oldestSeconds ?? 0,
  )
  gauge('articles_failing', 'Articles whose batch failed more than once', async () => (await pipeline()).failing)
  labelled('sources', 'Sources that are asked, and those that fail', ['state'], async () => {
    const { enabled, failing } = (await pipeline()).sources
    return [
      { labels: { state: 'enabled' }, value: enabled },
      { labels: { state: 'failing' }, value: failing },
    ]
  })
  gauge(
    'text_index_behind',
    'Changes that the index of texts does not show',
    async () => (await pipeline()).textIndex?.behind ?? null,
  )
  gauge('text_index_oldest_seconds', 'How long the oldest of them has waited', async () => {
    const { textIndex } = await pipeline()
    return textIndex && (textIndex.oldestSeconds ?? 0)
  })
  gauge(
    'text_index_refused',
    'Articles that the index of texts did not take',
    async () => (await pipeline()).textIndex?.refused ?? null,
  )
  gauge(
    'messages_oldest_seconds',
    'How long the message that is due longest has waited; 0: none waits',
    async () => (await sending()).oldestSeconds ?? 0,
  )
  gauge(
    'messages_failed_last_hour',
    'Messages that were given up within an hour',
    async () => (await sending()).failedLastHour,
  )
  labelled('processes', 'Processes of the installation', ['role', 'version', 'state'], () => counted(parts.processes()))
  labelled('process_memory_bytes', 'Memory of each process', ['host', 'pid', 'role'], () =>
    parts
      .processes()
      .map(({ host, pid, role, memoryBytes }) => ({ labels: { host, pid: String(pid), role }, value: memoryBytes })),
  )
  labelled(
    'calls',
    'Calls of this process that hold a connection, of them expensive ones, and that wait for one',
    ['state'],
    () => {
      const all = parts.calls()
      const sum = (key: 'all' | 'dear' | 'waiting') => all.reduce((before, each) => before + each[key], 0)
      return [
        { labels: { state: 'held' }, value: sum('all') },
        { labels: { state: 'dear' }, value: sum('dear') },
        { labels: { state: 'waiting' }, value: sum('waiting') },
      ]
    },
  )
  labelled(
    'read_server_questions',
    'Long questions of this process by what the read server did with them',
    ['outcome'],
    () => Object.entries(parts.reads() ?? {}).map(([outcome, value]) => ({ labels: { outcome }, value })),
  )
  labelled('database_connections', 'Connections of this process', ['pool', 'state'], () =>
    Object.entries(parts.pools).flatMap(([pool, { totalCount, idleCount, waitingCount }]) => [
      { labels: { pool, state: 'used' }, value: totalCount - idleCount },
      { labels: { pool, state: 'idle' }, value: idleCount },
      { labels: { pool, state: 'waited_for' }, value: waitingCount },
    ]),
  )
  gauge('disk_free_bytes', 'Room on the disk of the data folder', async () => {
    const { bavail, bsize } = await statfs(parts.folder)
    return bavail * bsize
  })
  gauge('disk_size_bytes', 'Size of that disk', async () => {
    const { blocks, bsize } = await statfs(parts.folder)
    return blocks * bsize
  })
  gauge('writes_taken', '0: the disk is full, and what members change is refused', () => (parts.hasRoom() ? 1 : 0))
  labelled('outside_part_up', 'Whether a program beside this one answers', ['part'], async () => {
    const away = await parts.waitsFor()
    return parts.outside.map(part => ({ labels: { part }, value: away.includes(part) ? 0 : 1 }))
  })
  gauge(
    'storing_turn_share',
    'Of the time of the batches of this process, so much in which all others waited for one',
    async () => (await pipeline()).pipeline?.turnShare ?? null,
  )
  // Of this process, where it runs a pipeline: others tell their own.
  let stored = 0
  new Counter({
    name: 'guanlan_articles_stored_total',
    help: 'Articles that this process has stored',
    registers,
    async collect() {
      const now = (await pipeline().catch(() => null))?.pipeline?.articles ?? stored
      this.inc(Math.max(0, now - stored))
      stored = Math.max(now, stored)
    },
  })
}

function counted(processes: readonly Process[]) {
  const counts = new Map<string, { labels: Record<string, string>; value: number }>()
  for (const { role, version, silent } of processes) {
    const state = silent ? 'silent' : 'there'
    const key = `${role} ${version} ${state}`
    const one = counts.get(key) ?? { labels: { role, version, state }, value: 0 }
    one.value++
    counts.set(key, one)
  }
  return [...counts.values()]
}
