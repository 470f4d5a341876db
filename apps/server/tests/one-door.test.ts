// SQL on articles of organisations stays behind the door of features/articles: what stands elsewhere is known by name, and there is no more of it.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const door = 'features/articles/server/'
const named =
  /\b(?:from|join|update|into)\s+(?:hits|org_articles|article_grams)\b|(?:selectFrom|insertInto|updateTable|deleteFrom)\('(?:hits|org_articles|article_grams)/

/** Each reads or writes facts of its own beside the door; one that goes through it is taken out here. */
const beside: readonly string[] = [
  'features/acts/server/history.ts',
  'features/backtracking/server/orders.ts',
  'features/filters/server/filtered.ts',
  'features/filters/server/stored/apply.ts',
  'features/filters/server/stored/load.ts',
  'features/filters/server/trying/touched.ts',
  'features/filters/server/trying/trial.ts',
  'features/inspections/server/look.ts',
  'features/labels/server/rules/apply.ts',
  'features/labels/server/rules/stored.ts',
  'features/material/server/suggestions.ts',
  'features/media-corrections/server/proposals.ts',
  'features/page-copies/server/by-monitor.ts',
  'features/retention/server/aged.ts',
  'features/retention/server/parts.ts',
  'features/sources/server/few-media.ts',
  'features/sources/server/unseen.ts',
  'features/vocabularies/server/analyse-again.ts',
  'features/warnings/server/deciding/load-facts.ts',
  'features/warnings/server/incidents/correction.ts',
  'features/warnings/server/incidents/read.ts',
  'features/warnings/server/live/incidents.ts',
  'features/warnings/server/sending/messages.ts',
  'features/warnings/server/trying/fitting.ts',
]

test('tables of articles are named in SQL behind their door, and in the files that are known', async () => {
  const found: string[] = []
  for (const part of ['apps', 'features', 'pipeline', 'platform'])
    for (const entry of await readdir(join(root, part), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name).slice(root.length)
      const isSource =
        entry.isFile() && /\.ts$/.test(path) && !/\.test\.ts$|\/testing\/|\/tests\/|generated|node_modules/.test(path)
      if (!isSource || path.startsWith(door)) continue
      if (named.test(await readFile(join(root, path), 'utf8'))) found.push(path)
    }
  expect(found.sort()).toEqual([...beside].sort())
})
