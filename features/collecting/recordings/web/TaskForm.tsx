import {
  choicesOf,
  connect,
  type List,
  MomentInput,
  NumberInput,
  RadioInput,
  RecordForm,
  SwitchInput,
  Tag,
  TextInput,
  useDraft,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { z } from 'zod'
import {
  type Draft,
  mostKeepDays,
  type Question,
  type RecordingTask,
  recordings,
  repetitions,
  stationLength,
  urlLength,
} from '../contract.ts'
import { strings } from '../strings.ts'
import { Recordings } from './Recordings.tsx'
import { flagWords } from './words.ts'

const api = connect(recordings)

/** As it is written: times and days may be missing still. Lengths and order are refused by the server, at their fields. */
const Written = z.object({
  station: z.string().trim().min(1, 'recordings.stationLength').max(stationLength, 'recordings.stationLength'),
  url: z.url({ protocol: /^https?$/, error: 'recordings.urlFaulty' }).max(urlLength, 'recordings.urlFaulty'),
  startTime: z.string('recordings.timeRequired'),
  endTime: z.string('recordings.timeRequired'),
  repeats: z.enum(repetitions),
  keepDays: z
    .int('recordings.keepDaysRange')
    .min(1, 'recordings.keepDaysRange')
    .max(mostKeepDays, 'recordings.keepDaysRange'),
  collects: z.boolean(),
})
type Written = Omit<Draft, 'startTime' | 'endTime' | 'keepDays'> & {
  startTime: string | null
  endTime: string | null
  keepDays: number | null
}
export const blank: Written = {
  station: '',
  url: '',
  startTime: null,
  endTime: null,
  repeats: 'once',
  keepDays: 30,
  collects: true,
}
const draftOf = ({ station, url, startTime, endTime, repeats, keepDays, collects }: Written): Draft => ({
  station,
  url,
  startTime: startTime ?? '',
  endTime: endTime ?? '',
  repeats,
  keepDays: keepDays ?? 0,
  collects,
})

export function TaskForm({ start, list }: { start: RecordingTask | Written; list: List<RecordingTask, Question> }) {
  const t = useWords(strings)
  const disabled = !useMay()('recordings.edit')
  const draft = useDraft<Written, RecordingTask>({
    schema: Written,
    words: strings,
    start,
    create: written => api.create.act({ body: draftOf(written) }),
    update: ({ id, version, ...written }) => api.update.act({ body: { ...draftOf(written), id, version } }),
    load: id => api.get({ params: { id } }),
    onSaved: list.saved,
  })
  const { stored } = draft
  return (
    <RecordForm
      draft={draft}
      title={stored?.station ?? t('add')}
      marks={stored && <Tag accent={stored.collectionFlag === 'c_1'}>{t(flagWords[stored.collectionFlag])}</Tag>}
      onClose={() => void list.open(null)}
    >
      {stored && <Recordings taskId={stored.id} isOn={stored.collectionFlag === 'c_1'} />}
      <TextInput of={draft} name="station" label={t('station')} most={stationLength} disabled={disabled} />
      <TextInput of={draft} name="url" label={t('url')} note={t('urlHelp')} most={urlLength} disabled={disabled} />
      <MomentInput of={draft} name="startTime" label={t('startTime')} disabled={disabled} />
      <MomentInput of={draft} name="endTime" label={t('endTime')} disabled={disabled} />
      <RadioInput
        of={draft}
        name="repeats"
        label={t('repeats')}
        disabled={disabled}
        options={choicesOf(repetitions, t)}
      />
      <NumberInput of={draft} name="keepDays" label={t('keepDays')} unit={t('days')} disabled={disabled} />
      <SwitchInput of={draft} name="collects" label={t('collects')} disabled={disabled} />
    </RecordForm>
  )
}
