import {
  AreaInput,
  type List,
  Note,
  RadioInput,
  RecordForm,
  SelectInput,
  SwitchInput,
  TextInput,
  useDraft,
  useWords,
} from '@guanlan/platform/web'
import { groupLength, type SensitiveTopic, TopicDraft, type TopicQuestion, wordLength } from '../contract.ts'
import { strings } from '../strings.ts'
import { useEffectOptions, useLevelChoices } from './marking.tsx'
import { sensitiveWordsApi as api } from './queries.ts'

export function TopicForm({
  start,
  list,
}: {
  start: SensitiveTopic | TopicDraft
  list: List<SensitiveTopic, TopicQuestion>
}) {
  const t = useWords(strings)
  const draft = useDraft<TopicDraft, SensitiveTopic>({
    schema: TopicDraft,
    words: strings,
    start,
    create: body => api.saveTopic.act({ body }),
    update: body => api.saveTopic.act({ body }),
    load: id => api.topic({ params: { id } }),
    onSaved: list.saved,
  })
  return (
    <RecordForm draft={draft} title={draft.stored?.topic ?? t('addTopic')} onClose={() => void list.open(null)}>
      <TextInput of={draft} name="topic" label={t('topicName')} most={wordLength} autoFocus={draft.stored === null} />
      <AreaInput of={draft} name="keywords" label={t('keywords')} most={groupLength} note={t('keywordsNote')} />
      <SwitchInput of={draft} name="excludes" label={t('excludes')} />
      {draft.form.watch('excludes') && (
        <AreaInput of={draft} name="excluded" label={t('excludedTitle')} most={groupLength} note={t('excludedNote')} />
      )}
      <SwitchInput of={draft} name="online" label={t('onlineTitle')} />
      <RadioInput of={draft} name="effect" label={t('effectTitle')} options={useEffectOptions()} />
      <SelectInput
        of={draft}
        name="level"
        label={t('levelTitle')}
        choices={useLevelChoices()}
        disabled={draft.form.watch('effect') === 'badge'}
      />
      <Note>{t('effectNote')}</Note>
    </RecordForm>
  )
}
