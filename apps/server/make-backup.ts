/** `npm run backup -- [--into FOLDER] [--keep NUMBER]`: database, files and key of the installation, while it runs or not. */
import { parseArgs } from 'node:util'
import { makeBackup } from './backup/make.ts'
import { readSettings } from './settings.ts'

const out = (line: string) => process.stdout.write(`${line}\n`)
const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1)

async function run(words: string[]): Promise<void> {
  const { values } = parseArgs({ args: words, options: { into: { type: 'string' }, keep: { type: 'string' } } })
  const { into = './backups', keep } = values
  if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep)) throw new Error('--keep must be a number from 1 to 9999')
  const made = await makeBackup(readSettings(process.env), { into, keep: keep === undefined ? null : Number(keep) })
  const { folder, databaseBytes, files, fileBytes, hasKey, removed } = made
  out(`Backup: ${folder}`)
  out(`Database ${megabytes(databaseBytes)} MB, ${files} files of ${megabytes(fileBytes)} MB.`)
  out(
    hasKey
      ? 'The key of the installation is in it: whoever has the backup can read everything.'
      : 'Without the key: it is what GUANLAN_SECRET says.',
  )
  for (const name of removed) out(`Removed: ${name}`)
  out(`Back again by: npm run restore -- ${folder}`)
}

try {
  await run(process.argv.slice(2))
  process.exit(0)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
