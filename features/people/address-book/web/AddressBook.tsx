import { MailNote } from '@guanlan/features/workspace/notifications/web'
import {
  Button,
  EmptyState,
  ExportButton,
  ImportPanel,
  ListFrame,
  Menu,
  Moment,
  OpenRecord,
  type RecordColumn,
  RecordTable,
  Tag,
  toast,
  useList,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type AddressEntry, Draft, exported, forGood, imported, mostInvited, Question } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { PersonForm } from './PersonForm.tsx'
import { ViewSwitch } from './ViewSwitch.tsx'

const blank: Draft = {
  name: '',
  email: '',
  mobile: '',
  weChat: '',
  locale: 'zh',
  timeZone: '',
  quietFrom: '',
  quietUntil: '',
  groups: [],
  pausedUntil: null,
}

/** People who receive messages. */
export default function AddressBook() {
  const t = useWords(strings)
  const may = useMay()
  const [isImporting, setImporting] = useState(false)
  const list = useList({ name: 'addressBook', question: Question, load: api.list })
  const groups = useQuery({
    queryKey: ['addressBook', 'groups'],
    queryFn: ({ signal }) => api.groups(undefined, { signal }),
  })
  const columns = useMemo<RecordColumn<AddressEntry>[]>(
    () => [
      { id: 'name', title: t('name'), width: 160, sort: 'name', pinned: 'start', cell: row => row.name },
      { id: 'email', title: t('email'), width: 220, cell: row => row.email },
      {
        id: 'confirmation',
        title: t('confirmation'),
        width: 130,
        cell: row => <Tag>{t(`confirmation_${row.confirmation}`)}</Tag>,
      },
      { id: 'mobile', title: t('mobile'), width: 140, cell: row => row.mobile },
      { id: 'weChat', title: t('weChat'), width: 120, cell: row => row.weChat },
      { id: 'groups', title: t('groups'), width: 180, cell: row => row.groups.join('、') },
      { id: 'paused', title: t('pausedUntil'), width: 140, cell: row => <Paused until={row.pausedUntil} /> },
      { id: 'updated', title: t('updated'), width: 130, sort: 'updatedAt', cell: row => <Moment at={row.updatedAt} /> },
    ],
    [t],
  )
  const remove = () =>
    list.bulk(
      chosen => api.removeChosen.act({ body: chosen }),
      ({ changed }) => t('removed', { count: changed }),
    )
  const ask = async (ids: readonly number[]) => {
    const { changed } = await api.ask({ body: { ids: ids.slice(0, mostInvited) } })
    toast({ text: changed > 0 ? t('asked', { count: changed }) : t('askedNone') })
    await list.records.changed()
  }
  const addMembers = async () => {
    const { data } = await api.fromMembers.act()
    toast({ text: t('addedMembers', { count: data.changed }) })
    await list.records.changed()
  }
  const open = list.records.rows.filter(({ confirmation }) => confirmation === 'unasked').map(({ id }) => id)
  if (isImporting)
    return (
      <ImportPanel title={t('title')} columns={imported} draft={Draft} api={api} onClose={() => setImporting(false)} />
    )
  const { group } = list.question
  return (
    <ListFrame
      title={t('title')}
      list={list}
      search={t('find')}
      filters={
        <>
          <ViewSwitch now="people" />
          <Menu
            label={group || t('allGroups')}
            face={group || t('allGroups')}
            className="button"
            items={[{ name: '', count: 0 }, ...(groups.data ?? [])].map(({ name, count }) => ({
              key: name || 'all',
              label: name ? `${name} (${count})` : t('allGroups'),
              chosen: name === group,
              run: () => list.change({ group: name }),
            }))}
          />
        </>
      }
      exports={<ExportButton list={list} columns={exported} start={api.export} />}
      acts={
        may('addressBook.edit') && (
          <>
            <Menu
              label={t('more')}
              face={t('more')}
              className="button"
              side="right"
              items={[
                ...(open.length > 0 ? [{ key: 'ask', label: t('ask'), run: () => void ask(open) }] : []),
                { key: 'members', label: t('fromMembers'), run: () => void addMembers() },
                { key: 'import', label: t('import'), run: () => setImporting(true) },
              ]}
            />
            <Button kind="primary" icon="plus" onClick={() => void list.open('new')}>
              {t('add')}
            </Button>
          </>
        )
      }
      bulk={
        may('addressBook.edit') && (
          <Button size="small" icon="trash" onClick={() => void remove()}>
            {t('remove')}
          </Button>
        )
      }
      detail={
        list.opened && (
          <OpenRecord list={list} blank={blank} load={(id, options) => api.get({ params: { id } }, options)}>
            {start => <PersonForm start={start} list={list} onAsk={ask} />}
          </OpenRecord>
        )
      }
    >
      <MailNote />
      <RecordTable
        list={list}
        label={t('title')}
        columns={columns}
        nameOf={row => row.name}
        empty={<EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
      />
    </ListFrame>
  )
}

/** A pause that is over is none. */
function Paused({ until }: { until: string | null }) {
  const t = useWords(strings)
  if (until === forGood) return t('stopped')
  return until !== null && Date.parse(until) > Date.now() ? <Moment at={until} /> : null
}
