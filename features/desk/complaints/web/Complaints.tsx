import {
  Button,
  EmptyState,
  ExportButton,
  ImportPanel,
  ListFrame,
  OpenRecord,
  type RecordColumn,
  RecordTable,
  Segmented,
  Tag,
  useFormat,
  useList,
  useWords,
} from '@guanlan/platform/web'
import { type ReactNode, useMemo, useState } from 'react'
import { type Complaint, type Draft, exported, imported, Question, statuses } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { Complained } from './Complained.tsx'
import { ComplaintForm } from './ComplaintForm.tsx'
import styles from './complaints.module.css'

/** @param today in the organisation's zone, as the field writes it */
const blank = (today: string): Draft => ({
  code: crypto.randomUUID().slice(0, 8),
  title: '',
  body: '',
  brand: '',
  product: '',
  platform: '',
  demand: '',
  status: 'open',
  url: '',
  publishedOn: today,
})

/** What consumers complain of: the sum of it, then each complaint. */
export default function Complaints({
  fields,
}: {
  /** The picker of fields, where this is shown for one. */
  fields?: (field: string, change: (field: string) => void) => ReactNode
}) {
  const t = useWords(strings)
  const [isImporting, setImporting] = useState(false)
  const format = useFormat()
  const list = useList({
    name: 'complaints',
    question: Question,
    load: ({ query }, options) => api.list({ body: query }, options),
  })
  const { key } = list.opened ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new one has a code of its own
  const fresh = useMemo(() => blank(format.moment(new Date()).slice(0, 10)), [key])
  const columns = useMemo<RecordColumn<Complaint>[]>(
    () => [
      { id: 'title', title: t('name'), width: 320, pinned: 'start', cell: row => row.title },
      { id: 'status', title: t('status'), width: 110, sort: 'status', cell: row => <Tag>{t(row.status)}</Tag> },
      { id: 'brand', title: t('brand'), width: 140, sort: 'brand', cell: row => row.brand },
      { id: 'product', title: t('product'), width: 140, cell: row => row.product },
      { id: 'demand', title: t('demand'), width: 180, cell: row => row.demand },
      { id: 'platform', title: t('platform'), width: 120, cell: row => row.platform },
      { id: 'publishedOn', title: t('publishedOn'), width: 120, sort: 'publishedOn', cell: row => row.publishedOn },
    ],
    [t],
  )
  const remove = () =>
    list.bulk(
      chosen => api.remove.act({ body: chosen }),
      ({ changed }) => t('removed', { count: changed }),
    )
  if (isImporting)
    return <ImportPanel title={t('title')} columns={imported} api={api} onClose={() => setImporting(false)} />
  const { status } = list.question
  return (
    <div className={styles.screen}>
      <Complained
        question={list.question}
        onBrand={brand => list.change({ like: brand })}
        onStatus={status => list.change({ status })}
      />
      <ListFrame
        title={t('title')}
        list={list}
        search={t('find')}
        filters={
          <>
            {fields?.(list.question.field, field => list.change({ field }))}
            <Segmented
              label={t('status')}
              value={status}
              onChange={next => list.change({ status: next })}
              options={(['all', ...statuses] as const).map(value => ({ value, label: t(value) }))}
            />
          </>
        }
        exports={<ExportButton list={list} columns={exported} start={api.export} />}
        acts={
          <>
            <Button kind="quiet" icon="upload" onClick={() => setImporting(true)}>
              {t('import')}
            </Button>
            <Button kind="primary" icon="plus" onClick={() => void list.open('new')}>
              {t('add')}
            </Button>
          </>
        }
        bulk={
          <Button size="small" icon="trash" onClick={() => void remove()}>
            {t('remove')}
          </Button>
        }
        detail={
          list.opened && (
            <OpenRecord list={list} blank={fresh} load={(id, options) => api.get({ params: { id } }, options)}>
              {start => <ComplaintForm start={start} list={list} />}
            </OpenRecord>
          )
        }
      >
        <RecordTable
          list={list}
          label={t('title')}
          columns={columns}
          nameOf={row => row.title}
          empty={<EmptyState title={t('none')}>{t('noneHint')}</EmptyState>}
        />
      </ListFrame>
    </div>
  )
}
