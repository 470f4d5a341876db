/**
 * What the process holds after being asked for new things again and again: `npm run bench -- memory [--minutes 60] [--kinds]`. Resident and heap over
 * time; with `--kinds` the heap by kind after the first tenth and at the end, both after a collection, so that what grows has a name. Taking it
 * costs some 400 MB that stay with the process, so that what is resident is read without it.
 */
import { fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { setFlagsFromString, writeHeapSnapshot } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'kysely'
import { openProduct, type Product } from '../apps/server/tests/product.ts'
import { growSlowly } from '../platform/server/index.ts'
import { withDatabase } from './database.ts'
import { machine } from './machine.ts'
import type { Abuse } from './memory/abuse.ts'
import { heapKinds, type Kind } from './memory/kinds.ts'

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, kinds: { type: 'boolean', default: false } },
})
const minutes = Number(values.minutes)
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
// As main.ts does for the product.
growSlowly()
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const mb = (bytes: number) => (bytes / 1e6).toFixed(1)
const say = (text: string) => process.stdout.write(`${text}\n`)

function look(when: string): void {
  const { rss, heapTotal, heapUsed, external, arrayBuffers } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  say(
    `${when.padEnd(12)} ${mb(rss)} MB resident, ${mb(heapUsed)} of ${mb(heapTotal)} heap, ${mb(external)} outside it, ${mb(arrayBuffers)} of it buffers; ${((user + system) / 1e6).toFixed(1)} s of the processor`,
  )
}

await withDatabase(async url => {
  const folder = await mkdtemp(join(tmpdir(), 'guanlan-memory-'))
  // Shares and limits as in an installation: what is refused is asked all the same.
  const product = await openProduct(url, { sizes: { app: 12, worker: 8 } })
  const base = `http://127.0.0.1:${await product.listen()}`
  const members = await Promise.all(
    ([91, 91, 92] as const).map(async (orgId, n) => ({
      orgId,
      member: await product.member(orgId, `person${n}@example.com`, 'orgAdmin'),
    })),
  )
  // A token holds for five minutes.
  const enter = () =>
    Promise.all(members.map(async ({ orgId, member }) => ({ orgId, token: await member.freshToken() })))
  const people = await enter()
  const [{ orgId, token } = { orgId: 0, token: '' }] = people
  await fetch(`${base}/inews/monitor`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, orgid: String(orgId), 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'item', name: '雪线', rule: '雪线' }),
  })

  const kindsNow = async (name: string) => {
    // Twice, with time for what is told of its end.
    for (let n = 0; n < 2; n++) {
      collect()
      await pause(500)
    }
    look(name)
    return heapKinds(writeHeapSnapshot(join(folder, `${name}.heapsnapshot`)))
  }
  say(`${machine()}; ${minutes} minutes`)
  look('at rest')
  const abuse = fork(new URL('./memory/abuse.ts', import.meta.url), [JSON.stringify({ base, people } satisfies Abuse)])
  const entering = setInterval(() => void enter().then(again => abuse.connected && abuse.send(again)), 240_000)
  const answers = new Promise<Record<string, Record<string, number>>>(resolve =>
    abuse.once('message', counted => resolve(counted as never)),
  )
  const part = minutes * 6_000
  await pause(part)
  const before = values.kinds ? await kindsNow('first tenth') : null
  if (!before) look('first tenth')
  for (let tenth = 2; tenth <= 10; tenth++) {
    await pause(part)
    look(`${tenth} tenths`)
  }
  clearInterval(entering)
  abuse.send('enough')
  const counted = await answers
  // What waits is held; what has been done is not.
  await drained(product)
  await pause(10_000)
  collect()
  look('settled')
  for (const [name, statuses] of Object.entries(counted))
    say(
      `asked: ${name.padEnd(26)} ${Object.entries(statuses)
        .map(([status, n]) => `${n} × ${status}`)
        .join(', ')}`,
    )
  if (before) printGrown(before, await kindsNow('end'))
  await product.close()
  await rm(folder, { recursive: true, force: true })
})
process.exit(0)

/** Until all that was handed in is stored, three minutes at most: on a busy machine the pipeline is behind. */
async function drained({ databases }: Product): Promise<void> {
  for (const until = Date.now() + 180_000; Date.now() < until; await pause(500)) {
    const { rows } = await sql`select 1 from received_batches limit 1`.execute(databases.worker)
    if (rows.length === 0) return
  }
  say('some of what was handed in still waits')
}

function printGrown(before: readonly Kind[], after: readonly Kind[]): void {
  const knew = new Map(before.map(kind => [kind.name, kind]))
  const grown = after
    .map(({ name, bytes, count }) => ({
      name,
      bytes: bytes - (knew.get(name)?.bytes ?? 0),
      count: count - (knew.get(name)?.count ?? 0),
    }))
    .sort((a, b) => b.bytes - a.bytes)
  for (const { name, bytes, count } of after.slice(0, 12)) say(`holds: ${name.padEnd(40)} ${mb(bytes)} MB, ${count}`)
  for (const { name, bytes, count } of grown.slice(0, 25)) say(`grew: ${name.padEnd(40)} ${mb(bytes)} MB, ${count}`)
}
