import {
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
import { type SensitiveWord, WordDraft, type WordQuestion, wordLength } from '../contract.ts'
import { strings } from '../strings.ts'
import { useEffectOptions, useLevelChoices } from './marking.tsx'
import { sensitiveWordsApi as api } from './queries.ts'

export function WordForm({
  start,
  list,
}: {
  start: SensitiveWord | WordDraft
  list: List<SensitiveWord, WordQuestion>
}) {
  const t = useWords(strings)
  const draft = useDraft<WordDraft, SensitiveWord>({
    schema: WordDraft,
    words: strings,
    start,
    create: body => api.save.act({ body }),
    update: body => api.save.act({ body }),
    load: id => api.get({ params: { id } }),
    onSaved: list.saved,
  })
  return (
    <RecordForm draft={draft} title={draft.stored?.word ?? t('addWord')} onClose={() => void list.open(null)}>
      <TextInput of={draft} name="word" label={t('word')} most={wordLength} autoFocus={draft.stored === null} />
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
