import { Moment, type RecordColumn, RecordScreen, useList, useWords } from '@guanlan/platform/web'
import { type ReactNode, useMemo } from 'react'
import { type Charge, PackageQuestion } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { blankCharge, ChargeForm } from './ChargeForm.tsx'
import { formatPrice } from './money.ts'

/** What calls of the open interface cost. */
export function ChargeList({ parts }: { parts: ReactNode }) {
  const t = useWords(strings)
  const list = useList({
    name: 'billing.charges',
    question: PackageQuestion,
    load: ({ query }, options) => api.charges({ body: query }, options),
  })
  const columns = useMemo<RecordColumn<Charge>[]>(
    () => [
      { id: 'api', title: t('api'), width: 320, pinned: 'start', cell: row => row.api },
      { id: 'unitPrice', title: t('unitPrice'), width: 160, cell: row => formatPrice(row.unitPrice) },
      { id: 'updated', title: t('updated'), width: 160, cell: row => <Moment at={row.updatedAt} /> },
    ],
    [t],
  )
  return (
    <RecordScreen
      title={t('soldTitle')}
      label={t('charges')}
      list={list}
      api={{ get: api.charge }}
      search={t('find')}
      columns={columns}
      nameOf={row => row.api}
      add={t('addCharge')}
      blank={blankCharge}
      form={start => <ChargeForm start={start} list={list} />}
      empty={t('noCharges')}
      emptyText={t('noChargesText')}
      filters={parts}
    />
  )
}
