/** An installation whose server and database are killed while articles come in and warnings go out, receivers that count, and what a plain reading of the stored articles says was due. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WarningDraft } from '@guanlan/features/warnings/warnings/contract'
import { createWarning } from '@guanlan/features/warnings/warnings/server'
import { type Database, openSecretBox, withScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { secretOf } from '../secret.ts'
import {
  charactersOf,
  type DrillArticle,
  handIn,
  killDatabase,
  openInstallation,
  supervise,
  untilQuiet,
  wait,
} from './under-kills.ts'

const orgId = 5
const word = '泊舟'
const perBatch = 8

export interface SentMessage {
  kills: number
  articles: number
  /** Articles that a plain reading says were to be warned of. */
  due: number
  incidents: number
  /** Each a sentence; nothing may stand here. */
  faults: string[]
  /** Calls of the webhook receiver with a number that it had already. */
  webhooksAgain: number
  /** Mails that arrived with a Message-ID that was there already. */
  mailTwins: number
  webhooks: number
  mails: number
  notices: number
}

export interface Storm {
  data: string
  kills: number
  /** Milliseconds from one kill to the next: at least, at most. */
  lifeMs: [least: number, most: number]
  /** Tests hand in their own chance. */
  random?: () => number
  /** With each so manieth kill of the server the database is killed, too; absent: every third. */
  databaseEach?: number
  /** Each life is counted from the first message that is sent in it, so that few kills suffice. */
  amidSending?: boolean
  /** Milliseconds from one batch of articles to the next. */
  batchMs?: number
}

export async function warnUnderKills({
  data,
  kills,
  lifeMs: [least, most],
  random = Math.random,
  databaseEach = 3,
  amidSending = false,
  batchMs = 80,
}: Storm): Promise<SentMessage> {
  const installation = await openInstallation(data, { app: 1, worker: 3 })
  const db = installation.databases.worker
  const webhooks = await openWebhook()
  const mails = await openMail()
  const env = {
    ...installation.env,
    GUANLAN_TRUSTED_RECEIVERS: webhooks.host,
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    MAIL_FROM: '观澜 <alerts@guanlan.example.com>',
  }
  try {
    await prepareWarnings(db, data, webhooks.host)
    const handing = handIn(db, { articleOf, perBatch, batchMs })
    const server = supervise(env)
    const sent = () => webhooks.numbers.length + mails.ids.length
    let killed = 0
    for (let done = 1; done <= kills; done++) {
      if (amidSending) for (const before = sent(); sent() === before; ) await wait(20)
      await wait(least + random() * (most - least))
      if (done % databaseEach === 0) killed = await killDatabase(data, killed)
      server.kill()
    }
    const articles = await handing.end()
    await untilQuiet(db, () => countMessages(db))
    await server.end()
    return { kills, ...(await compareWarnings(db, articles, webhooks.numbers, mails.ids)) }
  } finally {
    webhooks.close()
    mails.close()
    await installation.close()
  }
}

/** A member, somebody who is written to by mail, a webhook, and two warnings: one tells of each event, one repeats. */
export async function prepareWarnings(db: Database, data: string, host: string): Promise<void> {
  const secretBox = openSecretBox(await secretOf({ secret: undefined, dataDir: data }))
  const { sealed } = secretBox.seal({
    url: `http://${host}/hook`,
    secret: `whsec_${Buffer.alloc(24, 7).toString('base64')}`,
  })
  await sql`
    with org as (insert into organisations (id, name) values (${orgId}, '演练机构') returning id),
      person as (insert into users (id, account, name, password_hash) values (51, 'drill@guanlan.example', '演练', '') returning id),
      member as (insert into memberships (org_id, user_id, role) select org.id, person.id, 'member' from org, person),
      known as (insert into confirmed_addresses (org_id, email, confirmed_at) select id, 'duty' || n || '@guanlan.example', now() from org, generate_series(1, 20) n),
      contacts as (insert into address_book (org_id, name, email) select id, '值班 ' || n, 'duty' || n || '@guanlan.example' from org, generate_series(1, 20) n)
    insert into delivery_channels (org_id, name, kind, host, sealed) select id, '接收', 'webhook', ${`http://${host}`}, ${sealed} from org`.execute(
    db,
  )
  const { rows } = await sql<{ channel: number; contacts: number[] }>`
    select (select id from delivery_channels where org_id = ${orgId}) as channel, array(select id from address_book where org_id = ${orgId}) as contacts`.execute(
    db,
  )
  for (const repeat of [false, true])
    await withScope(db, { orgId, userId: 51 }, scope =>
      createWarning(
        scope,
        WarningDraft.parse({
          name: repeat ? '逐篇' : '逐事',
          warningWords: repeat ? `${word}+召回` : word,
          mediaType: ['web'],
          sentiment: [1, 0, -1],
          startTime: '2020-01-01',
          endTime: '2099-12-31',
          memberIds: [51],
          channelIds: [rows[0]?.channel],
          contactIds: rows[0]?.contacts,
          receiveEmail: true,
          repeat,
        }),
      ),
    )
}

