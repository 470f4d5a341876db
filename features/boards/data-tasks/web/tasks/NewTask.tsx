import { mediaTypes } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { emptyView, FilterBar } from '@guanlan/features/desk/article-list/web'
import { MonitorsInput } from '@guanlan/features/monitors/monitors/web'
import {
  AreaInput,
  ChecksInput,
  type List,
  PickerInput,
  RangeInput,
  RecordForm,
  SlotInput,
  TextInput,
  useDraft,
  useWords,
} from '@guanlan/platform/web'
import { type DataTask, longestRule, nameLength, type TaskQuestion } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { taskApi } from '../api.ts'
import { projectSource, sourceSource } from './pickers.ts'
import { draftOf, TaskValues, valuesOf } from './task-values.ts'

/** A task as it is sent: which articles, of which time. */
export function NewTask({ start, list }: { start: TaskValues; list: List<DataTask, TaskQuestion> }) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const send = (written: TaskValues) => taskApi.create.act({ body: draftOf(written) })
  const draft = useDraft<TaskValues, DataTask>({
    schema: TaskValues,
    words: strings,
    start,
    draftOf: valuesOf,
    create: send,
    // What was sent is not written over: the form is gone by then.
    update: send,
    load: id => taskApi.get({ params: { id } }),
    // It is looked at by its row from then on.
    onSaved: task => {
      list.saved(task)
      list.leave(task.id)
    },
  })
  return (
    <RecordForm draft={draft} title={t('addTask')} saveAs={t('sendTask')} onClose={() => void list.open(null)}>
      <TextInput of={draft} name="name" label={t('name')} most={nameLength} />
      <MonitorsInput of={draft} name="monitors" label={t('monitors')} />
      <AreaInput of={draft} name="rule" label={t('rule')} note={t('ruleHint')} most={longestRule} />
      <PickerInput of={draft} name="sourceId" label={t('source')} note={t('sourceHint')} source={sourceSource} />
      <RangeInput
        of={draft}
        name="period"
        label={t('time')}
        note={t('timeHint')}
        presets={['last7Days', 'last30Days', 'thisMonth']}
      />
      <ChecksInput
        of={draft}
        name="mediaTypes"
        label={t('mediaType')}
        note={t('anyMediaType')}
        options={mediaTypes.map(type => [type, a(type)] as const)}
      />
      <SlotInput<TaskValues, TaskValues['filters']> of={draft} name="filters" label={t('furtherFilters')}>
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
      <PickerInput of={draft} name="projectId" label={t('project')} source={projectSource} />
    </RecordForm>
  )
}
