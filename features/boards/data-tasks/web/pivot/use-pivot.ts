/** Which pivot table the address asks for, and its answer. */
import { type PivotDimension, pivotDimensions } from '@guanlan/features/articles/articles/contract'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { type PivotMeasure, pivotMeasures } from '../../contract.ts'
import { taskApi, tasksKey } from '../api.ts'

export interface PivotChoice {
  rows: PivotDimension
  columns: PivotDimension
  measure: PivotMeasure
}

const usual: PivotChoice = { rows: 'mediaType', columns: 'sentiment', measure: 'articles' }

export function usePivotChoice(): PivotChoice & { change: (part: Partial<PivotChoice>) => void } {
  const [search, setSearch] = useSearchParams()
  const rows = pivotDimensions.find(each => each === search.get('rows')) ?? usual.rows
  const written = pivotDimensions.find(each => each === search.get('columns')) ?? usual.columns
  // Two different facts, whatever the address says.
  const columns = written === rows ? (rows === usual.columns ? usual.rows : usual.columns) : written
  const measure = pivotMeasures.find(each => each === search.get('measure')) ?? usual.measure
  const change = (part: Partial<PivotChoice>) =>
    setSearch(
      before => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries({ rows, columns, measure, ...part })) next.set(name, value)
        return next
      },
      { replace: true },
    )
  return { rows, columns, measure, change }
}

export const usePivot = (id: number, { rows, columns }: Pick<PivotChoice, 'rows' | 'columns'>) =>
  useQuery({
    queryKey: [tasksKey, 'pivot', id, rows, columns],
    queryFn: ({ signal }) => taskApi.pivot({ body: { id, rows, columns } }, { signal, timeout: 'long' }),
  })
