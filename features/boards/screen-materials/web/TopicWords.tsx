import { monitorSource, RuleBox, useMonitors } from '@guanlan/features/monitors/monitors/web'
import {
  connect,
  type FieldProps,
  type List,
  PickerInput,
  type RecordColumn,
  RecordForm,
  TextInput,
  useField,
  useList,
  useMay,
  useRecordDraft,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import { nameLength, Question, type TopicWord, type TopicWordDraft, topicWordColumns, topicWords } from '../contract.ts'
import { strings } from '../strings.ts'
import { MaterialList } from './MaterialList.tsx'

const api = connect(topicWords)
const blank: TopicWordDraft = { name: '', monitorId: null, rule: '' }

export default function TopicWords() {
  const t = useWords(strings)
  const list = useList({ name: 'screenTopicWords', question: Question, load: api.list })
  const columns = useMemo<RecordColumn<TopicWord>[]>(
    () => [
      {
        id: 'rule',
        title: t('rule'),
        width: 320,
        cell: row => row.rule || (row.monitorId && <MonitorName id={row.monitorId} />),
      },
    ],
    [t],
  )
  return (
    <MaterialList
      title={t('topicWords')}
      list={list}
      api={api}
      blank={blank}
      columns={columns}
      exported={topicWordColumns}
      imported={topicWordColumns}
      form={start => <Form start={start} list={list} />}
    />
  )
}

function Form({ start, list }: { start: TopicWord | TopicWordDraft; list: List<TopicWord, Question> }) {
  const t = useWords(strings)
  const draft = useRecordDraft(api, start, list, strings)
  const disabled = !useMay()('bigScreens.edit')
  return (
    <RecordForm draft={draft} title={draft.stored?.name ?? t('add')} onClose={() => void list.open(null)}>
      <TextInput of={draft} name="name" label={t('name')} most={nameLength} disabled={disabled} />
      <PickerInput of={draft} name="monitorId" label={t('monitor')} source={monitorSource} disabled={disabled} />
      <RuleInput of={draft} name="rule" label={t('rule')} onRun={() => void draft.save()} />
    </RecordForm>
  )
}

/** With the colours, problems and offers of the editor of monitors. */
function RuleInput({ onRun, ...props }: FieldProps<TopicWordDraft, string> & { onRun: () => void }) {
  const { value, problem, onChange } = useField(props)
  return (
    <div className="labelled">
      <span className="label-line">{props.label}</span>
      <RuleBox text={value} problem={problem} onChange={onChange} onRun={onRun} />
    </div>
  )
}

function MonitorName({ id }: { id: number }) {
  const { data = [] } = useMonitors()
  return data.find(monitor => monitor.id === id)?.name ?? `#${id}`
}
