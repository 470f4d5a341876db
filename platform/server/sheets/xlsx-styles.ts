/** Which styles of a workbook show a number as a day or a time. */
import { SheetProblem } from './sheet-problem.ts'
import type { XlsxPackage } from './xlsx-package.ts'
import { builtInLook, lookOf, type NumberLook } from './xlsx-values.ts'

/** What Excel takes. */
const mostStyles = 65_536

/** By the style of a cell. */
export async function readStyles(opened: XlsxPackage): Promise<NumberLook[]> {
  const own = new Map<number, NumberLook>()
  const looks: NumberLook[] = []
  let isOfCells = false
  for await (const steps of opened.xml('xl/styles.xml'))
    for (const step of steps) {
      if (step.kind === 'text') continue
      if (step.name === 'cellXfs') isOfCells = step.kind === 'open'
      if (step.kind === 'close') continue
      const id = Number(step.attributes.numFmtId ?? 0)
      if (step.name === 'numFmt') own.set(id, lookOf(step.attributes.formatCode ?? ''))
      if (step.name === 'xf' && isOfCells) looks.push(own.get(id) ?? builtInLook(id))
      if (looks.length > mostStyles || own.size > mostStyles) throw new SheetProblem('damaged', 0)
    }
  return looks
}
