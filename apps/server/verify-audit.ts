/** `npm run audit:verify [-- --head HASH]`: holds the record of acts against its seals and names what does not fit. */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { verifySeals } from '@guanlan/features/workspace/audit-log/server'
import { makeLogins, migrate, openDatabases, startPostgres, withPatience } from '@guanlan/platform/server'
import { readSettings } from './settings.ts'

const out = (line: string) => process.stdout.write(`${line}\n`)

const sentences = {
  changed: (number: string, at: string, what: string) => `act ${number} of ${at} was changed: ${what}`,
  missing: (number: string, at: string, what: string) => `act ${number} is missing; it was ${what} at ${at}`,
  inserted: (number: string, at: string, what: string) => `act ${number} of ${at} was put in behind: ${what}`,
  broken: (number: string, at: string, what: string) =>
    `seal ${number} of ${at} does not fit its rows (${what}) or the seal before`,
}

async function run(words: string[]): Promise<boolean> {
  const { values } = parseArgs({ args: words, options: { head: { type: 'string' } } })
  const settings = readSettings(process.env)
  const postgres = settings.databaseUrl
    ? null
    : await startPostgres({ dataDir: join(settings.dataDir, 'postgres'), log: () => {} })
  const url = settings.databaseUrl ?? postgres?.url ?? ''
  await withPatience(() => migrate(url))
  await withPatience(() => makeLogins(url))
  const databases = openDatabases(url)
  const { seals, acts, released, head, faults, hasKeptHead } = await verifySeals(databases.worker, values.head ?? null)
  await databases.close()
  await postgres?.stop()
  for (const { kind, number, at, what } of faults) out(sentences[kind](number, at, what))
  if (hasKeptHead === false) out('The chain does not go through the head that was given: it was made anew.')
  out(`${acts} acts under ${seals} seals, ${released} of them let go by rule, ${faults.length} faults.`)
  out(
    `Head: ${head || 'none yet'}. Keep it outside of the database: --head HASH says later whether the chain still goes through it.`,
  )
  return faults.length === 0 && hasKeptHead !== false
}

try {
  process.exit((await run(process.argv.slice(2))) ? 0 : 1)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
