/**
 * Crises while server and database are killed: articles come in and join them, clocks run out, people add tasks and agree to statements. Afterwards
 * what stands is held against what was handed in, and against what people were told was done.
 */
import { CrisisRuleDraft } from '@guanlan/features/crisis/crisis/contract'
import { addRule, crisisServer } from '@guanlan/features/crisis/crisis/server'
import { type AnyServerHalf, createApp, type Database, type Databases, withScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import {
  charactersOf,
  handIn,
  killDatabase,
  openInstallation,
  supervise,
  untilEnded,
  untilQuiet,
  wait,
} from './under-kills.ts'

const orgId = 5
const [lead, second, third] = [51, 52, 53]
const word = '泊舟'
const perBatch = 10

export interface CrisisStorm {
  data: string
  kills: number
  /** Milliseconds from one kill to the next: at least, at most. */
  lifeMs: [least: number, most: number]
  random: () => number
  /** Milliseconds from one batch of ten articles to the next. */
  batchMs: number
  /** Serves the feature to the people of the storm. */
  serve: (
    app: Awaited<ReturnType<typeof createApp>>,
    databases: Databases,
    halves: readonly AnyServerHalf[],
  ) => Promise<void>
  /** Whose time runs out while all is killed. */
  clocks: number
}

export interface CrisisReport {
  articles: number
  /** Of articles that the rule wants, in sets of crises. */
  joined: number
  crises: number
  messages: number
  tasks: number
  approvals: number
  /** Each a sentence; nothing may stand here. */
  faults: string[]
}

export async function crisesUnderKills(storm: CrisisStorm): Promise<CrisisReport> {
  const { data, kills, lifeMs, random, batchMs } = storm
  const installation = await openInstallation(data, { app: 3, worker: 3 })
  const { databases, env } = installation
  const db = databases.worker
  const app = await createApp({ logger: false })
  try {
    await prepare(db)
    await storm.serve(app, databases, [crisisServer({ follow() {} })])
    const call = callsOf(app)
    const room = await openRoom(call)
    await startClocks(db, storm.clocks, (kills * (lifeMs[0] + lifeMs[1])) / 2)
    const handing = handIn(db, { articleOf, perBatch, batchMs })
    const people = act(call, room)
    const server = supervise(env)
    await untilWorking(db)
    let killed = 0
    for (let done = 0; done < kills; done++) {
      await wait(lifeMs[0] + random() * (lifeMs[1] - lifeMs[0]))
      killed = await killDatabase(data, killed)
      server.kill()
    }
    const done = await people.end()
    const articles = await handing.end()
    await untilQuiet(db, () => countWaiting(db))
    await server.end()
    return await compare(db, articles.length, done, storm.clocks)
  } finally {
    await app.close()
    await installation.close()
  }
}

/** Three members, a rule that starts crises, and a level whose statements two people agree to. */
async function prepare(db: Database): Promise<void> {
  await sql`insert into organisations (id, name) values (${orgId}, '演练机构')`.execute(db)
  for (const id of [lead, second, third]) {
    await sql`insert into users (id, account, name) values (${id}, ${`${id}@example.com`}, ${`成员 ${id}`})`.execute(db)
    await sql`insert into memberships (org_id, user_id, role) values (${orgId}, ${id}, 'orgAdmin')`.execute(db)
  }
  await withScope(db, { orgId, userId: lead }, scope =>
    addRule(
      scope,
      CrisisRuleDraft.parse({
        ...{ name: word, warningWords: word, mediaType: ['web'], sentiment: [1, 0, -1] },
        ...{ crisisLevel: 4, opens: 'start' },
      }),
    ),
  )
}

type Call = (userId: number, url: string, body: object) => Promise<{ status: number; data: { id: number } & Row }>
type Row = Record<string, unknown>

const callsOf =
  (app: Awaited<ReturnType<typeof createApp>>): Call =>
  async (userId, url, payload) => {
    const headers = { token: String(userId), authorization: `Bearer ${userId}`, orgid: String(orgId) }
    const reply = await app.inject({ method: 'POST', url, headers, payload })
    const answer = reply.json() as { data?: never }
    return { status: reply.statusCode, data: (answer.data ?? {}) as { id: number } & Row }
  }

async function openRoom(call: Call): Promise<number> {
  const { data } = await call(lead, '/crisis/startCrisis', { name: '演练', crisisLevel: 2 })
  for (const userId of [second, third])
    await call(lead, '/crisis/people', { crisisId: data.id, role: 'approver', userId })
  return data.id
}

/** Crises of their own whose clocks run out evenly over so many milliseconds from now; a quarter before the end each was told already. */
export async function startClocks(db: Database, count: number, overMs: number): Promise<void> {
  await sql`
    with made as (
      insert into crises (org_id, name, level, status, origin, started_at)
      select ${orgId}, '时限 ' || n, 1, 'started', 'hand', now() - interval '15 minutes' from generate_series(1, ${count}::int) n returning id),
    led as (
      insert into crisis_people (org_id, crisis_id, role, user_id) select ${orgId}, id, 'lead', ${lead} from made)
    insert into crisis_clocks (org_id, crisis_id, chapter, kind, starts_at, minutes, due_at, tell_at, state, notified)
    select ${orgId}, id, 1, 'acknowledge', at - interval '15 minutes', 15, at, at, 'running', 1
    from (select id, date_trunc('milliseconds', now() + row_number() over (order by id) * ${overMs / count}::float8 * interval '1 millisecond') as at from made) m`.execute(
    db,
  )
}

function articleOf(n: number) {
  const matter = n - (n % 6)
  const own = charactersOf(matter, 60)
  const named = n % 3 === 0 ? word : '北汀'
  return {
    sourceId: String(n),
    title: `${named} 第 ${n} 篇`,
    body: `${own}。${named}。${own}`,
    publishedAt: new Date().toISOString(),
  }
}

/** What people did: sure is what was answered; whether the rest was stored nobody was told. */
interface Done {
  tasks: { title: string; sure: boolean }[]
  statements: { id: number; agreed: number[] }[]
}

function act(call: Call, crisisId: number): { end(): Promise<Done> } {
  const done: Done = { tasks: [], statements: [] }
  return untilEnded(
    async n => {
      const title = `核实 ${n}`
      const { status } = await call(lead, '/crisis/tasks', { crisisId, kind: 'verify', title })
      done.tasks.push({ title, sure: status === 200 })
      const draft = { crisisId, title: `声明 ${n}`, paragraphs: [{ text: '正在核实。', factIds: [] }] }
      const { status: written, data } = await call(lead, '/crisis/statements', draft)
      if (written === 200) {
        const sent = await call(lead, '/crisis/statements/send', { id: data.id, version: data.version })
        const statement = { id: data.id, agreed: [] as number[] }
        done.statements.push(statement)
        if (sent.status === 200)
          // Both at once, each twice: it counts once.
          await Promise.all(
            [second, third, second, third].map(async userId => {
              const seen = { id: data.id, round: sent.data.round, step: sent.data.step }
              const agreed = await call(userId, '/crisis/statements/approve', seen)
              if (agreed.status === 200) statement.agreed.push(userId)
            }),
          )
      }
      await wait(100)
    },
    done,
    3,
  )
}

/** Some clock was told: articles and clocks are worked on when the first kill comes. */
async function untilWorking(db: Database): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ notified: boolean; stored: boolean }>`
      select exists (select from deliveries where purpose = 'crisis') as notified, exists (select from articles) as stored`.execute(
      db,
    )
    if (rows[0]?.notified && rows[0].stored) return
    await wait(20)
  }
}

