/** `npm run search -- status|check|repair|rebuild`: the index of texts in OpenSearch, held against the database. */

import { join } from 'node:path'
import { compareTexts, rebuildTexts, textIndexState } from '@guanlan/features/articles/server/search'
import { openDatabases, startPostgres } from '@guanlan/platform/server'
import { readSettings } from './settings.ts'
import { openTextIndex } from './text-index.ts'

const out = (line: string) => process.stdout.write(`${line}\n`)
const acts = ['status', 'check', 'repair', 'rebuild']

/** @returns whether all is well */
async function run(act = 'status'): Promise<boolean> {
  if (!acts.includes(act)) throw new Error(`Say one of: ${acts.join(', ')}.`)
  const settings = readSettings(process.env)
  if (!settings.openSearch) throw new Error('OPENSEARCH_URL is not set: the database searches by itself.')
  const postgres = settings.databaseUrl
    ? null
    : await startPostgres({ dataDir: join(settings.dataDir, 'postgres'), log: () => {} })
  const databases = openDatabases(settings.databaseUrl ?? postgres?.url ?? '')
  const { index, close } = await openTextIndex(settings.openSearch, error => out(String(error)))
  try {
    if (act === 'rebuild') await rebuildTexts(databases.worker, index)
    const found =
      act === 'check' || act === 'repair'
        ? await compareTexts(databases.worker, index, { repair: act === 'repair' })
        : null
    if (found)
      out(
        `${found.missing} articles are missing in the index, ${found.surplus} are too many${act === 'repair' ? '; the worker mends them now' : ''}.`,
      )
    const state = await textIndexState(databases.worker)
    if (!state) out('No worker has made the index yet.')
    else {
      const filled = state.filled ? 'whole' : `being filled${state.filledFrom ? `, back to ${state.filledFrom}` : ''}`
      out(
        `${state.name}: ${filled}; ${state.behind} changes behind, ${state.refused} articles refused, ${state.repaired} mended.`,
      )
    }
    return !found || act === 'repair' || found.missing + found.surplus === 0
  } finally {
    await close()
    await databases.close()
    await postgres?.stop()
  }
}

try {
  process.exit((await run(process.argv[2])) ? 0 : 1)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
