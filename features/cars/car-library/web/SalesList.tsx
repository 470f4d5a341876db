import { exact, inBody, Moment, type RecordColumn, RecordScreen, useList, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import { type Sale, SaleQuestion, saleColumns, saleImportColumns } from '../contract.ts'
import { strings } from '../strings.ts'
import { salesApi } from './api.ts'

/** Sales of all models, month by month; by file in and out. Single months are reported beside their model. */
export default function SalesList() {
  const t = useWords(strings)
  const list = useList({ name: 'carSales', question: SaleQuestion, load: inBody(salesApi.list) })
  const columns = useMemo<RecordColumn<Sale>[]>(
    () => [
      { id: 'month', title: t('monthHead'), width: 100, sort: 'month', pinned: 'start', cell: row => row.month },
      { id: 'model', title: t('modelName'), width: 220, cell: row => row.model },
      { id: 'series', title: t('series'), width: 160, cell: row => row.series },
      { id: 'amount', title: t('sales'), width: 110, align: 'end', cell: row => exact(row.amount) },
      { id: 'source', title: t('salesSource'), width: 200, cell: row => row.source },
      { id: 'updated', title: t('updated'), width: 130, sort: 'updatedAt', cell: row => <Moment at={row.updatedAt} /> },
    ],
    [t],
  )
  return (
    <RecordScreen
      title={t('salesTab')}
      list={list}
      api={salesApi}
      edit="cars.edit"
      search={t('find')}
      columns={columns}
      nameOf={row => `${row.model} ${row.month}`}
      empty={t('noSales')}
      emptyText={t('noSalesText')}
      exported={saleColumns}
      imported={saleImportColumns}
    />
  )
}
