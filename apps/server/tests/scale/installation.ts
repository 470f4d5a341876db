/** An installation of several processes on an outside PostgreSQL by TLS, behind a proxy that asks its web processes in turn. */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startPostgres } from '@guanlan/platform/server'
import pg from 'pg'
import { answers, type Running, run } from '../../../../tools/scale/running.ts'

/** A server with a certificate of a CA of its own, and a database whose owner is no superuser. */
export async function outsidePostgres(folder: string) {
  const { url, stop } = await startPostgres({ dataDir: join(folder, 'postgres'), log: () => {} })
  const cluster = join(folder, 'postgres/cluster')
  const openssl = (...words: string[]) => promisify(execFile)('openssl', words, { cwd: folder })
  await openssl(
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=test CA',
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
  )
  await openssl(
    'req',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=localhost',
    '-keyout',
    'server.key',
    '-out',
    'server.csr',
  )
  await writeFile(join(folder, 'names'), 'subjectAltName=DNS:localhost')
  await openssl(
    'x509',
    '-req',
    '-in',
    'server.csr',
    '-CA',
    'ca.pem',
    '-CAkey',
    'ca.key',
    '-CAcreateserial',
    '-days',
    '2',
    '-extfile',
    'names',
    '-out',
    'server.pem',
  )
  const { uid, gid } = await stat(cluster)
  for (const name of ['server.key', 'server.pem']) {
    await writeFile(join(cluster, name), await readFile(join(folder, name)), { mode: 0o600 })
    await chown(join(cluster, name), uid, gid)
  }
  await writeFile(join(folder, 'password'), 'the owner’s password\n')
  const server = new pg.Client({ connectionString: url })
  await server.connect()
  for (const statement of [
    "alter system set ssl_cert_file = 'server.pem'",
    "alter system set ssl_key_file = 'server.key'",
    'alter system set ssl = on',
    'select pg_reload_conf()',
    "create role owner_here login createrole password 'the owner’s password'",
    "create database here owner owner_here template template0 encoding utf8 locale_provider builtin locale 'C.UTF-8'",
  ])
    await server.query(statement)
  await server.end()
  const { port } = new URL(url)
  return {
    environment: {
      DATABASE_URL: `postgres://owner_here@localhost:${port}/here`,
      DATABASE_CA: join(folder, 'ca.pem'),
      DATABASE_PASSWORD_FILE: join(folder, 'password'),
    },
    /** As the superuser, for what the test looks at itself. */
    url: url.replace(/\/guanlan$/, '/here'),
    stop,
  }
}

/** One process of the product with a data folder of its own, up when it says so. @param checkout of another release; absent: this one */
export async function startProcess(
  folder: string,
  name: string,
  environment: Record<string, string>,
  checkout = fileURLToPath(new URL('../../../..', import.meta.url)),
) {
  const log = join(folder, `${name}.log`)
  await mkdir(join(folder, name), { recursive: true })
  const running: Running = await run({
    file: process.execPath,
    words: [join(checkout, 'apps/server/main.ts')],
    cwd: checkout,
    log,
    env: { ...process.env, GUANLAN_DATA: join(folder, name), GUANLAN_DEMO: 'off', ...environment },
    isUp: async () =>
      environment.GUANLAN_ROLE === 'worker'
        ? /worker is ready/.test(await readFile(log, 'utf8'))
        : answers(`http://127.0.0.1:${environment.GUANLAN_PORT}/health/ready`),
    patience: 90,
  })
  return { ...running, said: () => readFile(log, 'utf8') }
}

/** Asks the web processes in turn, whoever asks: nothing sticks to one. One that does not answer is passed over. */
export async function startProxy(port: number, webs: readonly number[]) {
  let turn = 0
  const server = createServer(async (requested, reply) => {
    const body = Buffer.concat(await requested.toArray())
    const pass = (left: number) => {
      const to = request({
        host: '127.0.0.1',
        port: webs[turn++ % webs.length],
        method: requested.method,
        path: requested.url,
        headers: requested.headers,
        agent: false,
      })
      to.once('response', answer => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(reply)
      })
      to.once('error', () => (left > 0 && !reply.headersSent ? pass(left - 1) : reply.destroy()))
      to.end(body)
    }
    pass(webs.length - 1)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return { stop: () => server.close() }
}
