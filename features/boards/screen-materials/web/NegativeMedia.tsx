import { mediaSource } from '@guanlan/features/articles/articles/web'
import {
  connect,
  type List,
  PickerInput,
  type RecordColumn,
  RecordForm,
  TextInput,
  useList,
  useMay,
  useRecordDraft,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import {
  type NegativeMedium,
  type NegativeMediumDraft,
  nameLength,
  negativeMedia,
  negativeMediaColumns,
  Question,
} from '../contract.ts'
import { strings } from '../strings.ts'
import { MaterialList } from './MaterialList.tsx'

const api = connect(negativeMedia)
const blank: NegativeMediumDraft = { name: '', mediaId: null, reason: '' }

export default function NegativeMedia() {
  const t = useWords(strings)
  const list = useList({ name: 'screenNegativeMedia', question: Question, load: api.list })
  const columns = useMemo<RecordColumn<NegativeMedium>[]>(
    () => [{ id: 'reason', title: t('reason'), width: 320, cell: row => row.reason }],
    [t],
  )
  return (
    <MaterialList
      title={t('negativeMedia')}
      list={list}
      api={api}
      blank={blank}
      columns={columns}
      exported={negativeMediaColumns}
      imported={negativeMediaColumns}
      form={start => <Form start={start} list={list} />}
    />
  )
}

function Form({ start, list }: { start: NegativeMedium | NegativeMediumDraft; list: List<NegativeMedium, Question> }) {
  const t = useWords(strings)
  const draft = useRecordDraft(api, start, list, strings)
  const disabled = !useMay()('bigScreens.edit')
  return (
    <RecordForm draft={draft} title={draft.stored?.name ?? t('add')} onClose={() => void list.open(null)}>
      <TextInput of={draft} name="name" label={t('name')} most={nameLength} disabled={disabled} />
      <PickerInput of={draft} name="mediaId" label={t('medium')} source={mediaSource} disabled={disabled} />
      <TextInput of={draft} name="reason" label={t('reason')} most={200} disabled={disabled} />
    </RecordForm>
  )
}
