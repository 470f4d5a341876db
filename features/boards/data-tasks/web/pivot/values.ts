/** What a cell of a pivot table says, and which articles it opens. Pure. */
import { emptyView, type View } from '@guanlan/features/desk/article-list/web'
import { exact, percent } from '@guanlan/platform/web'
import type { DataTask, PivotCell, PivotMeasure, PivotPart } from '../../contract.ts'
import { isOfTask } from '../content/use-task-view.ts'

/** Null: a share of no article. */
export function valueIn(measure: PivotMeasure, cell: PivotCell): number | null {
  if (measure !== 'negativeShare') return cell[measure]
  return cell.articles === 0 ? null : cell.negative / cell.articles
}

export function textOf(measure: PivotMeasure, cell: PivotCell): string {
  const value = valueIn(measure, cell)
  if (value === null || cell.articles === 0) return ''
  return measure === 'negativeShare' ? percent(value) : exact(value)
}

/** The list whose total is the cell: of stories folded, of negative shares the negative ones. */
export function viewOfCell(
  { id, startTime: from, endTime: to }: Pick<DataTask, 'id' | 'startTime' | 'endTime'>,
  measure: PivotMeasure,
  parts: readonly PivotPart[],
): View {
  return {
    ...emptyView,
    range: { from: latest(parts, from), to: earliest(parts, to) },
    fold: measure === 'stories',
    filters: [
      isOfTask(id),
      ...parts.flatMap(({ filters }) => filters),
      ...(measure === 'negativeShare' ? [{ field: 'sentiment' as const, is: 'is' as const, values: ['-1'] }] : []),
    ],
  }
}

/** Of a week and a month the moments that both have. */
const latest = (parts: readonly PivotPart[], from: string): string =>
  parts.reduce(
    (last, part) => (part.from !== null && Date.parse(part.from) > Date.parse(last) ? part.from : last),
    from,
  )
const earliest = (parts: readonly PivotPart[], to: string): string =>
  parts.reduce((first, part) => (part.to !== null && Date.parse(part.to) < Date.parse(first) ? part.to : first), to)
