import {
  Button,
  type Draft as Form,
  IconButton,
  type List,
  movedTo,
  NumberInput,
  RecordForm,
  Row,
  Segmented,
  SelectInput,
  Stack,
  TextInput,
  useMay,
  useRecordDraft,
  useWords,
  WeekdaysInput,
} from '@guanlan/platform/web'
import { alarmKinds, type Draft, mostEntries, nameLength, type Question, type Rotation } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { useScreenChoices } from './use-screen-choices.ts'

type Of = Form<Draft, Rotation>

/** One rotation: which screens, for how long, when; and what comes forward. */
export function RotationForm({ start, list }: { start: Rotation | Draft; list: List<Rotation, Question> }) {
  const t = useWords(strings)
  const draft = useRecordDraft(api, start, list, strings)
  const disabled = !useMay()('bigScreens.edit')
  return (
    <RecordForm draft={draft} title={draft.stored?.name ?? t('add')} onClose={() => void list.open(null)}>
      <TextInput of={draft} name="name" label={t('name')} most={nameLength} disabled={disabled} />
      <Entries draft={draft} disabled={disabled} />
      <Alarm draft={draft} disabled={disabled} />
    </RecordForm>
  )
}

function Entries({ draft, disabled }: { draft: Of; disabled: boolean }) {
  const t = useWords(strings)
  const choices = useScreenChoices()
  const { form } = draft
  const entries = form.watch('entries')
  const write = (next: Draft['entries']) => form.setValue('entries', next, { shouldDirty: true, shouldTouch: true })
  return (
    <fieldset disabled={disabled}>
      <legend className="label-line">{t('screens')}</legend>
      <Stack gap={12}>
        {entries.map((_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are written in place
          <Stack key={place} gap={4}>
            <Row gap={8} align="end" wrap={4}>
              <SelectInput
                of={draft}
                name={`entries.${place}.screen`}
                label={t('screen', { n: place + 1 })}
                choices={choices}
              />
              <NumberInput of={draft} name={`entries.${place}.seconds`} label={t('secondsOf')} />
              <TextInput of={draft} name={`entries.${place}.from`} label={t('from')} most={5} />
              <TextInput of={draft} name={`entries.${place}.to`} label={t('to')} most={5} />
              {place > 0 && (
                <IconButton
                  icon="up"
                  label={t('up', { n: place + 1 })}
                  onClick={() => write(movedTo(entries, place, place - 1))}
                />
              )}
              {entries.length > 1 && (
                <IconButton
                  icon="trash"
                  label={t('removeScreen', { n: place + 1 })}
                  onClick={() => write(entries.filter((_entry, at) => at !== place))}
                />
              )}
            </Row>
            <WeekdaysInput of={draft} name={`entries.${place}.weekdays`} note={t('days')} />
          </Stack>
        ))}
        {entries.length < mostEntries && (
          <Button
            size="small"
            icon="plus"
            onClick={() =>
              write([...entries, { screen: 'monitorScreen', seconds: 30, weekdays: [], from: '00:00', to: '24:00' }])
            }
          >
            {t('addScreen')}
          </Button>
        )}
      </Stack>
    </fieldset>
  )
}

function Alarm({ draft, disabled }: { draft: Of; disabled: boolean }) {
  const t = useWords(strings)
  const choices = useScreenChoices()
  const { form } = draft
  const alarm = form.watch('alarm')
  const write = (next: Draft['alarm']) => form.setValue('alarm', next, { shouldDirty: true, shouldTouch: true })
  return (
    <fieldset disabled={disabled}>
      <legend className="label-line">{t('alarm')}</legend>
      <Row gap={8} align="end" wrap={4}>
        <Segmented
          label={t('alarm')}
          value={alarm?.of ?? 'none'}
          options={(['none', ...alarmKinds] as const).map(value => ({ value, label: t(`alarm_${value}`) }))}
          onChange={of => write(of === 'none' ? null : { screen: 'CrisisScreen', level: 2, ...alarm, of })}
        />
        {alarm && (
          <>
            <SelectInput
              of={draft as never}
              name={'alarm.level' as never}
              label={t('alarmLevel')}
              choices={([1, 2, 3, 4] as const).map(id => ({ id, name: t(`${alarm.of}_${id}`) })) as never}
            />
            <SelectInput
              of={draft as never}
              name={'alarm.screen' as never}
              label={t('alarmScreen')}
              choices={choices as never}
            />
          </>
        )}
      </Row>
    </fieldset>
  )
}
