/**
 * What events cost, on real articles: `npm run bench -- events [PART …] [--data DIR] [--articles N]` (N of the organisation, for the comparison). Parts: page, view, course, comparison, export, preview, fill, candidates, import, reposts; without one all of them.
 * What needs articles is left out without ../shared/data.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { articles as aMillion } from './charts/million.ts'
import { weigh } from './crisis/page.ts'
import { realArticles } from './crisis/place.ts'
import { dataBeside } from './data.ts'
import { measureCandidates } from './events/candidates.ts'
import { measureComparison } from './events/comparison.ts'
import { measureCourse } from './events/course.ts'
import { measureExport } from './events/export.ts'
import { measureFill } from './events/fill.ts'
import { measureImport } from './events/import.ts'
import { measurePreview } from './events/preview.ts'
import { measureReposts } from './events/reposts.ts'
import { measureView } from './events/view.ts'
import { runParts } from './parts.ts'

const phonePages = [
  'features/events/events/web/shared/Phone.tsx',
  'features/events/events/web/shared/Analysis.tsx',
  'features/events/events/web/shared/EveryScreen.tsx',
]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string', default: dataBeside }, articles: { type: 'string', default: String(aMillion) } },
})
const data = resolve(values.data)

const parts: Readonly<Record<string, () => Promise<void>>> = {
  page: () => weigh(phonePages),
  view: measureView,
  course: measureCourse,
  comparison: () => measureComparison(Number(values.articles)),
  export: measureExport,
  preview: async () => measurePreview((await realArticles(data, 3_600)) ?? []),
  fill: async () => measureFill((await realArticles(data, 3_600)) ?? []),
  candidates: () => measureCandidates(data),
  reposts: measureReposts,
  import: async () => measureImport((await realArticles(data, 3_600)) ?? []),
}
await runParts(parts, positionals)