/** Clocks that are not told of yet, and messages that are due. */
const countWaiting = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select (select count(*) from deliveries where state in ('waiting', 'sending') and due_at <= now())::int
      + (select count(*) from crisis_clocks where state = 'running' and minutes = 15 and notified < 2)::int as n`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}

async function compare(db: Database, handed: number, done: Done, clocks: number): Promise<CrisisReport> {
  const faults: string[] = []
  const count = async (query: ReturnType<typeof sql<{ n: number }>>) => (await query.execute(db)).rows[0]?.n ?? 0
  const none = async (what: string, query: ReturnType<typeof sql<{ n: number }>>) => {
    const n = await count(query)
    if (n !== 0) faults.push(`${n} ${what}`)
  }
  const stored = await count(sql<{ n: number }>`select count(*)::int as n from articles`)
  if (stored !== handed) faults.push(`${handed} articles were handed in, ${stored} are stored`)
  await none(
    'articles that the rule wants are in no crisis',
    sql<{ n: number }>`
      select count(*)::int as n from articles a where a.title like ${`${word}%`}
        and not exists (select from article_set_members m where m.article_id = a.id and m.kind = 'crisis')`,
  )
  await none(
    'articles of incidents are not in the crisis that was opened',
    sql<{ n: number }>`
      select count(*)::int as n from warning_incident_articles i join crisis_openings o on o.org_id = i.org_id and o.incident_id = i.incident_id
      where not exists (select from article_set_members m where m.org_id = i.org_id and m.article_id = i.article_id and m.kind = 'crisis' and m.set_id = o.crisis_id)`,
  )
  await none(
    'incidents opened nothing',
    sql<{ n: number }>`
      select count(*)::int as n from warning_incidents i where i.purpose = 'crisis'
        and not exists (select from crisis_openings o where o.org_id = i.org_id and o.incident_id = i.id and o.crisis_id is not null)`,
  )
  await none(
    'crises were started by a rule and belong to no opening',
    sql<{ n: number }>`
      select count(*)::int as n from crises r where r.origin = 'rule' and not exists (select from crisis_openings o where o.org_id = r.org_id and o.crisis_id = r.id)`,
  )
  // Each clock tells its lead of the end once, in the product.
  const notified = sql`d.purpose = 'crisis' and d.channel = 'inApp' and d.once like 'crisisClock:%'`
  const messages = await count(sql<{ n: number }>`select count(*)::int as n from deliveries d where ${notified}`)
  if (messages !== clocks) faults.push(`${clocks} clocks ran out, ${messages} messages tell of it`)
  await none(
    'messages stand twice',
    sql<{ n: number }>`
      select count(*)::int as n from (select from deliveries where once is not null group by org_id, once, channel, address having count(*) > 1) d`,
  )
  await none(
    'messages were not delivered',
    sql<{ n: number }>`select count(*)::int as n from deliveries d where ${notified} and d.state <> 'accepted'`,
  )
  await none(
    'clocks have not one line that they ran out',
    sql<{ n: number }>`
      select count(*)::int as n from crisis_clocks c where c.minutes = 15
        and (select count(*) from crisis_lines l where l.org_id = c.org_id and l.crisis_id = c.crisis_id and l.kind = 'clock') <> 1`,
  )
  const { rows: tasks } = await sql<{ title: string; n: number }>`
    select title, count(*)::int as n from crisis_tasks group by 1`.execute(db)
  const stands = new Map(tasks.map(({ title, n }) => [title, n]))
  for (const { title, sure } of done.tasks) {
    const n = stands.get(title) ?? 0
    if (n > 1 || (sure && n === 0)) faults.push(`the task ${title} stands ${n} times`)
  }
  const { rows: agreed } = await sql<{ id: number; users: number[]; state: string }>`
    select s.id, s.state, array(select user_id from crisis_approvals a where a.org_id = s.org_id and a.statement_id = s.id order by 1) as users from crisis_statements s`.execute(
    db,
  )
  for (const { id, users, state } of agreed) {
    const own = done.statements.find(each => each.id === id)
    if (new Set(users).size !== users.length) faults.push(`an approval of the statement ${id} counts twice`)
    for (const user of own?.agreed ?? [])
      if (!users.includes(user)) faults.push(`the approval of the statement ${id} by ${user} is lost`)
    if ((state === 'approved') !== users.length > 0)
      faults.push(`the statement ${id} is ${state} with ${users.length} approvals`)
  }
  for (const { id } of done.statements)
    if (!agreed.some(each => each.id === id)) faults.push(`the statement ${id} is lost`)
  return {
    articles: handed,
    joined: await count(sql<{ n: number }>`select count(*)::int as n from article_set_members where kind = 'crisis'`),
    crises: await count(sql<{ n: number }>`select count(*)::int as n from crises where origin = 'rule'`),
    messages,
    tasks: tasks.length,
    approvals: agreed.reduce((sum, { users }) => sum + users.length, 0),
    faults,
  }
}
