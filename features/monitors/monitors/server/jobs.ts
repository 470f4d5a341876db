/** Long work of monitors. */
import { say, sayCounts } from '@guanlan/platform/contract'
import { job, type Scope, sheetTypes, startTask } from '@guanlan/platform/server'
import { z } from 'zod'
import { strings } from '../strings.ts'

/** Finds in what is stored already what a new or changed rule wants. */
export const fillMonitor = job({
  name: 'monitors.fill',
  title: ({ name }, locale) => say(strings.filling, locale, { name }),
  input: z.object({ monitorId: z.number().int(), version: z.number().int(), name: z.string() }),
  outcome: (result, locale) => sayCounts(strings.foundStored, locale, { found: (result as { found: number }).found }),
  perOrganisation: 2,
  ofOrganisation: true,
})

/** Monitors of a file, added and changed. */
export const importTree = job({
  name: 'monitors.import',
  title: ({ file }, locale) => say(strings.treeImport, locale, { file }),
  input: z.object({ key: z.string(), size: z.number(), file: z.string(), locale: z.enum(['zh', 'zh-TW', 'en']) }),
  undo: true,
  outcome: (result, locale) =>
    result ? sayCounts(strings.treeImported, locale, result as Record<string, unknown>) : null,
  file: (_, locale) => ({ name: `${say(strings.refusedLines, locale)}.xlsx`, type: sheetTypes.xlsx }),
})

/** Of one monitor only the newest filling is wanted. Progress is told in articles: looked at, all, and found (result). */
export const requestFilling = (
  { orgId, userId, db }: Scope,
  monitor: { id: number; version: number; name: string },
): Promise<number> => {
  const { id, version, name } = monitor
  return startTask({ orgId, userId, db }, fillMonitor, { monitorId: id, version, name }, null, { about: String(id) })
}
