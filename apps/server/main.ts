/** Starts the product in one of its roles and stops it cleanly. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDemonstration } from '@guanlan/features/demonstration/server'
import { migrate, openDatabases, openListener, startPostgres } from '@guanlan/platform/server'
import pino from 'pino'
import { readSettings, type Settings } from './settings.ts'
import { openWeb } from './web.ts'
import { startWorker } from './worker.ts'

const startedAt = new Date()

async function start(settings: Settings): Promise<() => Promise<void>> {
  const version = await versionOf()
  const log = pino({ level: settings.logLevel })
  const say = (line: string) => log.info(line)
  const postgres = settings.databaseUrl
    ? null
    : await startPostgres({ dataDir: join(settings.dataDir, 'postgres'), log: say })
  const databaseUrl = settings.databaseUrl ?? postgres?.url ?? ''
  await migrate(databaseUrl)
  const databases = openDatabases(databaseUrl)
  const listener = await openListener(databaseUrl)
  const report = (error: unknown, message: string) => log.error({ err: error }, message)
  await openDemonstration(databases.worker, settings.demonstration)
  const worker =
    settings.role === 'web'
      ? null
      : await startWorker({
          db: databases.worker,
          databaseUrl,
          listener,
          demonstrationDays: settings.demonstrationDays,
          log: report,
        })
  const web =
    settings.role === 'worker'
      ? null
      : await openWeb({ settings, version, startedAt, databases, databaseUrl, listener, worker })
  await web?.listen({ port: settings.port, host: settings.host })
  const seconds = ((Date.now() - startedAt.getTime()) / 1000).toFixed(1)
  process.stdout.write(
    web ? `Guanlan is ready at ${settings.publicUrl} (${seconds} s)\n` : `Guanlan worker is ready (${seconds} s)\n`,
  )

  // In the order in which things depend on each other: no new requests, no new batches, then the database.
  return async () => {
    await web?.close()
    await worker?.stop()
    await listener.close()
    await databases.close()
    await postgres?.stop()
  }
}

async function versionOf(): Promise<string> {
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8')
  return String((JSON.parse(text) as { version?: unknown }).version ?? '0')
}

function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      // Something that hangs must not keep the machine from shutting down; nothing accepted is lost by an unclean end.
      setTimeout(() => process.exit(1), 20_000).unref()
      stop().then(
        () => process.exit(0),
        error => {
          process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
          process.exit(1)
        },
      )
    })
}

try {
  stopOnSignal(await start(readSettings(process.env)))
} catch (error) {
  process.stderr.write(`Guanlan cannot start.\n${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
