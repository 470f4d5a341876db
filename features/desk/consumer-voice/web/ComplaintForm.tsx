import {
  AreaInput,
  choicesOf,
  DateInput,
  type List,
  RadioInput,
  RecordForm,
  TextInput,
  useRecordDraft,
  useWords,
} from '@guanlan/platform/web'
import { type Complaint, type Draft, type Question, statuses } from '../contract/complaints.ts'
import { strings } from '../strings/complaints.ts'
import { complaintsApi } from './api.ts'

/** One complaint, as it is written. */
export function ComplaintForm({ start, list }: { start: Complaint | Draft; list: List<Complaint, Question> }) {
  const t = useWords(strings)
  const draft = useRecordDraft(complaintsApi, start, list, strings)
  return (
    <RecordForm draft={draft} title={draft.stored?.title ?? t('add')} onClose={() => void list.open(null)}>
      <TextInput of={draft} name="title" label={t('name')} most={200} autoFocus={draft.stored === null} />
      <RadioInput of={draft} name="status" label={t('status')} options={choicesOf(statuses, t)} />
      <TextInput of={draft} name="brand" label={t('brand')} most={100} />
      <TextInput of={draft} name="product" label={t('product')} most={100} />
      <TextInput of={draft} name="platform" label={t('platform')} most={100} />
      <TextInput of={draft} name="demand" label={t('demand')} most={200} />
      <DateInput of={draft} name="publishedOn" label={t('publishedOn')} />
      <AreaInput of={draft} name="body" label={t('body')} />
      <TextInput of={draft} name="url" label={t('url')} most={2_000} />
      <TextInput of={draft} name="code" label={t('code')} most={100} />
    </RecordForm>
  )
}
