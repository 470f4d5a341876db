import {
  connect,
  type List,
  type RecordColumn,
  RecordForm,
  TextInput,
  useList,
  useMay,
  useRecordDraft,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import { Link } from 'react-router'
import {
  nameLength,
  Question,
  type SocietyEvent,
  type SocietyEventDraft,
  societyEventColumns,
  societyEvents,
} from '../contract.ts'
import { strings } from '../strings.ts'
import { HotEventInput } from './HotEventInput.tsx'
import { MaterialList } from './MaterialList.tsx'

const api = connect(societyEvents)
const blank: SocietyEventDraft = { name: '', hotEventId: null, words: [] }

export default function SocietyEvents() {
  const t = useWords(strings)
  const list = useList({ name: 'screenSocietyEvents', question: Question, load: api.list })
  const columns = useMemo<RecordColumn<SocietyEvent>[]>(
    () => [
      {
        id: 'event',
        title: t('hotEvent'),
        width: 200,
        cell: row => row.hotEventId && <Link to={`/hotEventDetail?id=${row.hotEventId}`}>#{row.hotEventId}</Link>,
      },
    ],
    [t],
  )
  return (
    <MaterialList
      title={t('societyEvents')}
      list={list}
      api={api}
      blank={blank}
      columns={columns}
      exported={societyEventColumns}
      imported={societyEventColumns}
      form={start => <Form start={start} list={list} />}
    />
  )
}

function Form({ start, list }: { start: SocietyEvent | SocietyEventDraft; list: List<SocietyEvent, Question> }) {
  const t = useWords(strings)
  const draft = useRecordDraft(api, start, list, strings)
  const disabled = !useMay()('bigScreens.edit')
  return (
    <RecordForm draft={draft} title={draft.stored?.name ?? t('add')} onClose={() => void list.open(null)}>
      <TextInput of={draft} name="name" label={t('name')} most={nameLength} disabled={disabled} />
      <HotEventInput of={draft} name="hotEventId" label={t('hotEvent')} disabled={disabled} />
    </RecordForm>
  )
}
