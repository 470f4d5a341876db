import { emptyView, FilterBar } from '@guanlan/features/desk/article-list/web'
import { MonitorsInput } from '@guanlan/features/monitors/monitors/web'
import { strings as reportStrings } from '@guanlan/features/reports/reports/strings'
import { useTemplateChoices } from '@guanlan/features/reports/reports/web'
import { documentKinds } from '@guanlan/platform/contract'
import {
  Button,
  ChecksInput,
  choicesOf,
  type List,
  linkTo,
  NextMoments,
  RadioInput,
  RecordForm,
  SelectInput,
  SlotInput,
  SwitchInput,
  TextInput,
  toast,
  useDraft,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useNavigate } from 'react-router'
import { nameLength, referencePeriods, type Timer, TimerDraft, type TimerQuestion } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { ReceiverInputs } from '../ReceiverInputs.tsx'
import { ScheduleInputs } from './ScheduleInputs.tsx'

/** One timer: which report, when, in which files, for whom. */
export function TimerForm({ start, list }: { start: Timer | TimerDraft; list: List<Timer, TimerQuestion> }) {
  const t = useWords(strings)
  const may = useMay()
  const navigate = useNavigate()
  const templates = useTemplateChoices()
  const draft = useDraft<TimerDraft, Timer>({
    schema: TimerDraft,
    words: { ...reportStrings, ...strings },
    start,
    create: body => api.create.act({ body }),
    update: body => api.update.act({ body }),
    load: id => api.get({ params: { id } }),
    onSaved: list.saved,
  })
  const written = draft.form.watch()
  const { stored } = draft
  const run = async (id: number, name: string, test: boolean) => {
    try {
      await api.run({ body: { id, test } })
      toast({ text: test ? t('testBegun') : t('begun', { name }) })
    } catch (error) {
      toast({ text: (error as Error).message, tone: 'warning' })
    }
    await list.records.changed()
  }
  const acts = stored && (
    <>
      <Button onClick={() => void navigate(linkTo('/reportSystem', null, { part: 'runs', timer: stored.id }))}>
        {t('runs')}
      </Button>
      {may('timedReports.send') && (
        <>
          <Button onClick={() => void run(stored.id, stored.name, false)}>{t('runNow')}</Button>
          <Button onClick={() => void run(stored.id, stored.name, true)}>{t('test')}</Button>
        </>
      )}
    </>
  )
  return (
    <RecordForm draft={draft} title={stored?.name ?? t('add')} acts={acts} onClose={() => void list.open(null)}>
      <TextInput of={draft} name="name" label={t('name')} most={nameLength} autoFocus={stored === null} />
      <SelectInput<TimerDraft, number | string>
        of={draft as never}
        name="templateId"
        label={t('template')}
        choices={templates}
      />
      <MonitorsInput<TimerDraft> of={draft} name="monitors" label={t('monitors')} />
      <ChecksInput
        of={draft}
        name="sentiments"
        label={t('sentiment')}
        options={[
          ['1', t('positive')],
          ['0', t('neutral')],
          ['-1', t('negative')],
        ]}
      />
      <SlotInput<TimerDraft, TimerDraft['filters']> of={draft} name="filters" label={t('filters')}>
        {({ value, onChange, ref }) => (
          <div ref={ref} tabIndex={-1}>
            <FilterBar
              view={{ ...emptyView, filters: value }}
              isCounted={false}
              change={({ filters }) => filters && onChange([...filters])}
            />
          </div>
        )}
      </SlotInput>
      <RadioInput
        of={draft}
        name="referencePeriod"
        label={t('referencePeriod')}
        note={t('referenceNote')}
        options={choicesOf(referencePeriods, t)}
      />
      <ScheduleInputs of={draft} written={written} />
      <NextMoments next={api.next} written={written} />
      <ChecksInput
        of={draft}
        name="formats"
        label={t('formats')}
        options={documentKinds.map(kind => [kind, t(kind)] as const)}
      />
      <ReceiverInputs<TimerDraft> of={draft} />
      <SwitchInput of={draft} name="reviewFirst" label={t('reviewFirst')} note={t('reviewNote')} />
      <SwitchInput of={draft} name="paused" label={t('paused')} />
    </RecordForm>
  )
}
