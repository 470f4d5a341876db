import { useWords } from '@guanlan/platform/web'
import type { CSSProperties } from 'react'
import type { Pivot, PivotCell, PivotMeasure, PivotPart } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from './pivot.module.css'
import { textOf, valueIn } from './values.ts'

/** Rows, columns and their sums; the larger a number among those within, the stronger its ground. */
export function PivotTable({
  pivot: { rows, columns, cells, ofRows, ofColumns, total },
  measure,
  corner,
  onOpen,
}: {
  pivot: Pivot
  measure: PivotMeasure
  /** Says what stands in rows and columns. */
  corner: string
  onOpen: (parts: readonly PivotPart[]) => void
}) {
  const t = useWords(strings)
  const most = Math.max(0, ...cells.flat().map(cell => valueIn(measure, cell) ?? 0))
  const numberOf = (cell: PivotCell | undefined, parts: readonly PivotPart[], kind: 'within' | 'beside' | 'sum') => {
    if (!cell) return null
    const text = textOf(measure, cell)
    const strength = kind === 'within' && most > 0 ? (valueIn(measure, cell) ?? 0) / most : 0
    const ground = { '--strength': `${Math.round(strength * 40)}%` } as CSSProperties
    return (
      <td
        key={parts.map(({ key }) => key).join(' ')}
        data-number
        data-within={kind === 'within' || undefined}
        data-sum={kind === 'sum' || undefined}
        style={ground}
      >
        {text !== '' && (
          <button type="button" className={styles.number} onClick={() => onOpen(parts)}>
            {text}
          </button>
        )}
      </td>
    )
  }
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={t('pivotTable')}>
        <thead>
          <tr>
            <th scope="col" data-corner>
              {corner}
            </th>
            {columns.map(({ key, name }) => (
              <th key={key} scope="col" data-number>
                {name}
              </th>
            ))}
            <th scope="col" data-number>
              {t('together')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.key}>
              <th scope="row">{row.name}</th>
              {columns.map((column, place) => numberOf(cells[at]?.[place], [row, column], 'within'))}
              {numberOf(ofRows[at], [row], 'beside')}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" data-sum>
              {t('together')}
            </th>
            {columns.map((column, place) => numberOf(ofColumns[place], [column], 'sum'))}
            {numberOf(total, [], 'sum')}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
