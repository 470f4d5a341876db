/** Reads one sheet of an Excel workbook. The package is taken apart by yauzl, its XML by saxes, which knows no entities but the five. */
import { longestCell } from './cell.ts'
import { SheetProblem } from './sheet-problem.ts'
import type { ReadRow, SheetBounds, SheetSource } from './sheet-source.ts'
import { openPackage, type XlsxPackage } from './xlsx-package.ts'
import { unescapeSigns } from './xlsx-parts.ts'
import { readStyles } from './xlsx-styles.ts'
import { columnOf, isRounded, type NumberLook, numberText } from './xlsx-values.ts'

/** @param name of the sheet; absent: the first that is shown @throws SheetProblem */
export async function* readXlsx(source: SheetSource, bounds: SheetBounds, name?: string): AsyncGenerator<ReadRow> {
  const opened = await openPackage(source, bounds)
  try {
    const { sheet, isFrom1904 } = await sheetNamed(opened, name)
    const looks = await readStyles(opened)
    const texts = await readTexts(opened, bounds)
    yield* rowsOf(opened, { part: sheet, isFrom1904, looks, texts, bounds })
  } finally {
    opened.close()
  }
}

async function sheetNamed(
  opened: XlsxPackage,
  name: string | undefined,
): Promise<{ sheet: string; isFrom1904: boolean }> {
  let id: string | undefined
  let isFrom1904 = false
  for await (const steps of opened.xml('xl/workbook.xml'))
    for (const step of steps) {
      if (step.kind !== 'open') continue
      if (step.name === 'workbookPr') isFrom1904 = /^(1|true)$/.test(step.attributes.date1904 ?? '')
      const isMeant =
        name === undefined
          ? (step.attributes.state ?? 'visible') === 'visible'
          : unescapeSigns(step.attributes.name ?? '') === name
      if (step.name === 'sheet' && isMeant) id ??= relationOf(step.attributes)
    }
  for await (const steps of opened.xml('xl/_rels/workbook.xml.rels'))
    for (const step of steps) {
      if (step.kind !== 'open' || step.name !== 'Relationship' || step.attributes.Id !== id) continue
      const target = step.attributes.Target ?? ''
      return { sheet: target.startsWith('/') ? target.slice(1) : `xl/${target}`, isFrom1904 }
    }
  throw new SheetProblem('damaged', 0)
}

/** Mostly `r:id`; what stands before the colon is for the program to choose. */
const relationOf = (attributes: Readonly<Record<string, string>>): string | undefined =>
  Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1]

/** Texts that cells point at. How a word is pronounced is not part of it (`rPh`). */
async function readTexts(opened: XlsxPackage, bounds: SheetBounds): Promise<string[]> {
  const texts: string[] = []
  let units = 0
  let text = ''
  let isSpoken = false
  let isText = false
  for await (const steps of opened.xml('xl/sharedStrings.xml'))
    for (const step of steps) {
      if (step.kind === 'text') text += isText && !isSpoken ? step.text : ''
      else if (step.name === 't') isText = step.kind === 'open'
      else if (step.name === 'rPh') isSpoken = step.kind === 'open'
      else if (step.name === 'si' && step.kind === 'close') {
        units += text.length
        if (texts.length >= bounds.texts || units > bounds.textUnits) throw new SheetProblem('tooManyTexts', 0)
        texts.push(unescapeSigns(text))
        text = ''
      }
    }
  return texts
}

interface SheetPart {
  part: string
  isFrom1904: boolean
  /** By the style of a cell. */
  looks: readonly NumberLook[]
  texts: readonly string[]
  bounds: SheetBounds
}

async function* rowsOf(
  opened: XlsxPackage,
  { part, isFrom1904, looks, texts, bounds }: SheetPart,
): AsyncGenerator<ReadRow> {
  let row: ReadRow = { number: 0, cells: [] }
  let found = 0
  let column = -1
  let type = 'n'
  let style = 0
  let value: string | null = null
  let isValue = false
  let isSpoken = false
  for await (const steps of opened.xml(part))
    for (const step of steps) {
      if (step.kind === 'text') {
        if (isValue && !isSpoken && value !== null) value += step.text
      } else if (step.kind === 'open') {
        const { name, attributes } = step
        if (name === 'row') {
          row = { number: Number(attributes.r ?? row.number + 1), cells: [] }
          column = -1
          if (!Number.isSafeInteger(row.number)) throw new SheetProblem('damaged', 0)
        } else if (name === 'c') {
          column = attributes.r === undefined ? column + 1 : columnOf(attributes.r)
          type = attributes.t ?? 'n'
          style = Number(attributes.s ?? 0)
          value = null
        } else if (name === 'v' || name === 't') {
          isValue = true
          value ??= ''
        } else if (name === 'rPh') isSpoken = true
      } else if (step.name === 'v' || step.name === 't') isValue = false
      else if (step.name === 'rPh') isSpoken = false
      else if (step.name === 'c' && value !== null && value !== '') {
        if (column < 0 || column >= bounds.columns) throw new SheetProblem('tooManyColumns', row.number)
        const text = format(value)
        if (text.length > Math.min(bounds.cell, longestCell)) throw new SheetProblem('cellTooLong', row.number)
        while (row.cells.length < column) row.cells.push('')
        row.cells[column] = text
        if (type === 'n' && isRounded(value)) row.rounded = [...(row.rounded ?? []), column]
      } else if (step.name === 'row' && row.cells.length > 0) {
        if (++found > bounds.rows) throw new SheetProblem('tooManyRows', row.number)
        yield row
      }
    }

  function format(written: string): string {
    if (type === 's') {
      const text = texts[Number(written)]
      if (text === undefined) throw new SheetProblem('damaged', row.number)
      return text
    }
    if (type === 'b') return written.trim() === '1' ? 'TRUE' : 'FALSE'
    if (type === 'n') return numberText(written, looks[style] ?? 'number', isFrom1904)
    if (type === 'd') return written.replace('T', ' ').replace(/(\.\d+)?Z?$/, '')
    return unescapeSigns(written)
  }
}
