import {
  connect,
  type List,
  Moment,
  type RecordColumn,
  RecordForm,
  RecordScreen,
  TextInput,
  useList,
  useRecordDraft,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import { type Draft, exported, imported, mediaLibrary, nameLength, Question, type Stored } from '../contract.ts'
import { strings } from '../strings.ts'

const api = connect(mediaLibrary)
const blank: Draft = { name: '' }

export default function MediaLibrary() {
  const t = useWords(strings)
  const list = useList({ name: 'mediaLibrary', question: Question, load: api.list })
  const columns = useMemo<RecordColumn<Stored>[]>(
    () => [
      { id: 'name', title: t('name'), width: 280, sort: 'name', pinned: 'start', cell: row => row.name },
      { id: 'updatedBy', title: t('updatedBy'), width: 160, cell: row => row.updatedBy },
      { id: 'updated', title: t('updated'), width: 160, sort: 'updatedAt', cell: row => <Moment at={row.updatedAt} /> },
    ],
    [t],
  )
  return (
    <RecordScreen
      title={t('title')}
      list={list}
      api={api}
      edit="mediaLibrary.edit"
      search={t('find')}
      columns={columns}
      add={t('add')}
      blank={blank}
      form={start => <Form start={start} list={list} />}
      empty={t('none')}
      removed={count => t('removed', { count })}
      exported={exported}
      imported={imported}
    />
  )
}

function Form({ start, list }: { start: Stored | Draft; list: List<Stored, Question> }) {
  const t = useWords(strings)
  const draft = useRecordDraft(api, start, list, strings)
  return (
    <RecordForm draft={draft} title={draft.kept?.name ?? t('add')} onClose={() => void list.open(null)}>
      <TextInput of={draft} name="name" label={t('name')} most={nameLength} autoFocus={draft.kept === null} />
    </RecordForm>
  )
}
