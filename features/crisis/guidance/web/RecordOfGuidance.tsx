import {
  AreaInput,
  choicesOf,
  type Draft as FormDraft,
  type List,
  MomentInput,
  NumberInput,
  RadioInput,
  RecordForm,
  TextInput,
  useRecordDraft,
  useWords,
} from '@guanlan/platform/web'
import {
  contentLength,
  type Draft,
  type GuidanceRecord,
  guidanceStates,
  nameLength,
  type Question,
  subjectKinds,
} from '../contract.ts'
import { strings } from '../strings.ts'
import { Answers } from './Answers.tsx'
import { api } from './api.ts'
import { ComparisonPanel } from './ComparisonPanel.tsx'
import { EventInput, TopicInput } from './SubjectInputs.tsx'

/** One record: the order, what came back, and the numbers before and after. */
export function RecordOfGuidance({
  start,
  list,
}: {
  start: GuidanceRecord | Draft
  list: List<GuidanceRecord, Question>
}) {
  const t = useWords(strings)
  const draft = useRecordDraft(api, start, list, strings)
  const { kept: stored } = draft
  return (
    <RecordForm draft={draft} title={stored?.name ?? t('add')} onClose={() => void list.open(null)}>
      {stored && (
        <>
          <Answers record={stored} onChanged={list.saved} />
          <ComparisonPanel record={stored} />
        </>
      )}
      <TextInput of={draft} name="name" label={t('name')} most={nameLength} autoFocus={stored === null} />
      <RadioInput
        of={draft}
        name="subjectKind"
        label={t('subjectKind')}
        options={choicesOf(subjectKinds, kind => t(`kind_${kind}`))}
      />
      <SubjectInput of={draft} />
      <AreaInput of={draft} name="content" label={t('content')} most={contentLength} />
      <TextInput of={draft} name="orderedBy" label={t('orderedBy')} most={100} note={t('orderedByHint')} />
      <TextInput of={draft} name="receiver" label={t('receiver')} most={200} />
      <MomentInput of={draft} name="time" label={`${t('time')} (${t('timeHint')})`} />
      <MomentInput of={draft} name="deadline" label={t('deadline')} />
      <TextInput of={draft} name="rule" label={t('rule')} most={20_000} note={t('ruleHint')} />
      <RadioInput
        of={draft}
        name="state"
        label={t('state')}
        options={choicesOf(guidanceStates, state => t(`state_${state}`))}
      />
    </RecordForm>
  )
}

/** Topics and events are chosen, an article is named by its number, and a crisis by what it is called. */
function SubjectInput({ of: draft }: { of: FormDraft<Draft, GuidanceRecord> }) {
  const t = useWords(strings)
  switch (draft.form.watch('subjectKind')) {
    case 'topic':
      return <TopicInput of={draft} name="subjectId" label={t('subjectName')} />
    case 'event':
      return <EventInput of={draft} name="subjectId" label={t('subjectName')} />
    case 'article':
      return <NumberInput of={draft} name="subjectId" label={t('articleId')} note={t('articleHint')} />
    default:
      return <TextInput of={draft} name="subjectName" label={t('subjectName')} most={300} />
  }
}
