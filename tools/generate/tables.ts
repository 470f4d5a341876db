/** Types of the tables, read from a freshly migrated database: `node tools/generate/tables.ts [--check]`. */
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../../platform/server/migrate.ts'
import { startPostgres } from '../../platform/server/postgres/start.ts'

const root = new URL('../../', import.meta.url).pathname
const check = process.argv.includes('--check')
const dataDir = await mkdtemp(join(tmpdir(), 'guanlan-tables-'))
const postgres = await startPostgres({ dataDir, log: () => {}, durable: false })
try {
  await migrate(postgres.url)
  const done = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/kysely-codegen/dist/cli/bin.js'),
      ...[
        '--dialect',
        'postgres',
        '--url',
        postgres.url,
        '--out-file',
        join(root, 'platform/server/tables.generated.ts'),
      ],
      ...[
        '--default-schema',
        'public',
        '--exclude-pattern',
        'jobs.*',
        '--type-mapping',
        '{"int8":"number","json":"string","xid8":"string"}',
      ],
      ...(check ? ['--verify'] : []),
    ],
    { stdio: 'inherit' },
  )
  process.exitCode = done.status ?? 1
} finally {
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}
