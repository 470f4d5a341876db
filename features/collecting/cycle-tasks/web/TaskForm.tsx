import { CollectionTaskInput } from '@guanlan/features/collecting/collection-tasks/web'
import {
  Button,
  choicesOf,
  HoursInput,
  type List,
  linkTo,
  MonthDaysInput,
  NextMoments,
  RadioInput,
  RecordForm,
  RemoveButton,
  SwitchInput,
  TextInput,
  useMay,
  useRecordDraft,
  useWords,
  WeekdaysInput,
} from '@guanlan/platform/web'
import { useNavigate } from 'react-router'
import { type Draft, kinds, misses, nameLength, type Question, rhythms, type Task } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'

/** One cycle task: what repeats, and when. */
export function TaskForm({ start, list }: { start: Task | Draft; list: List<Task, Question> }) {
  const t = useWords(strings)
  const may = useMay()
  const navigate = useNavigate()
  const draft = useRecordDraft(api, start, list, strings)
  const written = draft.form.watch()
  const { stored } = draft
  const runNow = (task: Task) =>
    list.act(
      () => api.run.act({ body: { id: task.id } }),
      () => t('begun', { name: task.name }),
    )
  const acts = stored && (
    <>
      <Button onClick={() => void navigate(linkTo('/updateOperationlook', null, { task: stored.id }))}>
        {t('records')}
      </Button>
      {may('cycleTasks.edit') && (
        <>
          <Button onClick={() => void runNow(stored)}>{t('runNow')}</Button>
          <RemoveButton list={list} id={stored.id} remove={api.removeOne} removed={count => t('removed', { count })} />
        </>
      )}
    </>
  )
  const hasTime = ['daily', 'weekly', 'monthly'].includes(written.rhythm)
  return (
    <RecordForm
      draft={draft}
      title={stored?.name ?? t('add')}
      acts={acts}
      onClose={() => void list.open(null)}
      aside={<NextMoments next={api.next} written={written} isBeside />}
    >
      <TextInput of={draft} name="name" label={t('name')} most={nameLength} autoFocus={stored === null} />
      <RadioInput
        of={draft}
        name="kind"
        label={t('kind')}
        options={kinds.map(value => ({ value, label: t(value), note: t(`${value}Note`) }))}
      />
      {written.kind === 'gather' && <CollectionTaskInput of={draft} name="target" label={t('gather')} />}
      <RadioInput
        of={draft}
        name="rhythm"
        label={t('rhythm')}
        options={choicesOf(rhythms, value => t(value === 'hours' ? 'byHours' : value))}
      />
      {written.rhythm === 'hours' && (
        <HoursInput of={draft} name="hours" label={t('hoursOfWeek')} note={t('hoursNote')} />
      )}
      {written.rhythm === 'weekly' && <WeekdaysInput of={draft} name="weekdays" />}
      {written.rhythm === 'monthly' && <MonthDaysInput of={draft} name="monthDays" note={t('monthDaysNote')} />}
      {hasTime && <TextInput of={draft} name="time" label={t('time')} note={t('timeNote')} most={5} />}
      {written.rhythm === 'cron' && (
        <TextInput of={draft} name="pattern" label={t('patternOf')} note={t('patternNote')} most={100} />
      )}
      <RadioInput of={draft} name="missed" label={t('missed')} options={choicesOf(misses, t)} />
      <SwitchInput of={draft} name="enabled" label={t('enabled')} />
    </RecordForm>
  )
}
