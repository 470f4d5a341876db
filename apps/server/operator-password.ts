/** `npm run operator:password -- [ACCOUNT]`: a new password for an operator who has lost theirs, printed once; everywhere they are signed out. */
import { join } from 'node:path'
import { resetOperator } from '@guanlan/features/people/sign-in/server'
import { makeLogins, migrate, openDatabases, startPostgres } from '@guanlan/platform/server'
import { readSettings } from './settings.ts'

const out = (line: string) => process.stdout.write(`${line}\n`)

async function run([account, ...more]: string[]): Promise<void> {
  if (more.length > 0) throw new Error('Say: npm run operator:password -- [ACCOUNT]')
  const settings = readSettings(process.env)
  if (settings.oidc) throw new Error('People sign in at your own issuer (OIDC_ISSUER): passwords are changed there.')
  const postgres = settings.databaseUrl
    ? null
    : await startPostgres({ dataDir: join(settings.dataDir, 'postgres'), log: () => {} })
  const url = settings.databaseUrl ?? postgres?.url ?? ''
  try {
    await migrate(url)
    await makeLogins(url)
    const databases = openDatabases(url)
    try {
      const found = await resetOperator(databases.worker, account)
      if ('operators' in found)
        throw new Error(
          found.operators.length === 0
            ? `No operator has the account ${account}.`
            : `Say which operator: npm run operator:password -- ACCOUNT, one of ${found.operators.join(', ')}.`,
        )
      out(`Operator: account ${found.account}, password ${found.password} (shown this once)`)
    } finally {
      await databases.close()
    }
  } finally {
    await postgres?.stop()
  }
}

try {
  await run(process.argv.slice(2))
  process.exit(0)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
