import {
  choicesOf,
  type List,
  linkTo,
  Moment,
  RadioInput,
  type RecordColumn,
  RecordForm,
  RecordScreen,
  SwitchInput,
  Tag,
  TextInput,
  useList,
  useMay,
  useRecordDraft,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import { Link } from 'react-router'
import {
  classes,
  energies,
  nameLength,
  type Series,
  type SeriesDraft,
  SeriesQuestion,
  seriesColumns,
} from '../contract.ts'
import { strings } from '../strings.ts'
import { seriesApi } from './api.ts'

const blank: SeriesDraft = {
  ...{ name: '', brand: '', maker: '', energy: 'petrol', class: 'sedan' },
  ...{ isOwn: false, product: '', names: '' },
}

/** Series, each with which articles are its own. */
export default function SeriesList() {
  const t = useWords(strings)
  const list = useList({ name: 'cars', question: SeriesQuestion, load: seriesApi.list })
  const columns = useMemo<RecordColumn<Series>[]>(
    () => [
      {
        ...{ id: 'name', title: t('name'), width: 180, sort: 'name', pinned: 'start' },
        cell: row => <Link to={linkTo('/carModelInsight', null, { series: row.id })}>{row.name}</Link>,
      },
      { id: 'brand', title: t('brand'), width: 120, cell: row => row.brand },
      { id: 'maker', title: t('maker'), width: 160, cell: row => row.maker },
      { id: 'energy', title: t('energy'), width: 100, cell: row => t(row.energy) },
      { id: 'class', title: t('carClass'), width: 90, cell: row => t(row.class) },
      { id: 'isOwn', title: t('isOwn'), width: 80, cell: row => <Tag>{t(row.isOwn ? 'own' : 'rival')}</Tag> },
      {
        ...{ id: 'articlesBy', title: t('articlesBy'), width: 200 },
        cell: row => (row.product === '' ? t('byNames') : `${t('tied')}：${row.product}`),
      },
      { id: 'updated', title: t('updated'), width: 130, sort: 'updatedAt', cell: row => <Moment at={row.updatedAt} /> },
    ],
    [t],
  )
  return (
    <RecordScreen
      title={t('seriesTab')}
      list={list}
      api={seriesApi}
      edit="cars.edit"
      search={t('find')}
      columns={columns}
      add={t('addSeries')}
      blank={blank}
      form={start => <Form start={start} list={list} />}
      empty={t('none')}
      emptyAdds
      removed={count => t('removed', { count })}
      exported={seriesColumns}
      imported={seriesColumns}
    />
  )
}

function Form({ start, list }: { start: Series | SeriesDraft; list: List<Series, SeriesQuestion> }) {
  const t = useWords(strings)
  const draft = useRecordDraft(seriesApi, start, list, strings)
  const disabled = !useMay()('cars.edit')
  return (
    <RecordForm draft={draft} title={start.name || t('addSeries')} onClose={() => void list.open(null)}>
      <TextInput of={draft} name="name" label={t('name')} most={nameLength} disabled={disabled} />
      <TextInput of={draft} name="brand" label={t('brand')} most={nameLength} disabled={disabled} />
      <TextInput of={draft} name="maker" label={t('maker')} most={100} disabled={disabled} />
      <RadioInput of={draft} name="energy" label={t('energy')} options={choicesOf(energies, t)} disabled={disabled} />
      <RadioInput of={draft} name="class" label={t('carClass')} options={choicesOf(classes, t)} disabled={disabled} />
      <SwitchInput of={draft} name="isOwn" label={t('isOwn')} disabled={disabled} />
      <TextInput
        of={draft}
        name="product"
        label={t('product')}
        note={t('productNote')}
        most={100}
        disabled={disabled}
      />
      <TextInput of={draft} name="names" label={t('names')} note={t('namesNote')} most={500} disabled={disabled} />
    </RecordForm>
  )
}
