import {
  DateInput,
  exact,
  inBody,
  type List,
  Moment,
  NumberInput,
  type RecordColumn,
  RecordForm,
  RecordScreen,
  TextInput,
  useList,
  useMay,
  useRecordDraft,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import { type Model, type ModelDraft, ModelQuestion, modelColumns, nameLength } from '../contract.ts'
import { strings } from '../strings.ts'
import { modelApi } from './api.ts'
import { Sales } from './Sales.tsx'

const blank: ModelDraft = {
  ...{ name: '', series: '', year: new Date().getFullYear() },
  ...{ priceFrom: null, priceTo: null, launchedOn: null },
}

/** Models, each with its sales by month. */
export default function ModelList() {
  const t = useWords(strings)
  const list = useList({ name: 'carModels', question: ModelQuestion, load: inBody(modelApi.list) })
  const columns = useMemo<RecordColumn<Model>[]>(
    () => [
      { id: 'name', title: t('name'), width: 240, sort: 'name', pinned: 'start', cell: row => row.name },
      { id: 'series', title: t('series'), width: 160, cell: row => row.series },
      { id: 'year', title: t('year'), width: 80, align: 'end', cell: row => row.year },
      {
        ...{ id: 'price', title: t('priceFrom'), width: 130, align: 'end' },
        cell: row => (row.priceFrom === null ? '—' : exact(row.priceFrom)),
      },
      {
        ...{ id: 'priceTo', title: t('priceTo'), width: 130, align: 'end' },
        cell: row => (row.priceTo === null ? '—' : exact(row.priceTo)),
      },
      { id: 'launchedOn', title: t('launchedOn'), width: 120, cell: row => row.launchedOn ?? '—' },
      { id: 'updated', title: t('updated'), width: 130, sort: 'updatedAt', cell: row => <Moment at={row.updatedAt} /> },
    ],
    [t],
  )
  return (
    <RecordScreen
      title={t('modelsTab')}
      list={list}
      api={modelApi}
      edit="cars.edit"
      search={t('find')}
      columns={columns}
      add={t('addModel')}
      blank={blank}
      form={start => <Form start={start} list={list} />}
      empty={t('noModels')}
      emptyAdds
      removed={count => t('removed', { count })}
      exported={modelColumns}
      imported={modelColumns}
    />
  )
}

function Form({ start, list }: { start: Model | ModelDraft; list: List<Model, ModelQuestion> }) {
  const t = useWords(strings)
  const draft = useRecordDraft(modelApi, start, list, strings)
  const disabled = !useMay()('cars.edit')
  return (
    <RecordForm
      draft={draft}
      title={start.name || t('addModel')}
      onClose={() => void list.open(null)}
      aside={'id' in start ? <Sales modelId={start.id} /> : undefined}
    >
      <TextInput of={draft} name="name" label={t('name')} most={nameLength} disabled={disabled} />
      <TextInput of={draft} name="series" label={t('series')} most={nameLength} disabled={disabled} />
      <NumberInput of={draft} name="year" label={t('year')} disabled={disabled} />
      <NumberInput of={draft} name="priceFrom" label={t('priceFrom')} disabled={disabled} />
      <NumberInput of={draft} name="priceTo" label={t('priceTo')} disabled={disabled} />
      <DateInput of={draft} name="launchedOn" label={t('launchedOn')} disabled={disabled} />
    </RecordForm>
  )
}
