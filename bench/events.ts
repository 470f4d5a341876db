/**
 * What events cost, on real articles: `npm run bench -- events [PART …] [--data DIR]`. Parts: view, preview, candidates, import, reposts; without one all of them.
 * What needs articles is left out without ../shared/data.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { realArticles } from './crisis/place.ts'
import { dataBeside } from './data.ts'
import { measureCandidates } from './events/candidates.ts'
import { measureImport } from './events/import.ts'
import { measurePreview } from './events/preview.ts'
import { measureReposts } from './events/reposts.ts'
import { measureView } from './events/view.ts'
import { runParts } from './parts.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string', default: dataBeside } },
})
const data = resolve(values.data)

const parts: Readonly<Record<string, () => Promise<void>>> = {
  view: measureView,
  preview: async () => measurePreview((await realArticles(data, 3_600)) ?? []),
  candidates: () => measureCandidates(data),
  reposts: measureReposts,
  import: async () => measureImport((await realArticles(data, 3_600)) ?? []),
}
await runParts(parts, positionals)
