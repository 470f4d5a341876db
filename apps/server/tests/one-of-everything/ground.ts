// What the organisation of the walk over all calls has, and how a call makes more of it for itself.
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { newExportKey, saveExport } from '@guanlan/features/handling/exports/server'
import { enqueue } from '@guanlan/features/workspace/notifications/server'
import { newFileKey, withScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Caller, Product, Reply } from '../product.ts'
import { aPublicPage, inventedText } from './public-page.ts'
import { type SentFile, sentFile } from './sent-file.ts'

export interface Filling {
  params?: Readonly<Record<string, string | number>>
  query?: Readonly<Record<string, string | number>>
  body?: object
  headers?: Record<string, string>
  /** Another organisation gets the same answer, for this reason. Absent: what it is told differs, or it is refused. */
  alike?: string
  /** Why whoever does it first leaves nothing for the next: a stranger does it in the own organisation, and the owner is given another. */
  once?: string
  /** Who the owner is, when it is not the organisation of the walk. */
  owner?: Owner
}
export interface Owner extends Caller {
  orgId: number
}

/** What one organisation has, and ways to make more of it. */
export interface Ground {
  owner: Owner
  monitor: number
  article: number
  vocabulary: Reply
  question: { from: string; to: string }
  /** Posts something of the owner's, and waits for what follows from it. */
  make(path: string, body: object): Promise<Reply>
  /** The address of a page that can be read, on a host of its own: the same host is asked once a second. */
  makePage(): Promise<string>
  /** A table with the column `name`, as a form. */
  sheet: SentFile
  /** Sends it, or another one; the id of the file. */
  upload(path: string, content?: string): Promise<number>
  makeMonitor(rule?: string): Promise<Reply>
  /** Articles that the monitor wants, each a story of its own. */
  makeArticles(count: number): Promise<number[]>
  makeVocabulary(): Promise<Reply>
  /** One that is done has a file. */
  makeTask(state: 'running' | 'done'): Promise<number>
  /** Somebody else of the same organisation. */
  makeColleague(): Promise<Owner>
  /** A notice to the owner. */
  makeNotice(): Promise<number>
  /** Of backtracking; it does not end by itself. */
  makeRunningOrder(period: { startTime: string; endTime: string }): Promise<number>
  /** Another one each time. */
  makeDemonstration(): Promise<Owner>
  /** Of an event, published for all organisations by an operator. */
  makeCase(): Promise<number>
  /** One that is on sale. */
  makePackage(): Promise<number>
  makePaidOrder(): Promise<number>
  /** One whose articles are being written down; it does not end by itself. */
  makeRunningDataTask(id: number): Promise<void>
  /** A file in the download centre; the id of its record. */
  makeDownload(): Promise<number>
  /** Of a report that is there, sent to nobody. */
  makeFailedRun(): Promise<number>
  /** Of a webhook subscription: one that never arrived. */
  makeDeadMessage(subscription: number): Promise<number>
  /** Of stories of the owner’s articles, that may be an event. */
  makeCandidate(): Promise<number>
  /** Of two media that only the owner has articles of. */
  makeIdentityOffer(): Promise<number>
  /** Published by an organisation, of a report with its template. */
  makeReportCase(orgId: number): Promise<number>
  /** Of an article, about its consumption. */
  makeCarSentence(of: { seriesId: number; articleId: number }): Promise<number>
  /** Of a broadcast: one piece. */
  makeRecording(): Promise<{ id: number; taskId: number }>
}

/** By the name of the call: what its owner sends so that it succeeds. */
export type Fillings = Readonly<Record<string, (ground: Ground) => Filling | Promise<Filling>>>

/** Stands in everything the organisation of the walk has, and nowhere else. */
export const secret = '潮音石'
/** Stands in its articles too; what others may ask for without having heard of the secret. */
export const openWord = '验潮站'

const aSheet = (content = `name\n${secret}`): Promise<SentFile> => sentFile('a.csv', content)

