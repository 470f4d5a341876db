import { MonitorsInput, useMonitors } from '@guanlan/features/monitors/monitors/web'
import {
  AreaInput,
  choicesOf,
  exact,
  type List,
  Moment,
  PickerInput,
  RadioInput,
  type RecordColumn,
  RecordForm,
  RecordScreen,
  Tag,
  TextInput,
  useList,
  useMay,
  useRecordDraft,
  useWords,
} from '@guanlan/platform/web'
import { useEffect, useMemo } from 'react'
import {
  type DataSource,
  dataSourceKinds,
  longestNote,
  longestRule,
  nameLength,
  type SourceDraft,
  SourceQuestion,
} from '../../contract.ts'
import { strings } from '../../strings.ts'
import { sourceApi } from '../api.ts'
import { projectSource } from './pickers.ts'

const blank: SourceDraft = { name: '', dataSource: 'monitor', projectId: null, monitors: [], rule: '', note: '' }

export default function Sources() {
  const t = useWords(strings)
  const list = useList({ name: 'dataSources', question: SourceQuestion, load: sourceApi.list })
  const monitors = useMonitors().data
  const columns = useMemo<RecordColumn<DataSource>[]>(
    () => [
      { id: 'name', title: t('name'), width: 220, sort: 'name', pinned: 'start', cell: row => row.name },
      { id: 'kind', title: t('kind'), width: 90, cell: row => <Tag>{t(`kind_${row.dataSource}`)}</Tag> },
      {
        id: 'of',
        title: t('articles'),
        width: 320,
        cell: row =>
          row.rule || row.monitors.map(id => monitors?.find(each => each.id === id)?.name ?? `#${id}`).join('、'),
      },
      { id: 'note', title: t('note'), width: 240, cell: row => row.note },
      {
        id: 'updatedAt',
        title: t('updated'),
        width: 130,
        sort: 'updatedAt',
        cell: row => <Moment at={row.updatedAt} />,
      },
      { id: 'updatedBy', title: t('updatedBy'), width: 120, cell: row => row.updatedBy },
    ],
    [t, monitors],
  )
  return (
    <RecordScreen
      title={t('sources')}
      list={list}
      api={sourceApi}
      edit="boards.edit"
      search={t('find')}
      columns={columns}
      add={t('addSource')}
      blank={blank}
      form={start => <Form start={start} list={list} />}
      empty={t('noSources')}
      emptyText={t('noSourcesText')}
      emptyAdds
      removed={count => t('sourcesRemoved', { count: exact(count) })}
    />
  )
}

function Form({ start, list }: { start: DataSource | SourceDraft; list: List<DataSource, SourceQuestion> }) {
  const t = useWords(strings)
  const draft = useRecordDraft(sourceApi, start, list, strings)
  const disabled = !useMay()('boards.edit')
  const { form } = draft
  const kind = form.watch('dataSource')
  // What the other kind asks is not sent with this one.
  useEffect(() => {
    if (kind !== 'monitor' && form.getValues('monitors').length > 0)
      form.setValue('monitors', [], { shouldDirty: true })
    if (kind !== 'search' && form.getValues('rule') !== '') form.setValue('rule', '', { shouldDirty: true })
  }, [kind, form])
  return (
    <RecordForm draft={draft} title={start.name || t('addSource')} onClose={() => void list.open(null)}>
      <TextInput of={draft} name="name" label={t('name')} most={nameLength} disabled={disabled} />
      <RadioInput
        of={draft}
        name="dataSource"
        label={t('kind')}
        options={choicesOf(dataSourceKinds, each => t(`kind_${each}`))}
        disabled={disabled}
      />
      {kind === 'monitor' && <MonitorsInput of={draft} name="monitors" label={t('monitors')} disabled={disabled} />}
      {kind === 'search' && (
        <AreaInput of={draft} name="rule" label={t('rule')} most={longestRule} disabled={disabled} />
      )}
      <PickerInput of={draft} name="projectId" label={t('project')} source={projectSource} disabled={disabled} />
      <AreaInput of={draft} name="note" label={t('note')} most={longestNote} disabled={disabled} />
    </RecordForm>
  )
}
