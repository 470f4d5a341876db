/** Two PostgreSQL servers by TLS, one of which follows the other and may take over. */
import { execFile } from 'node:child_process'
import { chmod, cp, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { prepareBinaries } from '../../../platform/server/postgres/binaries.ts'
import { openHome } from '../../../platform/server/postgres/home.ts'
import { run } from '../running.ts'

/** A primary that answers when its standby has what it says, and the standby. */
export async function primaryAndStandby(
  /** A server that was prepared and stopped, its data in `FOLDER/postgres`; the address is that of its superuser. */
  { folder, url: madeUrl }: { folder: string; url: string },
  { primaryPort, standbyPort }: { primaryPort: number; standbyPort: number },
) {
  const { password } = new URL(madeUrl)
  const home = await openHome(join(folder, 'postgres'), () => {})
  const programs = await prepareBinaries(home)
  const { uid, gid } = await stat(home.cluster)
  const standby = join(folder, 'standby')
  await cp(home.cluster, standby, { recursive: true, preserveTimestamps: true })
  await own(standby, uid, gid)
  await chmod(standby, 0o700)
  const follows = `host=127.0.0.1 port=${primaryPort} user=guanlan password=${password}`
  await writeFile(join(standby, 'standby.signal'), '')
  await writeFile(
    join(standby, 'postgresql.auto.conf'),
    `${await readFile(join(standby, 'postgresql.auto.conf'), 'utf8')}\nprimary_conninfo = '${follows}'\n`,
  )
  const start = async (data: string, port: number, words: readonly string[] = []) => {
    const url = madeUrl.replace(/:\d+\//, `:${port}/`)
    const server = await run({
      file: programs.postgres,
      words: [
        '-D',
        data,
        '-p',
        String(port),
        ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=60', ...words].flatMap(word => [
          '-c',
          word,
        ]),
      ],
      log: join(folder, `postgres-${port}.log`),
      uid,
      isUp: async () => {
        await runStatement(url, 'select 1')
        return true
      },
      patience: 60,
    })
    onTestFinished(() => server.end('SIGKILL'))
    return { ...server, url }
  }
  const primary = await start(home.cluster, primaryPort)
  const second = await start(standby, standbyPort)
  await runStatement(primary.url, "alter system set synchronous_standby_names = '*'")
  await runStatement(primary.url, 'select pg_reload_conf()')
  return { primary, standby: second }
}

async function own(folder: string, uid: number, gid: number): Promise<void> {
  await promisify(execFile)('chown', ['-R', `${uid}:${gid}`, folder])
}

export async function runStatement(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
