import {
  connect,
  type List,
  type RecordColumn,
  RecordForm,
  SwitchInput,
  Tag,
  TagsInput,
  TextInput,
  useList,
  useMay,
  useRecordDraft,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import {
  type CompetitorDraft,
  competitorColumns,
  nameLength,
  Question,
  type ScreenCompetitor,
  screenCompetitors,
} from '../contract.ts'
import { strings } from '../strings.ts'
import { BrandInput } from './BrandInput.tsx'
import { MaterialList } from './MaterialList.tsx'

const api = connect(screenCompetitors)
const blank: CompetitorDraft = { name: '', own: false, brand: '', words: [] }

export default function Competitors() {
  const t = useWords(strings)
  const list = useList({ name: 'screenCompetitors', question: Question, load: api.list })
  const columns = useMemo<RecordColumn<ScreenCompetitor>[]>(
    () => [
      {
        id: 'side',
        title: t('side'),
        width: 90,
        cell: row => <Tag accent={row.own}>{t(row.own ? 'own' : 'rival')}</Tag>,
      },
      { id: 'brand', title: t('brand'), width: 180, cell: row => row.brand },
      { id: 'words', title: t('words'), width: 260, cell: row => row.words.join('、') },
    ],
    [t],
  )
  return (
    <MaterialList
      title={t('competitors')}
      list={list}
      api={api}
      blank={blank}
      columns={columns}
      exported={competitorColumns}
      imported={competitorColumns}
      form={start => <Form start={start} list={list} />}
    />
  )
}

function Form({ start, list }: { start: ScreenCompetitor | CompetitorDraft; list: List<ScreenCompetitor, Question> }) {
  const t = useWords(strings)
  const draft = useRecordDraft(api, start, list, strings)
  const disabled = !useMay()('bigScreens.edit')
  return (
    <RecordForm draft={draft} title={draft.stored?.name ?? t('add')} onClose={() => void list.open(null)}>
      <TextInput of={draft} name="name" label={t('name')} most={nameLength} disabled={disabled} />
      <SwitchInput of={draft} name="own" label={t('own')} disabled={disabled} />
      <BrandInput draft={draft} disabled={disabled} />
      <TagsInput of={draft} name="words" label={t('words')} disabled={disabled} />
    </RecordForm>
  )
}
