/** Contacts as a feature would write them: the list, and the one that is open beside it with every kind of field. */
import { useMemo } from 'react'
import {
  AreaInput,
  CascadeInput,
  ColourInput,
  connect,
  DateInput,
  HoursInput,
  type List,
  Moment,
  NumberInput,
  PickerInput,
  PickManyInput,
  RadioInput,
  RangeInput,
  type RecordColumn,
  RecordForm,
  RecordScreen,
  SelectInput,
  SwitchInput,
  Tag,
  TagsInput,
  TextInput,
  TransferInput,
  TreeInput,
  UploadInput,
  useList,
  useRecordDraft,
  useWords,
} from '../index.ts'
import { channels, members, regions, sections } from './choices.ts'
import { type Contact, type ContactDraft, ContactQuestion, contacts, contactStrings as strings } from './contacts.ts'
import { blankContact } from './contacts-server.ts'

const api = connect(contacts)

export function Contacts({ isWhole = false }: { isWhole?: boolean }) {
  const t = useWords(strings)
  const list = useList({ name: 'contacts', question: ContactQuestion, load: api.list })
  const columns = useMemo<RecordColumn<Contact>[]>(
    () => [
      { id: 'name', title: t('name'), width: 160, sort: 'name', pinned: 'start', cell: row => row.name },
      { id: 'mail', title: t('mail'), width: 220, sort: 'mail', cell: row => row.mail },
      { id: 'calls', title: t('calls'), width: 96, align: 'end', cell: row => row.calls },
      { id: 'tags', title: t('tags'), width: 160, cell: row => row.tags.map(tag => <Tag key={tag}>{tag}</Tag>) },
      { id: 'region', title: t('region'), width: 120, rare: true, cell: row => row.region },
      { id: 'updated', title: t('updated'), width: 140, sort: 'updatedAt', cell: row => <Moment at={row.updatedAt} /> },
    ],
    [t],
  )
  return (
    <RecordScreen
      title={t('contacts')}
      list={list}
      api={api}
      search={t('find')}
      columns={columns}
      add={t('add')}
      blank={blankContact}
      form={start => <ContactForm start={start} list={list} isWhole={isWhole} />}
      empty={t('none')}
      removed={count => t('removed', { count: count.toLocaleString('en') })}
    />
  )
}

function ContactForm({
  start,
  list,
  isWhole,
}: {
  start: Contact | ContactDraft
  list: List<Contact, ContactQuestion>
  isWhole: boolean
}) {
  const t = useWords(strings)
  const draft = useRecordDraft(api, start, list, strings)
  return (
    <RecordForm draft={draft} title={draft.stored?.name ?? t('add')} onClose={() => void list.open(null)}>
      <TextInput of={draft} name="name" label={t('name')} most={50} autoFocus={draft.stored === null} />
      <TextInput of={draft} name="mail" label={t('mail')} type="email" />
      <NumberInput of={draft} name="calls" label={t('calls')} unit="次" />
      <SwitchInput of={draft} name="active" label={t('active')} />
      <TagsInput of={draft} name="tags" label={t('tags')} />
      {isWhole && (
        <>
          <AreaInput of={draft} name="note" label={t('note')} most={500} />
          <RadioInput
            of={draft}
            name="importance"
            label={t('importance')}
            options={[
              { value: 'high', label: t('high') },
              { value: 'normal', label: t('normal') },
            ]}
          />
          <SelectInput of={draft} name="channel" label={t('channel')} choices={channels} />
          <PickerInput of={draft} name="memberId" label={t('member')} source={members} />
          <PickManyInput of={draft} name="watchers" label={t('watchers')} source={members} />
          <TreeInput of={draft} name="region" label={t('region')} tree={regions} />
          <CascadeInput of={draft} name="area" label={t('area')} tree={regions} levels={['省', '市', '区']} />
          <DateInput of={draft} name="since" label={t('since')} />
          <RangeInput of={draft} name="period" label={t('when')} />
          <HoursInput of={draft} name="hours" label={t('hours')} />
          <ColourInput of={draft} name="colour" label={t('colour')} offered={['#1F6FEB', '#C23B22', '#2F7D4F']} />
          <TransferInput of={draft} name="order" label={t('order')} choices={sections} />
          <UploadInput
            of={draft}
            name="files"
            label={t('files')}
            accept=".csv,.xlsx"
            mostBytes={5_000_000}
            most={3}
            upload={async file => ({ id: file.size, name: file.name, size: file.size })}
          />
        </>
      )}
    </RecordForm>
  )
}
