/**
 * What boards cost the server: `npm run bench -- boards [--articles N]`. A board of twenty panels over everything, 30 days, to the overview of the same; an index of 90 days, to three
 * overviews of 30 days each over the same time.
 */
import { parseArgs } from 'node:util'
import { figuresOf } from '../features/boards/boards/server/index.ts'
import { IndexTask } from '../features/boards/index-tasks/contract.ts'
import { dataOf } from '../features/boards/index-tasks/server/data.ts'
import { withMillion } from './boards/million.ts'
import { panelsShowing } from './boards/panels.ts'
import { ago, articles as aMillion } from './charts/million.ts'
import { line, machine, spread, timed } from './machine.ts'

const { values } = parseArgs({ options: { articles: { type: 'string', default: String(aMillion) } } })
const rounds = 10
const print = (text: string) => process.stdout.write(`${text}\n`)

const charts = [
  ...['dataVolumeTrend', 'sentimentShares', 'sentimentTrend', 'mediaTypes', 'activeMedia', 'popularAccount'],
  ...['releaseHotZone', 'hotKeyWord', 'hotSpot', 'touch'],
]
const shown: readonly object[] = [
  ...charts.map(chart => ({ kind: 'chart', chart })),
  ...['articles', 'negative', 'media', 'interactions'].map(measure => ({ kind: 'number', measure })),
  ...[5, 10, 15].map(rows => ({ kind: 'articles', rows })),
  ...[3, 5, 10].map(rows => ({ kind: 'stories', rows })),
]
const panels = panelsShowing(shown)

await withMillion(Number(values.articles), async ({ scoped, overview }) => {
  print(machine())
  const board = () => scoped(scope => figuresOf(scope, panels, { range: '30d', monitors: [], filters: [] }))
  const task = IndexTask.parse({
    ...{ id: 1, version: 1, createdAt: ago(0), updatedAt: ago(0), updatedBy: null, createdBy: null, status: 2 },
    ...{ name: '指数', monitorId: 1, baseDay: ago(20).slice(0, 10), smoothing: 7 },
    measures: [
      { measure: 'articles', weight: 2 },
      { measure: 'netSentiment', weight: 1 },
    ],
  })
  const index = () => scoped(scope => dataOf(scope, task, { startTime: ago(90), endTime: ago(0) }))
  const [ofBoard, ofOverview, ofIndex, ofThree]: number[][] = [[], [], [], []]
  for (let n = 0; n < rounds + 2; n++) {
    // The first two warm up.
    const took = [
      await timed(board),
      await timed(() => overview()),
      await timed(index),
      await timed(async () => {
        for (let part = 0; part < 3; part++) await overview(1)
      }),
    ]
    if (n < 2) continue
    for (const [place, into] of [ofBoard, ofOverview, ofIndex, ofThree].entries()) into?.push(took[place] ?? 0)
  }
  const [a, b, c, d] = [ofBoard, ofOverview, ofIndex, ofThree].map(each => spread(each ?? []))
  if (!a || !b || !c || !d) return
  print(line('board of 20 panels over everything, 30 days', a))
  print(line('overview of the same', b))
  print(`p95 ${(a.p95 / 1000).toFixed(2)} s (must 2, aim 1); ratio of p50 ${(a.p50 / b.p50).toFixed(2)}`)
  print(line('index of 90 days, smoothed over 7', c))
  print(line('three overviews of the same monitor, 30 days each', d))
  print(`ratio of p50 ${(c.p50 / d.p50).toFixed(2)} (must 3, aim 1.5)`)
})
