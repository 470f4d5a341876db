/** Panels of a board as a workbook: a sheet for each, and one that says what it is narrowed to. */
import { describeQuestion } from '@guanlan/features/charts/charts/server'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { type Locale, refuse, say } from '@guanlan/platform/contract'
import {
  dispositionOf,
  type LinesSheet,
  type OpenScope,
  type RequestContext,
  type SheetRow,
  sheetTypes,
  type TableSheet,
  writeWorkbook,
} from '@guanlan/platform/server'
import { type Frame, Narrowing, type Panel, type PanelFigure } from '../contract.ts'
import { takingStrings as words } from '../strings/taking.ts'
import { panelName } from './panel-name.ts'
import { figuresOf } from './panels/figures.ts'
import { questionOf } from './panels/question.ts'

export async function sendFigures(
  { within, locale }: OpenScope,
  { name, panels, frame }: { name: string; panels: readonly Panel[]; frame: Frame },
  { reply }: Pick<RequestContext, 'reply'>,
): Promise<void> {
  const { figures, about, zone } = await within(async scope => {
    const zone = await timeZoneOf(scope)
    const question = questionOf(Narrowing.parse({}), frame, scope.now, zone)
    const about = await describeQuestion(scope, question, locale)
    return { zone, about, figures: await figuresOf(scope, panels, frame) }
  })
  const sheets = sheetsOf(panels, figures, locale)
  if (sheets.length === 0) throw refuse('invalid', 'boards.noPanelToTake', {}, 'panels')
  const lines: LinesSheet = {
    title: say(words.questionSheet, locale),
    lines: [
      ...about.lines.map(({ label, value }): [string, string] => [label, value]),
      ...about.lacks.map((sentence): [string, string] => [say(words.lacks, locale), sentence]),
    ],
  }
  await reply
    .header('content-type', sheetTypes.xlsx)
    .header('content-disposition', dispositionOf(`${name}.xlsx`))
    .header('cache-control', 'private, no-store')
    .send(writeWorkbook({ sheets: [...sheets, lines], zone }))
}

/** Numbers stand together in the first sheet; panels without figures have none. Pure. */
export function sheetsOf(panels: readonly Panel[], figures: readonly PanelFigure[], locale: Locale): TableSheet[] {
  const w = (key: keyof typeof words) => say(words[key], locale)
  const numbers: SheetRow[] = []
  const sheets: TableSheet[] = []
  for (const [place, { of }] of figures.entries()) {
    const title = panelName(panels[place] as Panel, locale)
    if (of.drawn === 'number') numbers.push({ name: title, value: of.value, before: of.before })
    if (of.drawn === 'chart') sheets.push(chartSheet(title, of.data))
    if (of.drawn === 'lines')
      sheets.push({
        title,
        columns: [
          { key: 'title', title: w('line'), width: 48 },
          { key: 'note', title: w('note'), width: 24 },
          { key: 'value', title: w('value') },
          { key: 'at', title: w('at'), width: 20 },
        ],
        rows: of.lines.map(({ title: line, note, value, at }) => ({
          ...{ title: line, note, value, at: at === null ? null : new Date(at) },
        })),
      })
  }
  if (numbers.length === 0) return sheets
  const columns = [
    { key: 'name', title: w('number'), width: 24 },
    { key: 'value', title: w('value') },
    { key: 'before', title: w('before') },
  ]
  return [{ title: w('numbers'), columns, rows: numbers }, ...sheets]
}

function chartSheet(
  title: string,
  { head, rows, series }: Extract<PanelFigure['of'], { drawn: 'chart' }>['data'],
): TableSheet {
  return {
    title,
    columns: [
      { key: 'row', title: head, width: 24 },
      ...series.map(({ name }, at) => ({ key: `s${at}`, title: name })),
    ],
    rows: rows.map((row, at) => ({
      row,
      ...Object.fromEntries(series.map(({ values }, of) => [`s${of}`, values[at] ?? null])),
    })),
  }
}