/** Events of their own words, some of them told by several articles, some of no concern to the warnings. */
function articleOf(n: number): DrillArticle {
  const event = n % 5 === 4 ? n - 1 : n
  const own = charactersOf(event, 40)
  const named = n % 3 === 0 ? `${word}${n % 2 === 0 ? '召回' : ''}` : '北汀'
  return {
    sourceId: String(n),
    title: `${named} 第 ${event} 件`,
    body: `${own}。${named}。${own}`,
    publishedAt: new Date().toISOString(),
  }
}

/** Summaries come minutes later, and are nothing that a plain reading of articles tells. */
export async function countMessages(db: Database): Promise<number> {
  await sql`delete from warning_waiting`.execute(db)
  const { rows } = await sql<{ n: number }>`
    select (select count(*) from deliveries where state in ('waiting', 'sending'))::int + (select count(*) from warning_incidents where pending is not null)::int as n`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}

export async function compareWarnings(
  db: Database,
  articles: readonly DrillArticle[],
  webhooks: readonly string[],
  mails: readonly string[],
): Promise<Omit<SentMessage, 'kills'>> {
  const faults: string[] = []
  const { rows: stored } = await sql<{ id: number; title: string }>`select id, title from articles order by id`.execute(
    db,
  )
  if (stored.length !== articles.length)
    faults.push(`${articles.length} articles were handed in, ${stored.length} are stored`)
  const { rows: members } = await sql<{ name: string; id: number }>`
    select i.warning_name as name, m.article_id as id from warning_incident_articles m join warning_incidents i on i.org_id = m.org_id and i.id = m.incident_id order by 1, 2`.execute(
    db,
  )
  let due = 0
  for (const [name, isDue] of [
    ['逐事', (title: string) => title.includes(word)],
    ['逐篇', (title: string) => title.includes(word) && title.includes('召回')],
  ] as const) {
    const expected = stored.filter(({ title }) => isDue(title)).map(({ id }) => id)
    due += expected.length
    const found = members.filter(member => member.name === name).map(({ id }) => id)
    if (JSON.stringify(found) !== JSON.stringify(expected))
      faults.push(`${name}: ${expected.length} articles were due, ${found.length} are in incidents`)
  }
  const { rows: sent } = await sql<{
    number: string
    channel: string
    thread: string
    state: string
    twice: boolean
    once: string
  }>`
    select number, channel, thread, state, perhaps_twice as twice, once from deliveries order by id`.execute(db)
  const { rows: incidents } = await sql<{ id: number }>`select id from warning_incidents`.execute(db)
  const by = (channel: string) => sent.filter(one => one.channel === channel)
  for (const { number, state, channel } of sent)
    if (state !== 'accepted') faults.push(`${channel} ${number} is ${state}`)
  const threads = new Set(by('webhook').map(({ thread }) => thread))
  for (const { id } of incidents) if (!threads.has(`incident:${id}`)) faults.push(`nobody was told of incident ${id}`)
  const keys = sent.flatMap(({ once: key }) => key ?? [])
  if (new Set(keys).size !== keys.length) faults.push('a message stands twice in the outbox')
  faults.push(
    ...differing(
      'webhook',
      by('webhook').map(({ number }) => `msg_${number.replaceAll('-', '')}`),
      webhooks,
    ),
  )
  faults.push(
    ...differing(
      'mail',
      by('email').map(({ number }) => number),
      mails,
    ),
  )
  const twins = mails.length - new Set(mails).size
  const doubted = by('email').filter(({ twice }) => twice).length
  if (twins > doubted) faults.push(`${twins} mails came twice, of which ${doubted} are marked`)
  return {
    articles: articles.length,
    due,
    incidents: incidents.length,
    faults,
    webhooksAgain: webhooks.length - new Set(webhooks).size,
    mailTwins: twins,
    webhooks: by('webhook').length,
    mails: by('email').length,
    notices: by('inApp').length,
  }
}

/** By number: what was sent and did not arrive, what arrived and was not sent. */
function differing(channel: string, sent: readonly string[], arrived: readonly string[]): string[] {
  const [those, these] = [new Set(sent), new Set(arrived)]
  return [
    ...[...those].filter(number => !these.has(number)).map(number => `${channel} ${number} did not arrive`),
    ...[...these].filter(number => !those.has(number)).map(number => `${channel} ${number} came from nowhere`),
  ]
}

export async function openWebhook() {
  const numbers: string[] = []
  const server = createServer((request, reply) => {
    request.resume()
    request.on('end', () => {
      numbers.push(String(request.headers['webhook-id']))
      reply.end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { numbers, host: `127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

export async function openMail() {
  const ids: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, _session, done) => {
      let raw = ''
      try {
        for await (const chunk of stream) raw += chunk
      } catch {
        // Its sender was killed while it wrote: no mail has come.
        return
      }
      ids.push(/^Message-ID: <([^@>]+)@/im.exec(raw)?.[1] ?? '')
      done()
    },
  })
  // A sender that is killed breaks its connection.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return { ids, port: (server.server.address() as AddressInfo).port, close: () => server.close() }
}
