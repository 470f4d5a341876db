/** `npm run search -- status|check|repair|renew|back|rebuild|leave-out`: the indexes of texts in OpenSearch. */

import { join } from 'node:path'
import {
  compareTexts,
  goBackTexts,
  indexesThere,
  keepTextsInIndexAlone,
  leaveOutTexts,
  rebuildTexts,
  renewTexts,
  type TextIndexes,
  textIndexState,
} from '@guanlan/features/articles/articles/server/search'
import { type Database, openDatabases, startPostgres } from '@guanlan/platform/server'
import { readSettings } from './settings.ts'
import { openTextIndexes } from './text-index.ts'

const out = (line: string) => process.stdout.write(`${line}\n`)

/** Each says whether all is well. `url`: the owner's. */
const acts: Readonly<Record<string, (db: Database, indexes: TextIndexes, url: string) => Promise<boolean>>> = {
  status: async () => true,
  check: (db, indexes) => compare(db, indexes, false),
  repair: (db, indexes) => compare(db, indexes, true),
  renew: async (db, indexes) => {
    const name = await renewTexts(db, indexes)
    out(
      name
        ? `${name} is filled beside the one that answers, and takes its place when it is whole.`
        : 'One is being filled already: it takes its place first.',
    )
    return name !== null
  },
  back: async db => {
    const name = await goBackTexts(db)
    out(name ? `${name} answers again.` : 'No other index is kept: the one before goes after a day.')
    return name !== null
  },
  rebuild: async (db, indexes) => {
    for (const index of await indexesThere(db, indexes)) await rebuildTexts(db, index)
    return true
  },
  'leave-out': async (db, _, url) => {
    const left = await leaveOutTexts(db, url, line => out(line))
    if (left === null)
      out('GUANLAN_TEXT_INDEX=opensearch is not set, or no index is whole: the database needs its texts.')
    else out(`${left} articles have no text in the index of the database any more.`)
    return left !== null
  },
}

async function compare(db: Database, indexes: TextIndexes, repair: boolean): Promise<boolean> {
  let isRight = true
  for (const index of await indexesThere(db, indexes)) {
    const { missing, surplus } = await compareTexts(db, index, { repair })
    out(
      `${index.name}: ${missing} articles are missing, ${surplus} are too many${repair ? '; the worker mends them now' : ''}.`,
    )
    isRight &&= repair || missing + surplus === 0
  }
  return isRight
}

async function tellState(db: Database): Promise<void> {
  const state = await textIndexState(db)
  if (!state) out('No worker has made the index yet.')
  for (const each of state ? [state, ...state.beside] : []) {
    const use = { asked: 'answers', filling: 'is to take its place', left: 'answered before' }[each.use]
    const filled = each.filled
      ? 'whole'
      : `being filled${each.filledFrom ? `, back to ${each.filledFrom}` : ''}${each.perSecond ? `, ${each.perSecond} articles a second, about ${each.remainingSeconds} s left` : ''}`
    out(
      `${each.name} ${use}: ${filled}; ${each.behind} changes behind, ${each.refused} articles refused, ${each.repaired} mended.`,
    )
  }
}

async function run(name = 'status'): Promise<boolean> {
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined
  if (!act) throw new Error(`Say one of: ${Object.keys(acts).join(', ')}.`)
  const settings = readSettings(process.env)
  keepTextsInIndexAlone(settings.openSearch?.alone ?? false)
  if (!settings.openSearch) throw new Error('OPENSEARCH_URL is not set: the database searches by itself.')
  const postgres = settings.databaseUrl
    ? null
    : await startPostgres({ dataDir: join(settings.dataDir, 'postgres'), log: () => {} })
  const url = settings.databaseUrl ?? postgres?.url ?? ''
  const databases = openDatabases(url)
  const { indexes, close } = await openTextIndexes(settings.openSearch, error => out(String(error)))
  try {
    const isWell = await act(databases.worker, indexes, url)
    await tellState(databases.worker)
    return isWell
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
