import {
  Button,
  exact,
  inBody,
  Moment,
  type RecordColumn,
  RecordScreen,
  Tag,
  useList,
  useUndo,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import { exported, imported, type Owner, OwnerQuestion } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { OwnerForm, type Written } from './OwnerForm.tsx'

const blank: Written = {
  ...{ code: '', name: '', phone: '', mail: '', consentFor: '', consentFrom: null, consentUntil: null },
  ...{ model: '', mileage: null, boughtIn: '', source: 'other', labels: [] },
}

/** Owners, or those of them whom nobody looks after. */
export function OwnerList({ pool }: { pool: boolean }) {
  const t = useWords(strings)
  const list = useList({
    name: pool ? 'carOwnerPool' : 'carOwners',
    question: OwnerQuestion,
    load: inBody(pool ? api.pool : api.list),
  })
  const act = useUndo(list.records.changed)
  const columns = useMemo<RecordColumn<Owner>[]>(
    () => [
      { id: 'name', title: t('name'), width: 130, sort: 'name', pinned: 'start', cell: row => row.name },
      { id: 'code', title: t('code'), width: 110, cell: row => row.code },
      { id: 'phone', title: t('phone'), width: 120, cell: row => row.phone || '—' },
      { id: 'model', title: t('model'), width: 150, cell: row => row.model },
      {
        ...{ id: 'mileage', title: t('mileage'), width: 110, align: 'end' },
        cell: row => (row.mileage === null ? '—' : exact(row.mileage)),
      },
      {
        ...{ id: 'labels', title: t('labels'), width: 150 },
        cell: row => row.labels.map(label => <Tag key={label}>{label}</Tag>),
      },
      { id: 'consent', title: t('consentUntil'), width: 120, cell: row => row.consentUntil ?? '—' },
      { id: 'keeper', title: t('keeper'), width: 110, cell: row => row.keeper ?? t('inPool') },
      {
        ...{ id: 'act', title: '', width: 110 },
        cell: row =>
          row.keeper === null ? (
            <Button
              size="small"
              onClick={() =>
                void act(
                  () => api.take.act({ body: { id: row.id } }),
                  () => t('took', { name: row.name }),
                )
              }
            >
              {t('take')}
            </Button>
          ) : row.isMine ? (
            <Button
              size="small"
              onClick={() =>
                void act(
                  () => api.release.act({ body: { id: row.id } }),
                  () => t('released', { name: row.name }),
                )
              }
            >
              {t('release')}
            </Button>
          ) : null,
      },
      { id: 'updated', title: t('updated'), width: 120, sort: 'updatedAt', cell: row => <Moment at={row.updatedAt} /> },
    ],
    [t, act],
  )
  return (
    <RecordScreen
      title={t(pool ? 'poolTitle' : 'title')}
      list={list}
      api={api}
      edit="cars.owners"
      search={t('find')}
      columns={columns}
      {...(!pool && { add: t('addOwner'), exported, imported, emptyAdds: true })}
      blank={blank}
      form={start => <OwnerForm start={start} list={list} />}
      empty={t(pool ? 'noPool' : 'none')}
    />
  )
}
