/** Charts as a file: a workbook with a sheet for each and one that says the question, or one chart as CSV. Numbers are counted anew; none is taken from who asks. */
import { type Locale, refuse, say } from '@guanlan/platform/contract'
import {
  type CallScope,
  dispositionOf,
  type LinesSheet,
  type OpenScope,
  type RequestContext,
  type SheetRow,
  sheetTypes,
  type TableSheet,
  writeSheet,
  writeWorkbook,
} from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { ChartFileQuestion, DescribedQuestion } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { chartsOf } from './ask.ts'
import { describeQuestion } from './describe-question.ts'
import type { Figure } from './figure.ts'
import { figureWords } from './words.ts'

/** A chart as it stands in a file. */
interface Taken {
  title: string
  figure: Figure
}

export async function sendCharts(
  { within, locale }: OpenScope,
  { charts, kind, ...question }: ChartFileQuestion,
  { reply }: RequestContext,
): Promise<void> {
  if (kind === 'csv' && charts.length > 1) throw refuse('invalid', 'charts.oneAsCsv', {}, 'charts')
  const requested = await within(scope => chartsOf(scope, question, locale))
  const { zone } = requested
  const taken: Taken[] = []
  // A transaction each, as when a screen asks for them: twenty together would take longer than one may last.
  for (const chart of charts)
    taken.push({ title: requested.titleOf(chart), figure: await within(scope => requested.figureOf(scope, chart)) })
  const about =
    kind === 'csv'
      ? []
      : await within(async scope => aboutLines(scope, await describeQuestion(scope, question, locale), taken, locale))
  const sheets = taken.map(sheetOf)
  const [first] = sheets
  if (!first) throw refuse('invalid', 'charts.noChart', {}, 'charts')
  const lines: LinesSheet = { title: say(strings.questionSheet, locale), lines: about }
  const name = taken.length > 1 ? say(strings.chartsFile, locale) : first.title
  await reply
    .header('content-type', sheetTypes[kind])
    .header('content-disposition', dispositionOf(`${name}.${kind}`))
    .header('cache-control', 'private, no-store')
    .send(kind === 'csv' ? writeSheet('csv', { ...first, zone }) : writeWorkbook({ sheets: [...sheets, lines], zone }))
}

function sheetOf({ title, figure: { table } }: Taken): TableSheet {
  const columns = table.columns.map((column, at) => ({ key: String(at), ...column }))
  const rows = table.rows.map((row): SheetRow => Object.fromEntries(row.map((cell, at) => [String(at), cell])))
  return { title, columns, rows }
}

async function aboutLines(
  scope: CallScope,
  { lines, lacks, zone, madeAt }: DescribedQuestion,
  taken: readonly Taken[],
  locale: Locale,
): Promise<[string, string][]> {
  const w = figureWords(locale, zone)
  const { rows } = await sql<{ name: string | null }>`select member_name(${scope.userId}::int) as name`.execute(
    scope.db,
  )
  return [
    ...lines.map(({ label, value }): [string, string] => [label, value]),
    ...lacks.map((sentence): [string, string] => [w.t('lacksLine'), sentence]),
    ...taken.flatMap(({ title, figure }): [string, string][] =>
      figure.note ? [[w.t('chartNote'), `${title}: ${figure.note}`]] : [],
    ),
    [w.t('madeAt'), `${w.exactMoment(madeAt)} (${zone})`],
    [w.t('madeBy'), rows[0]?.name ?? `#${scope.userId}`],
  ]
}
