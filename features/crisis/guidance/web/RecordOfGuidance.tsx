import { ArticleInput } from '@guanlan/features/crisis/tracking/web'
import {
  AreaInput,
  choicesOf,
  type Draft as FormDraft,
  type List,
  MomentInput,
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
import { CrisisInput, EventInput, OwnEventInput, TopicInput } from './SubjectInputs.tsx'

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
  const { stored } = draft
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

/** What it is about is found by its name; a crisis that is not recorded here is named. */
function SubjectInput({ of: draft }: { of: FormDraft<Draft, GuidanceRecord> }) {
  const t = useWords(strings)
  const field = { of: draft, name: 'subjectId', label: t('subjectName') } as const
  switch (draft.form.watch('subjectKind')) {
    case 'topic':
      return <TopicInput {...field} />
    case 'event':
      return <EventInput {...field} />
    case 'ownEvent':
      return <OwnEventInput {...field} />
    case 'article':
      return <ArticleInput {...field} note={t('articleHint')} />
    default:
      return (
        <>
          <CrisisInput {...field} />
          {draft.form.watch('subjectId') === null && (
            <TextInput of={draft} name="subjectName" label={t('unrecorded')} most={300} />
          )}
        </>
      )
  }
}
