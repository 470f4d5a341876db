/** Starts the product in one of its roles and stops it cleanly. */
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDemonstration } from '@guanlan/features/administration/demonstration/server'
import { openBeats, otherWebs } from '@guanlan/features/administration/health/server'
import { keepTextsInIndexAlone } from '@guanlan/features/articles/articles/server/search'
import { httpAdapter, oneAtATime } from '@guanlan/features/articles/refreshing/server'
import { firstOperator } from '@guanlan/features/people/sign-in/server'
import { endpointTranscriber } from '@guanlan/features/tools/recognition/server'
import { ArticleShare } from '@guanlan/pipeline'
import {
  CallCounts,
  findChromium,
  followPrimary,
  growSlowly,
  makeLogins,
  migrate,
  openDatabases,
  openDocuments,
  openListener,
  openReadServer,
  openSecretBox,
  type ReadServer,
  repeat,
  setPatience,
  startPostgres,
  useProxies,
  watchDisk,
} from '@guanlan/platform/server'
import pino from 'pino'
import { openFiles } from './files.ts'
import { openLog } from './log.ts'
import { secretOf } from './secret.ts'
import { readSettings, type Settings } from './settings.ts'
import { noteChangesFor, openTextIndexes } from './text-index.ts'
import { openWeb } from './web.ts'
import { startWorker, type Worker } from './worker.ts'

const startedAt = new Date()
const beatMs = 5_000
const exchangeMs = 2_000

type Close = () => Promise<unknown>

/** Everything opened adds how to close it; closing goes backwards: no new requests, no new batches, then the database. */
async function start(settings: Settings, opened: Close[]): Promise<void> {
  growSlowly()
  const version = await versionOf()
  const destination = openLog()
  const log = pino({ level: settings.logLevel }, destination)
  const report = (error: unknown, message: string) => log.error({ err: error }, message)
  useProxies(settings.proxies)
  setPatience(settings.patienceMs)
  const databaseUrl = await databaseOf(settings, opened, log)
  await migrate(databaseUrl)
  await makeLogins(databaseUrl)
  await mkdir(settings.dataDir, { recursive: true })
  const { hasRoom, stop: stopWatching } = await watchDisk(settings.dataDir, line => log.warn(line))
  opened.push(async () => stopWatching())
  const databases = openDatabases(databaseUrl, settings.connections, readsOf(settings, log))
  opened.push(() => databases.close())
  const listener = await openListener(databaseUrl)
  opened.push(() => listener.close())

  await openDemonstration(databases.worker, settings.demonstration)
  // Printed where somebody looks: a worker may be one of many, started by a machine.
  const mayNeedOperator = settings.role !== 'worker' && !settings.oidc && !settings.demonstration
  const operator = mayNeedOperator ? await firstOperator(databases.worker) : null
  const { demonstrationDays, binDays } = settings
  keepTextsInIndexAlone(settings.openSearch?.alone ?? false)
  const texts = settings.openSearch ? await openTextIndexes(settings.openSearch, report) : null
  if (texts) opened.push(() => texts.close())
  if (settings.role !== 'web') await noteChangesFor(databases.worker, texts?.indexes ?? null)
  const files = await openFiles(settings, line => log.warn(line))
  opened.push(async () => files.close())
  const documents = openDocuments(await findChromium(settings.chromium))
  opened.push(() => documents.close())
  const worker =
    settings.role === 'web'
      ? null
      : await startWorker({
          databases,
          files: files.store,
          databaseUrl,
          listener,
          demonstrationDays,
          binDays,
          rulesFile: join(settings.dataDir, 'rules.bin'),
          adapters: settings.interactionAdapters.map(({ site, address }) => oneAtATime(httpAdapter(site, address))),
          model: settings.ai ?? null,
          recognition: {
            transcriber: settings.speech ? endpointTranscriber(settings.speech) : null,
            cutter: settings.cutter ?? null,
          },
          hotInstances: settings.hotInstances,
          texts: texts?.indexes ?? null,
          trustedHosts: settings.trustedHosts,
          trustedReceivers: settings.trustedReceivers,
          mail: settings.mail,
          origin: settings.publicUrl,
          secretBox: openSecretBox(await secretOf(settings)),
          documents,
          hasRoom,
          log: report,
        })
  if (worker) opened.push(() => worker.stop())
  const beats = openBeats({
    db: databases.worker,
    role: settings.role,
    version,
    startedAt,
    ...(worker && { matching: () => matchingOf(worker.flow.state()) }),
    ...(texts && { sparesIndex: texts.isSpared }),
  })
  const beating = repeat({ idleMs: beatMs, log: report }, async () => {
    await beats.beat()
    return false
  })
  opened.push(async () => {
    await beating.stop()
    await beats.leave().catch(error => report(error, 'the line of this process stays for an hour'))
  })
  if (settings.role !== 'worker') {
    const counts = new CallCounts()
    const share = new ArticleShare(settings.articleShare)
    const exchanging = repeat({ idleMs: exchangeMs, log: report }, async () => {
      if (otherWebs(beats) === 0) return false
      await counts.exchange(databases.worker, beats.id)
      await share.exchange(databases.worker)
      return false
    })
    opened.push(() => exchanging.stop())
    const web = await openWeb({
      settings,
      version,
      startedAt,
      databases,
      databaseUrl,
      listener,
      files,
      worker,
      counts,
      share,
      processes: beats.processes,
      searchCluster: texts?.cluster ?? null,
      documents,
      hasRoom,
      log: destination,
    })
    opened.push(() => web.close())
    await web.listen({ port: settings.port, host: settings.host }).catch(error => {
      const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      throw taken ? new Error(`Port ${settings.port} is in use. Stop the other program, or set GUANLAN_PORT.`) : error
    })
  }
  const seconds = ((Date.now() - startedAt.getTime()) / 1000).toFixed(1)
  out(
    settings.role === 'worker'
      ? `Guanlan worker is ready (${seconds} s)`
      : `Guanlan is ready at ${settings.publicUrl} (${seconds} s)`,
  )
  if (operator) out(`First operator: account ${operator.account}, password ${operator.password} (shown this once)`)
}

