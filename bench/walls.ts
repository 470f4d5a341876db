/**
 * What walls cost the server: `npm run bench -- walls [--articles N]`. A wall of twelve panels over a monitor with 36,000 hits, to the overview of the same question,
 * in turns; fifty walls of one screen that ask at once, to one. What a browser draws is measured by e2e, not here.
 */
import { parseArgs } from 'node:util'
import { screenWithFigures } from '../features/boards/big-screens/server/index.ts'
import { figuresOf } from '../features/boards/boards/server/index.ts'
import { withMillion } from './boards/million.ts'
import { panelsShowing } from './boards/panels.ts'
import { articles as aMillion } from './charts/million.ts'
import { line, machine, spread, timed } from './machine.ts'

const { values } = parseArgs({ options: { articles: { type: 'string', default: String(aMillion) } } })
const rounds = 20
const walls = 50
const print = (text: string) => process.stdout.write(`${text}\n`)

const charts = [
  'dataVolumeTrend',
  'sentimentShares',
  'mediaTypes',
  'activeMedia',
  'hotKeyWord',
  'releaseHotZone',
] as const
const shown: readonly object[] = [
  ...charts.map(chart => ({ kind: 'chart', chart })),
  ...['articles', 'negative', 'media'].map(measure => ({ kind: 'number', measure })),
  { kind: 'articles', rows: 10 },
  { kind: 'stories', rows: 10 },
  { kind: 'clock' },
]
const panels = panelsShowing(shown)

await withMillion(Number(values.articles), async ({ scoped, overview }) => {
  print(machine())
  const frame = { range: '30d' as const, monitors: [1], filters: [] }
  const wall = () => scoped(scope => figuresOf(scope, panels, frame))
  const [ofWall, ofOverview]: [number[], number[]] = [[], []]
  for (let n = 0; n < 3; n++) await Promise.all([wall(), overview(1)])
  for (let n = 0; n < rounds; n++) {
    ofWall.push(await timed(wall))
    ofOverview.push(await timed(() => overview(1)))
  }
  const [a, b] = [spread(ofWall), spread(ofOverview)]
  print(line('wall of 12 panels, 36,000 hits, 30 days', a))
  print(line('overview of the same', b))
  print(`ratio of p50 ${(a.p50 / b.p50).toFixed(2)} (must 2, aim 1.3)`)
  const screen = () => scoped(scope => screenWithFigures(scope, 'monitorScreen'))
  const [one, many]: [number[], number[]] = [[], []]
  // Figures are shared for a second: each round begins after it.
  const rest = () => new Promise(resolve => setTimeout(resolve, 1_100))
  for (let n = 0; n < rounds / 2; n++) {
    await rest()
    one.push(await timed(screen))
    await rest()
    many.push(await timed(() => Promise.all(Array.from({ length: walls }, screen))))
  }
  const [c, d] = [spread(one), spread(many)]
  print(line('one wall of a screen', c))
  print(line(`${walls} walls of it at once, until the last`, d))
  print(`ratio of p50 ${(d.p50 / c.p50).toFixed(2)} (must 1.5, aim 1.1)`)
})
