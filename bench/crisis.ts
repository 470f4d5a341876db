/**
 * What crises cost, on real articles: `npm run bench -- crisis [PART …] [--data DIR]`. Parts: page, chronicle, clocks, room, report, arrivals, traces, import;
 * without one all of them. What needs articles is left out without ../shared/data.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { measureArrivals } from './crisis/arrivals.ts'
import { measureChronicle } from './crisis/chronicle.ts'
import { measureClocks } from './crisis/clocks.ts'
import { measureImport } from './crisis/import.ts'
import { weighPages } from './crisis/page.ts'
import { type RealArticle, realArticles } from './crisis/place.ts'
import { measureReport } from './crisis/report.ts'
import { measureRoom } from './crisis/room.ts'
import { measureTraces } from './crisis/traces.ts'
import { dataBeside } from './data.ts'
import { runParts } from './parts.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string', default: dataBeside } },
})
const data = resolve(values.data)
const articles = async (most: number): Promise<RealArticle[]> => (await realArticles(data, most)) ?? []

const parts: Readonly<Record<string, () => Promise<void>>> = {
  page: weighPages,
  chronicle: async () => measureChronicle(await articles(5_000)),
  clocks: measureClocks,
  room: measureRoom,
  report: async () => measureReport(await articles(5_000)),
  arrivals: async () => measureArrivals(await articles(2_100)),
  traces: async () => measureTraces(await articles(1_000)),
  import: async () => measureImport(await articles(3_700)),
}
await runParts(parts, positionals)
