/** The product in one process, for tests: the real database, pipeline, identity and calls; requests do not need a port. */
import { generateKeyPairSync } from 'node:crypto'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BuiltInRole } from '@guanlan/platform/contract'
import {
  type Databases,
  type FileStore,
  isConnectionFailure,
  isTimeout,
  openDatabases,
  openDocuments,
  openListener,
  openSecretBox,
  type ResultFiles,
  resultFiles,
} from '@guanlan/platform/server'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { openFiles } from '../files.ts'
import { secretOf } from '../secret.ts'
import { readSettings } from '../settings.ts'
import { openWeb } from '../web.ts'
import { startWorker, type Worker } from '../worker.ts'
import { hostOfTests as host } from './host.ts'
import { issuerOfTests } from './issuer.ts'
import { modelOfTests } from './model-of-tests.ts'

export interface Caller {
  /** Answers with the HTTP status and the parsed body. */
  ask(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: Reply }>
  /** Of the sign-in; it is believed for five minutes. */
  token: string
  /** One that is believed for minutes to come. */
  freshToken(): Promise<string>
}
// biome-ignore lint/suspicious/noExplicitAny: tests look into replies of every shape
export type Reply = any

export interface Product {
  app: FastifyInstance
  databases: Databases
  worker: Worker
  /** What tasks leave for people to fetch. */
  files: ResultFiles
  /** What people and sources send. */
  store: FileStore
  /** Hosts of tests whose pages may be read. */
  trustedHosts: Set<string>
  /** Makes a person of an organisation and signs them in by the real flow. */
  member(orgId: number, account: string, role?: BuiltInRole, roles?: string[]): Promise<Caller>
  /** Waits until everything accepted is stored, every monitor is filled, every vocabulary is read with and every message that is due is sent. */
  settled(): Promise<void>
  listen(): Promise<number>
  close(): Promise<void>
}

export interface ProductOptions {
  /** Connections of each pool. */
  sizes?: { app: number; worker: number }
  hasRoom?: () => boolean
  /** Where Chromium is; absent: what needs it is refused, and has tests of its own. */
  chromium?: string
  /** Calls a minute; absent: the usual ones. */
  limits?: Parameters<typeof openWeb>[0]['limits']
  /** Settings that are not the usual ones. */
  environment?: Readonly<Record<string, string>>
}

/** Keys of nobody: addresses of payment are made, and no notice is believed. */
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const alipayOfTests = {
  GUANLAN_ALIPAY_APP_ID: '2021000000000001',
  GUANLAN_ALIPAY_SELLER: '2088000000000001',
  GUANLAN_ALIPAY_PRIVATE_KEY: keys.privateKey.export({ format: 'pem', type: 'pkcs1' }).toString(),
  GUANLAN_ALIPAY_PUBLIC_KEY: keys.publicKey.export({ format: 'pem', type: 'spki' }).toString(),
}

const mostPassing = 5

export async function openProduct(
  databaseUrl: string,
  { sizes = { app: 6, worker: 6 }, hasRoom = () => true, limits, environment = {}, chromium }: ProductOptions = {},
): Promise<Product> {
  const databases = openDatabases(databaseUrl, sizes)
  const listener = await openListener(databaseUrl)
  const failures: unknown[] = []
  let passing = 0
  const dataDir = await mkdtemp(join(tmpdir(), 'guanlan-files-'))
  await mkdir(join(dataDir, 'maps'))
  await writeFile(join(dataDir, 'maps', '110000.json'), aMap)
  const trustedHosts = new Set<string>()
  const settings = readSettings({
    ...alipayOfTests,
    GUANLAN_DATA: dataDir,
    GUANLAN_DEMO: 'off',
    GUANLAN_LOG: 'silent',
    GUANLAN_FFMPEG: 'a-cutter-of-tests',
    ...(await modelOfTests()),
    ...issuerOfTests().environment,
    ...environment,
  })
  const openedFiles = await openFiles(settings)
  const { store } = openedFiles
  const files = resultFiles(store)
  const worker = await startWorker({
    databases,
    secretBox: openSecretBox(await secretOf(settings)),
    trustedHosts,
    trustedReceivers: settings.trustedReceivers,
    files: store,
    databaseUrl,
    listener,
    demonstrationDays: 0,
    mail: settings.mail,
    hasRoom,
    log: error => {
      // On a busy machine a statement may be over its time, and is tried again: what always fails does so more often.
      if ((isTimeout(error) || isConnectionFailure(error)) && ++passing <= mostPassing) return
      failures.push(error)
    },
  })
  const app = await openWeb({
    ...(limits && { limits }),
    trustedHosts,
    settings,
    version: '0',
    startedAt: new Date(),
    databases,
    databaseUrl,
    listener,
    files: openedFiles,
    worker,
    documents: openDocuments(chromium ?? null),
    hasRoom,
  })
  const db = databases.worker

  return {
    app,
    databases,
    worker,
    files,
    store,
    trustedHosts,
    async member(orgId, account, role = 'member', roles = []) {
      await makeOrganisation(db, orgId)
      const session = await issuerOfTests().signIn({ app, databases }, { orgId, account, role, roles })
      return {
        token: session.token,
        freshToken: session.fresh,
        async ask(method, url, body, headers = {}) {
          const reply = await app.inject({
            method,
            url,
            headers: { host, authorization: `Bearer ${await session.fresh()}`, orgid: String(orgId), ...headers },
            ...(body !== undefined && { payload: body as object }),
          })
          return {
            status: reply.statusCode,
            body: reply.headers['content-type']?.startsWith('application/json') ? reply.json() : reply.body,
          }
        },
      }
    },
    async settled() {
      for (;;) {
        // In one look: a task that ends hands its articles in with the same transaction. Tasks `of …` are those of the walk over all calls, which
        // no worker knows and nobody ends.
        const { rows } = await sql<{ busy: boolean }>`
          select exists (select from received_batches) or exists (select from tasks where state in ('waiting', 'running') and kind not like 'of %')
            or exists (select from deliveries where state in ('waiting', 'sending') and due_at <= now())
            or exists (select from crisis_openings o where not exists (select from crisis_opening_notices n where n.org_id = o.org_id and n.opening_id = o.id)) as busy`.execute(
          db,
        )
        if (failures.length > 0) throw failures[0]
        if (!rows[0]?.busy) return
        await new Promise(resolve => setTimeout(resolve, 20))
      }
    },
    async listen() {
      await app.listen({ port: 0, host: '127.0.0.1' })
      return (app.server.address() as AddressInfo).port
    },
    async close() {
      await app.close()
      await worker.stop()
      openedFiles.close()
      await listener.close()
      await databases.close()
    },
  }
}

/** Its days are counted, for there is nothing on them: in each new organisation a worker would count half a year of them, one by one. */
async function makeOrganisation(db: Databases['worker'], id: number): Promise<void> {
  const newest = new Date(Date.now() - 26 * 3_600_000).toISOString().slice(0, 10)
  await sql`
    with made as (insert into organisations (id, name) values (${id}, ${`机构 ${id}`}) on conflict do nothing returning id)
    insert into fact_day_progress (org_id, newest, oldest) select id, ${newest}::date, ${newest}::date - 365 from made`.execute(
    db,
  )
}

/** Of a province with one place in it. */
const aMap = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { adcode: 110105 },
      geometry: {
        type: 'LineString',
        coordinates: [
          [116, 39],
          [117, 40],
        ],
      },
    },
  ],
})
