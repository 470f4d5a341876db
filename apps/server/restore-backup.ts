/** `npm run restore -- FOLDER [--replace]`: puts a backup into GUANLAN_DATA, with Guanlan stopped. */
import { parseArgs } from 'node:util'
import { restoreBackup } from './backup/restore.ts'
import { readSettings } from './settings.ts'

const out = (line: string) => process.stdout.write(`${line}\n`)

async function run(words: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: words,
    options: { replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [from, ...more] = positionals
  if (from === undefined || more.length > 0) throw new Error('Say: npm run restore -- FOLDER [--replace]')
  const settings = readSettings(process.env)
  const { madeAt, tables, files, different } = await restoreBackup(settings, { from, replace: values.replace })
  out(`Restored as of ${madeAt}: ${tables} tables, ${files} files, into ${settings.dataDir}.`)
  for (const key of different) out(`Different in the bucket, and left there: ${key}`)
  out('Start Guanlan with npm start.')
}

try {
  await run(process.argv.slice(2))
  process.exit(0)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
