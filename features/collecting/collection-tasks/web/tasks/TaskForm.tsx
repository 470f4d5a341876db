import {
  Button,
  exact,
  type List,
  linkTo,
  RecordForm,
  RemoveButton,
  TextInput,
  useMay,
  useRecordDraft,
  useWords,
} from '@guanlan/platform/web'
import { useNavigate } from 'react-router'
import { type Draft, nameLength, type Question, type Task, type TaskFigures } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { PeriodFields, SourceFields } from '../fields.tsx'
import { WordsInput } from '../WordsInput.tsx'
import { TaskFacts } from './TaskFacts.tsx'
import { TaskState } from './TaskState.tsx'

/** One task: how it fares beside what it is. */
export function TaskForm({ start, list }: { start: Task | Draft; list: List<TaskFigures, Question> }) {
  const t = useWords(strings)
  const may = useMay()
  const navigate = useNavigate()
  const draft = useRecordDraft({ get: api.detail, create: api.add, update: api.update }, start, list, strings)
  const { stored } = draft
  if (!stored) return null
  const shown = list.records.rows.find(({ id }) => id === stored.id)
  const status = shown?.status ?? stored.status
  const setCollecting = (collects: boolean) =>
    list.act(
      () => api.collect.act({ body: { ids: [stored.id], collects } }),
      ({ changed }) => t(collects ? 'wentOn' : 'paused', { count: exact(changed) }),
    )
  const acts = may('collectionTasks.edit') && (
    <>
      <Button onClick={() => void setCollecting(status === 'c_-1')}>{t(status === 'c_-1' ? 'goOn' : 'pause')}</Button>
      <Button onClick={() => void navigate(linkTo('/createTask', null, { from: stored.id }))}>{t('copy')}</Button>
      <RemoveButton list={list} id={stored.id} remove={api.delete} removed={count => t('removed', { count })} />
    </>
  )
  return (
    <RecordForm
      draft={draft}
      title={stored.name}
      marks={<TaskState status={status} />}
      acts={acts}
      onClose={() => void list.open(null)}
      aside={<TaskFacts id={stored.id} version={shown?.version ?? stored.version} />}
    >
      <TextInput of={draft} name="name" label={t('name')} most={nameLength} />
      <SourceFields draft={draft} />
      <WordsInput of={draft} name="words" label={t('words')} note={t('wordsNote')} />
      <PeriodFields draft={draft} />
    </RecordForm>
  )
}