export async function makeGround(product: Product, orgId: number): Promise<Ground> {
  const owner = { ...(await product.member(orgId, `owner${orgId}@example.com`, 'orgAdmin')), orgId }
  const db = product.databases.worker
  const question = {
    from: new Date(Date.now() - 86_400_000).toISOString(),
    // What the walk hands in lies within, however long it takes.
    to: new Date(Date.now() + 3_600_000).toISOString(),
  }
  let made = 0
  let demonstrations = 0
  const make = async (path: string, body: object): Promise<Reply> => {
    const reply = await owner.ask('POST', path, body)
    await product.settled()
    if (reply.status !== 200) throw new Error(`${path}: ${JSON.stringify(reply.body)}`)
    return reply.body.data
  }
  const sheet = await aSheet()
  const upload = async (path: string, content?: string): Promise<number> => {
    const { body, headers } = content === undefined ? sheet : await aSheet(content)
    return (await owner.ask('POST', path, body, headers)).body.data.id
  }
  const makeMonitor = (rule = secret) => make('/inews/monitor', { kind: 'item', name: `${secret} ${++made}`, rule })
  const makeVocabulary = () =>
    make('/inews/vocabulary', {
      use: 'dimension',
      name: `${secret} ${++made}`,
      words: [`${secret}词${made}`],
    })
  async function makeTask(state: 'running' | 'done'): Promise<number> {
    const { id } = await db
      .insertInto('tasks')
      .values({ org_id: orgId, kind: `of ${secret}`, input: '{}', state, has_file: state === 'done' })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (state === 'done') {
      await product.files.keepPart({ orgId, id: Number(id) }, 0, `${secret}\n`)
      await product.files.join({ orgId, id: Number(id) }, 1)
    }
    return Number(id)
  }
  async function makeNotice(): Promise<number> {
    const { user_id: userId } = await db
      .selectFrom('memberships')
      .select('user_id')
      .where('org_id', '=', orgId)
      .orderBy('user_id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const [id = 0] = await withScope(db, { orgId }, scope =>
      enqueue(scope, {
        purpose: 'notice',
        receivers: [{ by: 'inApp', userId, name: `${secret}的成员` }],
        message: { title: `${secret} ${++made}` },
      }),
    )
    await product.settled()
    return id
  }
  async function makeArticles(count: number): Promise<number[]> {
    const items = Array.from({ length: count }, () => {
      made++
      const body = `${secret}与${openWord}。${inventedText(made, 160)}。`
      const author = `${secret}的作者`
      return {
        title: `${inventedText(made, 8)}${secret}${openWord}`,
        body,
        author,
        media: `${secret}日报`,
        mediaType: 'press',
        sentiment: -1,
        region: 310_000,
        repostList: [{ id: 'one', author: `${secret}的转发者`, text: secret }],
      }
    })
    const { refused } = await make('/ua/upload/article/addBatch', { items })
    if (refused.length > 0) throw new Error(JSON.stringify(refused))
    const added = await hitsOf(items.map(({ title }) => title))
    if (added.length !== count) throw new Error(`${count} articles handed in, ${added.length} hit`)
    return added
  }
  const hitsOf = async (titles: string[]): Promise<number[]> => {
    const { rows } = await sql<{ id: number }>`
      select a.id::float8 as id from articles a
      where a.title = any(${titles}) and exists (select from hits h where h.org_id = ${orgId} and h.article_id = a.id) order by 1`.execute(
      db,
    )
    return rows.map(({ id }) => id)
  }

  // Roles of keys are kept by operators.
  await db
    .insertInto('api_roles')
    .values({ name: `机构 ${orgId} 的程序`, granted: [] })
    .onConflict(c => c.doNothing())
    .execute()
  const monitor = await makeMonitor()
  const [article = 0] = await makeArticles(6)
  return {
    owner,
    monitor: monitor.id,
    article,
    vocabulary: await makeVocabulary(),
    question,
    make,
    makePage: () => aPublicPage(product),
    sheet,
    upload,
    makeMonitor,
    makeArticles,
    makeVocabulary,
    makeTask,
    makeNotice,
    async makeColleague() {
      const account = `colleague${orgId}-${++made}@example.com`
      return { ...(await product.member(orgId, account)), orgId }
    },
    async makeRunningOrder(period) {
      const { id } = await db
        .insertInto('backtrackings')
        .values({
          org_id: orgId,
          start_time: period.startTime,
          end_time: period.endTime,
          task_id: await makeTask('running'),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
    async makeRunningDataTask(id) {
      const work = await makeTask('running')
      await sql`
        update data_task_runs set task_id = ${work}, finished_at = null, articles = null where org_id = ${orgId} and data_task_id = ${id}`.execute(
        db,
      )
    },
    async makeDownload() {
      const key = newExportKey(orgId)
      const bytes = await product.store.put(key, Readable.from([Buffer.from(secret)]), 1_000)
      const file = { folderType: 'download', name: `${secret} ${++made}.csv`, format: 'csv', key, bytes } as const
      return withScope(db, { orgId }, scope => saveExport(scope, file))
    },
    async makeFailedRun() {
      const requested = { reportName: `${secret} ${++made}`, templateId: 'bare', monitors: [monitor.id] }
      const { reportId } = await make('/report/add', requested)
      const { id } = await make('/report/send', { reportId, kinds: ['html'], addresses: ['reader@example.com'] })
      await sql`update report_runs set state = 'failed' where org_id = ${orgId} and id = ${id}`.execute(db)
      return id
    },
    async makeDeadMessage(subscription) {
      const { rows } = await sql<{ id: number }>`
        insert into webhook_deliveries (org_id, subscription_id, type, events, body, state)
        values (${orgId}, ${subscription}, 'export.finished', 1, ${JSON.stringify({ type: secret })}, 'dead') returning id`.execute(
        db,
      )
      return Number(rows[0]?.id)
    },
    async makeCandidate() {
      const [article = 0] = await makeArticles(1)
      const { rows } = await sql<{ id: number }>`
        with made as (
          insert into event_candidates (org_id, title, first_article, first_at, last_at, usual, confidence, words)
          values (${orgId}, ${`${secret}候选 ${++made}`}, ${article}, now(), now(), 0, 90, array[${secret}]) returning org_id, id
        ), of as (
          insert into event_candidate_stories (org_id, story_id, candidate_id)
          select m.org_id, o.cluster_id, m.id from made m join org_articles o on o.org_id = m.org_id and o.article_id = ${article}
        )
        select id from made`.execute(db)
      return rows[0]?.id ?? 0
    },
    async makeIdentityOffer() {
      const [base, other] = [`${secret}报 ${++made}`, `${secret}网 ${++made}`]
      const items = [base, other].map(media => ({ title: media, body: `${secret}。`, media, mediaType: 'press' }))
      await make('/ua/upload/article/addBatch', { items })
      const { rows } = await sql<{ id: number }>`
        insert into media_identity_offers (base_id, media_id, kind, score, reasons)
        select b.id, o.id, 'body', 90, json_build_array(json_build_object('reason', 'stem', 'counts', 0.9, 'value', ${secret}::text))
        from media b, media o where b.name = ${base} and o.name = ${other} returning id`.execute(db)
      return rows[0]?.id ?? 0
    },
    async makeReportCase(ofOrg) {
      const template = {
        format: 'guanlan-report-template',
        version: 1,
        name: `${secret}模板`,
        kind: 'regular',
        blocks: [{ id: 'b1', kind: 'heading', title: secret, columns: [] }],
        look: {},
      }
      const { rows } = await sql<{ id: number }>`
        insert into report_cases (org_id, title, document, template)
        values (${ofOrg}, ${`${secret}案例 ${randomUUID()}`}, '{"title": "样例"}', ${JSON.stringify(template)}::jsonb) returning id`.execute(
        db,
      )
      return rows[0]?.id ?? 0
    },
    async makeRecording() {
      // Not on yet: the worker of the walk would record it while rows are compared.
      const start = new Date(Date.now() + 86_400_000).toISOString()
      const end = new Date(Date.now() + 90_000_000).toISOString()
      const { id: taskId } = await make('/inews/broadcastTask/add', {
        station: `${secret}广播`,
        url: 'https://radio.example.com/live.m3u8',
        startTime: start,
        endTime: end,
      })
      const { id } = await db
        .insertInto('broadcast_recordings')
        .values({
          org_id: orgId,
          task_id: taskId,
          starts_at: end,
          ends_at: end,
          kept_until: end,
          collection: 2,
          pieces: 1,
          bytes: secret.length,
          problem: secret,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const content = Buffer.from(secret)
      const key = newFileKey('broadcasts', orgId)
      const chunks = (async function* () {
        yield content
      })()
      await product.store.put(key, chunks, content.length)
      await db
        .insertInto('broadcast_segments')
        .values({ org_id: orgId, recording_id: id, position: 1, key, bytes: content.length })
        .execute()
      return { id, taskId }
    },
    async makeCarSentence({ seriesId, articleId }) {
      const place = { field: 'title', place_from: 0, place_to: 4, digest: '', found: '油耗', judged: -1 }
      const { id } = await db
        .insertInto('car_sentences')
        .values({
          ...{ org_id: orgId, source: 'article', source_id: articleId, published_at: new Date(), series_id: seriesId },
          ...{ ...place, aspect: '油耗', leaning: -1, corrected: true },
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return Number(id)
    },
    async makeCase() {
      const { id } = await product.databases.worker
        .insertInto('event_cases')
        .values({ title: `公开案例 ${randomUUID().slice(0, 8)}`, subjects: '{}', begin_at: new Date() })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
    async makePackage() {
      const values = { kind: 'package', name: `套餐 ${randomUUID()}`, days: 30, price: 100 }
      const { id } = await product.databases.worker
        .insertInto('packages')
        .values(values)
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
    async makePaidOrder() {
      const bought = { kind: 'package', name: `套餐 ${randomUUID()}`, days: 30 }
      const { id } = await product.databases.worker
        .insertInto('orders')
        .values({ org_id: orgId, kind: 'order', bought: JSON.stringify(bought), price: 100, state: 'over' })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
    async makeDemonstration() {
      const shown = orgId + 1_000 * ++demonstrations
      const admin = await product.member(shown, `shown${shown}@example.com`, 'orgAdmin')
      await db.updateTable('organisations').set({ demonstration: true }).where('id', '=', shown).execute()
      const value = JSON.stringify('on')
      await db
        .insertInto('installation_settings')
        .values({ name: 'demonstration', value })
        .onConflict(conflict => conflict.column('name').doUpdateSet({ value }))
        .execute()
      return { ...admin, orgId: shown }
    },
  }
}

/** Why a stranger gets the same answer. */
export const everybody = 'it is said to everybody'

let named = 0
/** Another name each time: some calls are filled more than once. */
export const anew = (name: string): string => `${name} ${++named}`

/** Where the acts on articles are. */
export const actsPath = '/inews/data/monitorArticle'

/** A new label; its id. */
export const aLabel = async ({ make }: Ground): Promise<number> =>
  (await make('/inews/data/label', { name: `标签 ${Math.random()}` })).id
