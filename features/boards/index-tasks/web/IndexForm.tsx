import { monitorSource } from '@guanlan/features/monitors/monitors/web'
import {
  Button,
  DateInput,
  type Draft as Form,
  IconButton,
  type List,
  NumberInput,
  PickerInput,
  RecordForm,
  Row,
  SelectInput,
  TextInput,
  useMay,
  useRecordDraft,
  useSay,
  useWords,
} from '@guanlan/platform/web'
import { type Draft, type IndexTask, indexMeasures, nameLength, type Question } from '../contract.ts'
import { screenStrings as words } from '../strings/screens.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { IndexCourse } from './IndexCourse.tsx'

const [fewest, most] = [2, 8]

/** One index: of what, which measures with which weights, from which day on; beside it its course. */
export function IndexForm({ start, list }: { start: IndexTask | Draft; list: List<IndexTask, Question> }) {
  const t = useWords(words)
  const draft = useRecordDraft(api, start, list, strings)
  const disabled = !useMay()('boards.edit')
  const stored = draft.stored
  return (
    <RecordForm
      draft={draft}
      title={stored?.name ?? t('add')}
      aside={stored && <IndexCourse key={stored.version} task={stored} />}
      onClose={() => void list.open(null)}
    >
      <TextInput of={draft} name="name" label={t('name')} most={nameLength} disabled={disabled} />
      <PickerInput of={draft} name="monitorId" label={t('monitor')} source={monitorSource} disabled={disabled} />
      <TextInput of={draft} name="brand" label={t('brand')} note={t('brandHint')} most={100} disabled={disabled} />
      <MeasuresInput draft={draft} disabled={disabled} />
      <DateInput of={draft} name="baseDay" label={t('baseDay')} disabled={disabled} />
      <NumberInput of={draft} name="smoothing" label={t('smoothing')} disabled={disabled} />
    </RecordForm>
  )
}

function MeasuresInput({ draft, disabled }: { draft: Form<Draft, IndexTask>; disabled: boolean }) {
  const t = useWords(words)
  const say = useSay()
  const { form } = draft
  const measures = form.watch('measures')
  const write = (next: Draft['measures']) => form.setValue('measures', next, { shouldDirty: true, shouldTouch: true })
  const free = indexMeasures.find(measure => !measures.some(each => each.measure === measure))
  const { measures: problem } = form.formState.errors
  const sentence = problem?.message ?? problem?.root?.message
  return (
    <fieldset disabled={disabled}>
      <legend className="label-line">{t('measures')}</legend>
      {measures.map((_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: measures are written in place
        <Row key={place} gap={8} align="end">
          <SelectInput
            of={draft}
            name={`measures.${place}.measure`}
            label={t('measure', { n: place + 1 })}
            choices={indexMeasures.map(id => ({ id, name: say(words[id]) }))}
          />
          <NumberInput of={draft} name={`measures.${place}.weight`} label={t('weight', { n: place + 1 })} />
          {measures.length > fewest && (
            <IconButton
              icon="trash"
              label={t('removeMeasure', { n: place + 1 })}
              onClick={() => write(measures.filter((_, at) => at !== place))}
            />
          )}
        </Row>
      ))}
      {sentence && <p className="problem">{sentence}</p>}
      {free && measures.length < most && (
        <Button size="small" icon="plus" onClick={() => write([...measures, { measure: free, weight: 1 }])}>
          {t('addMeasure')}
        </Button>
      )}
    </fieldset>
  )
}
