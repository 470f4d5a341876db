import { CollectionTaskInput } from '@guanlan/features/collecting/collection-tasks/web'
import {
  Button,
  ChecksInput,
  exact,
  HoursInput,
  type List,
  linkTo,
  RadioInput,
  RecordForm,
  SwitchInput,
  TextInput,
  useMay,
  useRecordDraft,
  useWords,
} from '@guanlan/platform/web'
import { useNavigate } from 'react-router'
import { type Draft, kinds, misses, nameLength, type Question, rhythms, type Task } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { NextFive } from './NextFive.tsx'

/** One cycle task: what repeats, and when. */
export function TaskForm({ start, list }: { start: Task | Draft; list: List<Task, Question> }) {
  const t = useWords(strings)
  const may = useMay()
  const navigate = useNavigate()
  const draft = useRecordDraft(api, start, list, strings)
  const written = draft.form.watch()
  const { kept: stored } = draft
  const runNow = (task: Task) =>
    list.act(
      () => api.run.act({ body: { id: task.id } }),
      () => t('begun', { name: task.name }),
    )
  const remove = async (id: number) => {
    await list.act(
      () => api.removeOne.act({ params: { id } }),
      ({ changed }) => t('removed', { count: exact(changed) }),
    )
    list.leave(id)
  }
  const acts = stored && (
    <>
      <Button onClick={() => void navigate(linkTo('/updateOperationlook', null, { task: stored.id }))}>
        {t('records')}
      </Button>
      {may('cycleTasks.edit') && (
        <>
          <Button onClick={() => void runNow(stored)}>{t('runNow')}</Button>
          <Button onClick={() => void remove(stored.id)}>{t('remove')}</Button>
        </>
      )}
    </>
  )
  const rhythmNames = { hours: 'byHours', daily: 'daily', weekly: 'weekly', monthly: 'monthly', cron: 'cron' } as const
  const hasTime = written.rhythm === 'daily' || written.rhythm === 'weekly' || written.rhythm === 'monthly'
  return (
    <RecordForm
      draft={draft}
      title={stored?.name ?? t('add')}
      acts={acts}
      onClose={() => void list.open(null)}
      aside={<NextFive timing={written} />}
    >
      <TextInput of={draft} name="name" label={t('name')} most={nameLength} autoFocus={stored === null} />
      <RadioInput
        of={draft}
        name="kind"
        label={t('kind')}
        options={kinds.map(value => ({ value, label: t(value), note: t(`${value}Note`) }))}
      />
      {written.kind === 'gather' && <CollectionTaskInput of={draft} name="target" label={t('target')} />}
      <RadioInput
        of={draft}
        name="rhythm"
        label={t('rhythm')}
        options={rhythms.map(value => ({ value, label: t(rhythmNames[value]) }))}
      />
      {written.rhythm === 'hours' && (
        <HoursInput of={draft} name="hours" label={t('hoursOfWeek')} note={t('hoursNote')} />
      )}
      {written.rhythm === 'weekly' && (
        <ChecksInput
          of={draft}
          name="weekdays"
          label={t('weekdaysOf')}
          options={t('dayNames')
            .split(' ')
            .map((name, at) => [at + 1, name] as const)}
        />
      )}
      {written.rhythm === 'monthly' && (
        <ChecksInput
          of={draft}
          name="monthDays"
          label={t('monthDaysOf')}
          note={t('monthDaysNote')}
          options={Array.from({ length: 31 }, (_, at) => [at + 1, String(at + 1)] as const)}
        />
      )}
      {hasTime && <TextInput of={draft} name="time" label={t('timeOfDay')} note={t('timeNote')} most={5} />}
      {written.rhythm === 'cron' && (
        <TextInput of={draft} name="pattern" label={t('patternOf')} note={t('patternNote')} most={100} />
      )}
      <RadioInput
        of={draft}
        name="missed"
        label={t('missed')}
        options={misses.map(value => ({ value, label: t(value) }))}
      />
      <SwitchInput of={draft} name="enabled" label={t('enabled')} />
    </RecordForm>
  )
}