const matchingOf = ({ rules, lagMs }: ReturnType<Worker['flow']['state']>) => ({ version: rules.version, lagMs })

const out = (line: string) => process.stdout.write(`${line}\n`)

/** By the address as it is set: what leads to the server that takes changes leads nowhere else. */
function readsOf({ databaseUrl, readServer, connections }: Settings, log: pino.Logger): ReadServer | null {
  if (databaseUrl === undefined || readServer === null) return null
  return openReadServer(databaseUrl, readServer, connections.app, line => log.warn(line))
}

/** The address that everything of this process connects by. */
async function databaseOf(settings: Settings, opened: Close[], log: pino.Logger): Promise<string> {
  const { databaseUrl, standbys } = settings
  if (databaseUrl === undefined) return embedded(settings, opened, line => log.info(line))
  if (standbys.length === 0) return databaseUrl
  const primary = await followPrimary(databaseUrl, standbys, line => log.warn(line))
  opened.push(() => primary.close())
  return primary.url
}

async function embedded(settings: Settings, opened: Close[], log: (line: string) => void): Promise<string> {
  const postgres = await startPostgres({ dataDir: join(settings.dataDir, 'postgres'), log })
  opened.push(() => postgres.stop())
  return postgres.url
}

async function closeAll(opened: Close[]): Promise<void> {
  for (let close = opened.pop(); close; close = opened.pop()) await close()
}

async function versionOf(): Promise<string> {
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8')
  return String((JSON.parse(text) as { version?: unknown }).version ?? '0')
}

/** What is begun ends within it; who starts and stops processes must not kill sooner. */
const drainMs = 30_000

function stopOnSignal(opened: Close[]): void {
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      // Something that hangs must not keep the machine from shutting down; nothing accepted is lost by an unclean end.
      setTimeout(() => process.exit(1), drainMs).unref()
      closeAll(opened).then(() => process.exit(0), fail)
    })
}

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}

const opened: Close[] = []
try {
  const settings = readSettings(process.env)
  for (const name of settings.unknown) out(`${name} is no setting of Guanlan and is passed over.`)
  stopOnSignal(opened)
  await start(settings, opened)
} catch (error) {
  process.stderr.write('Guanlan cannot start.\n')
  await closeAll(opened).catch(() => {})
  fail(error)
}
