/**
 * The after-action report of 5,000 lines and 500 tasks: made block after block as a task, then as PDF and as Word. How long each takes, and what this process
 * and Chromium take of memory beside what they had.
 */
import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { crisisBlocks, makeCrisisReport } from '../../features/crisis/crisis/server/index.ts'
import { mostTableRows } from '../../features/reports/reports/contract.ts'
import { reportOnPaper, reportsWorks } from '../../features/reports/reports/server/index.ts'
import { findChromium, openDatabases, openDocuments, startTask } from '../../platform/server/index.ts'
import { finishTasks } from '../../platform/testing/index.ts'
import { withDatabase } from '../database.ts'
import { fillChronicle } from './chronicle.ts'
import { addCrisis, addOrganisations, asLead, leadOf, load, print, type RealArticle } from './place.ts'

const orgId = 1
const tasks = 500

export async function measureReport(articles: readonly RealArticle[]): Promise<void> {
  if (articles.length === 0) return print('report: no articles here; nothing measured')
  const chromium = await findChromium(process.env.GUANLAN_CHROMIUM)
  await withDatabase(async url => {
    const databases = openDatabases(url)
    await addOrganisations(databases.worker, [orgId])
    const id = await addCrisis(databases, orgId, '车门')
    await fillChronicle(databases.worker, [id], mostTableRows, articles)
    await sql`
      insert into crisis_tasks (org_id, crisis_id, kind, title, owner_id, due_at, status)
      select ${orgId}, ${id}, 'verify', '核实第 ' || n || ' 条', ${leadOf(orgId)}, now() + interval '1 hour', case when n % 3 = 0 then 'done' else 'open' end from generate_series(1, ${tasks}::int) n`.execute(
      databases.worker,
    )
    const what = `report of ${mostTableRows} lines and ${tasks} tasks`
    const made = await measured(async () => {
      const { reportId } = await asLead(databases, orgId, scope =>
        makeCrisisReport({ ...scope, start: (job, input, options) => startTask(scope, job, input, null, options) }, id),
      )
      await finishTasks(databases, reportsWorks([crisisBlocks]))
      return reportId
    })
    print(`${what} made as a task: ${made.text}; ${load()}`)
    const documents = openDocuments(chromium)
    for (const kind of documents.kinds.filter(each => each === 'pdf' || each === 'docx')) {
      const written = await measured(async () => {
        const { paper } = await asLead(databases, orgId, scope => reportOnPaper(scope, made.result))
        return documents.write(kind, paper, { orgId, userId: leadOf(orgId) })
      })
      print(
        `${what} as ${kind}: ${written.text} (must 30 s and + 200 MB, aims 15 and 100), ${Math.round((written.result[0]?.byteLength ?? 0) / 1_000)} KB; ${load()}`,
      )
    }
    await documents.close()
    await databases.close()
  })
}

async function measured<T>(work: () => Promise<T>): Promise<{ result: T; text: string }> {
  const memory = await watchMemory()
  const [started, before] = [performance.now(), process.cpuUsage()]
  const result = await work()
  const seconds = (performance.now() - started) / 1_000
  const { user, system } = process.cpuUsage(before)
  const { own, chromium } = memory.stop()
  const text = `${seconds.toFixed(1)} s, ${((user + system) / 1e6).toFixed(1)} s of this process; memory of this process +${own} MB, of Chromium ${chromium} MB`
  return { result, text }
}

/** Megabytes: how far this process grows, and the most that the browsers it started hold, apart from what they share. */
async function watchMemory(): Promise<{ stop(): { own: number; chromium: number } }> {
  globalThis.gc?.()
  const begin = process.memoryUsage().rss
  let [own, chromium] = [0, 0]
  const look = async () => {
    own = Math.max(own, process.memoryUsage().rss - begin)
    chromium = Math.max(chromium, await privateOfChildren('chrom'))
  }
  const timer = setInterval(() => void look().catch(() => {}), 1_000)
  return {
    stop() {
      clearInterval(timer)
      return { own: Math.round(own / 2 ** 20), chromium: Math.round(chromium / 2 ** 20) }
    },
  }
}

/** Bytes that no other process holds, of this process' descendants of a name; 0 where this is no Linux. */
async function privateOfChildren(name: string): Promise<number> {
  const parents = new Map<number, number>()
  const names = new Map<number, string>()
  for (const pid of (await readdir('/proc').catch(() => [])).filter(each => /^\d+$/.test(each))) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
    if (stat === null) continue
    names.set(Number(pid), stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')')))
    parents.set(Number(pid), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
  }
  const isOurs = (pid: number): boolean => {
    const parent = parents.get(pid)
    return parent === process.pid || (parent !== undefined && parent > 1 && isOurs(parent))
  }
  let bytes = 0
  for (const [pid, own] of names) {
    if (!own.includes(name) || !isOurs(pid)) continue
    const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
    for (const [, kilobytes] of rollup.matchAll(/^Private_(?:Clean|Dirty):\s+(\d+) kB/gm))
      bytes += Number(kilobytes) * 1_024
  }
  return bytes
}
