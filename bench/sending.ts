/**
 * What the outbox sends to servers on this machine: `npm run bench -- sending [--messages 5000] [--waiting 100000]`. Webhooks and mails a second, ten webhooks of which one never
 * answers, and the memory of this process while very many messages wait.
 */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { type Receiver, sendersOf, startOutbox } from '../features/workspace/notifications/server/index.ts'
import { enqueueAll } from '../features/workspace/notifications/server/outbox/enqueue.ts'
import { linkKeyOf, openDatabases, openListener, openSecretBox } from '../platform/server/index.ts'
import { withDatabase } from './database.ts'
import { line, machine, spread } from './machine.ts'

const { values: requested } = parseArgs({
  options: { messages: { type: 'string', default: '5000' }, waiting: { type: 'string', default: '100000' } },
})
const [messages, waiting] = [Number(requested.messages), Number(requested.waiting)]
const channels = 10
const say = (text: string) => process.stdout.write(`${text}\n`)

await withDatabase(async url => {
  const databases = openDatabases(url)
  const db = databases.worker
  const listener = await openListener(url)
  const sealer = openSecretBox(randomBytes(32))
  let arrived = 0
  let hanging = ''
  /** When each webhook came, by the path of its channel. */
  const came = new Map<string, number[]>()
  const hooks = createServer((request, reply) => {
    request.resume()
    request.on('end', () => {
      const path = request.url ?? ''
      if (path === hanging) return
      came.set(path, [...(came.get(path) ?? []), performance.now()])
      arrived++
      reply.end('{}')
    })
  })
  hooks.listen(0, '127.0.0.1')
  await once(hooks, 'listening')
  const host = `127.0.0.1:${(hooks.address() as AddressInfo).port}`
  const mails = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      stream.resume()
      stream.on('end', () => {
        arrived++
        done()
      })
    },
  })
  mails.listen(0, '127.0.0.1')
  await once(mails.server, 'listening')

  await sql`insert into organisations (id, name) values (1, '机构')`.execute(db)
  const ids: number[] = []
  for (let n = 0; n < channels; n++) {
    const { sealed } = sealer.seal({
      url: `http://${host}/${n}`,
      secret: `whsec_${randomBytes(24).toString('base64')}`,
    })
    const { rows } = await sql<{ id: number }>`
      insert into delivery_channels (org_id, name, kind, host, sealed) values (1, ${`接收 ${n}`}, 'webhook', ${`http://${host}`}, ${sealed}) returning id`.execute(
      db,
    )
    ids.push(rows[0]?.id ?? 0)
  }
  const put = async (count: number, receiverOf: (n: number) => Receiver, holdUntil?: Date) => {
    for (let first = 0; first < count; first += 1_000)
      await enqueueAll(
        { db: db as never, now: new Date() },
        Array.from({ length: Math.min(1_000, count - first) }, (_, n) => ({
          orgId: 1,
          purpose: 'warning',
          thread: `incident:${first + n}`,
          page: '/warningList',
          receivers: [receiverOf(first + n)],
          message: {
            level: 'normal' as const,
            title: `事件 ${first + n}`,
            lines: ['首次出现'],
            link: '/earlyWarning',
            locale: 'zh' as const,
          },
          ...(holdUntil && { holdUntil }),
        })),
      )
  }
  const outboxOf = async () =>
    startOutbox({
      url,
      db,
      listener,
      secretBox: sealer,
      linkKey: await linkKeyOf(db),
      origin: 'http://localhost',
      senders: sendersOf({
        trustedReceivers: new Set([host]),
        mail: {
          smtpUrl: `smtp://127.0.0.1:${(mails.server.address() as AddressInfo).port}`,
          from: 'a <a@example.com>',
        },
      }),
      log: error => process.stderr.write(`${error}\n`),
    })
  const untilArrived = async (count: number) => {
    while (arrived < count) await new Promise(done => setTimeout(done, 5))
  }
  /** Messages a second over so many that wait already. */
  const rateOf = async (name: string, count: number, receiverOf: (n: number) => Receiver) => {
    arrived = 0
    await put(count, receiverOf)
    const started = performance.now()
    const worked = process.cpuUsage()
    const outbox = await outboxOf()
    await untilArrived(count)
    const seconds = (performance.now() - started) / 1_000
    const { user, system } = process.cpuUsage(worked)
    say(
      `${name.padEnd(58)} ${Math.round(count / seconds)} a second; ${((user + system) / 1_000 / count).toFixed(2)} ms of this process each`,
    )
    await outbox.stop()
  }
  const hook = (n: number): Receiver => ({ by: 'webhook', channelId: ids[n % channels] ?? 0, name: '接收' })
  say(machine())
  await rateOf('webhooks, of ten channels', messages, hook)
  await rateOf('webhooks, of one channel', messages, () => hook(0))
  await rateOf('mails', messages, n => ({ by: 'email', address: `reader${n % 100}@example.com`, name: '读者' }))

  for (const dead of [false, true]) {
    hanging = dead ? '/0' : ''
    came.clear()
    arrived = 0
    const outbox = await outboxOf()
    const delays: number[] = []
    for (let n = 0; n < 300; n++) {
      const at = performance.now()
      const path = `/${n % channels}`
      const before = came.get(path)?.length ?? 0
      await put(1, () => hook(n))
      while (path !== hanging && (came.get(path)?.length ?? 0) === before)
        await new Promise(done => setTimeout(done, 1))
      if (path !== '/0') delays.push(performance.now() - at)
    }
    say(line(`one webhook after the other, ${dead ? 'a tenth channel never answers' : 'all answer'}`, spread(delays)))
    await outbox.stop()
    await sql`update deliveries set state = 'cancelled' where state in ('waiting', 'sending')`.execute(db)
  }

  const megabytes = () => {
    globalThis.gc?.()
    return process.memoryUsage().rss / 2 ** 20
  }
  const outbox = await outboxOf()
  const before = megabytes()
  await put(waiting, hook, new Date(Date.now() + 3_600_000))
  arrived = 0
  await put(100, hook)
  await untilArrived(100)
  say(`memory with ${waiting} waiting: ${before.toFixed(0)} → ${megabytes().toFixed(0)} MB`)
  await outbox.stop()
  hooks.closeAllConnections()
  hooks.close()
  mails.close()
  await listener.close()
  await databases.close()
})
process.exit(0)
