import {
  ExportButton,
  exact,
  inBody,
  Moment,
  Note,
  type RecordColumn,
  RecordScreen,
  Tag,
  useList,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type Draft, exported, exportedWithWays, imported, type Journalist, Question } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { BookFilters } from './BookFilters.tsx'
import { JournalistForm } from './JournalistForm.tsx'

/** Everybody who was written down: by name, where, about what, and when somebody spoke with them last. */
export function Book({ switcher }: { switcher: ReactNode }) {
  const t = useWords(strings)
  const may = useMay()
  const list = useList({
    name: 'journalists',
    question: Question,
    load: inBody(api.list),
    openWith: ['name', 'entry', 'medium'],
  })
  const { get, remove, importFile, importCheck, importRows } = api
  return (
    <RecordScreen
      title={t('title')}
      list={list}
      api={{ get, remove, export: api.export, importFile, importCheck, importRows }}
      edit="mediaLibrary.edit"
      search={t('find')}
      columns={useColumns()}
      add={t('add')}
      blank={useBlank()}
      form={start => <JournalistForm start={start} list={list} />}
      empty={t('empty')}
      emptyText={t('emptyText')}
      emptyAdds
      removed={count => t('removed', { count: exact(count) })}
      exported={exported}
      imported={imported}
      filters={<BookFilters question={list.question} change={list.change} />}
      acts={
        may('mediaLibrary.contacts') && (
          <ExportButton list={list} columns={exportedWithWays} start={api.exportContacts} label={t('exportWays')} />
        )
      }
      above={switcher}
      note={<Erased updated={list.records.rows} />}
    />
  )
}

/** How many people were erased so far: a line without names. */
function Erased({ updated }: { updated: readonly Journalist[] }) {
  const t = useWords(strings)
  const { data } = useQuery({
    queryKey: ['journalists', 'erased', updated],
    queryFn: ({ signal }) => api.list({ body: { pageSize: 1 } }, { signal }),
    placeholderData: before => before,
  })
  if (!data?.erased) return null
  return <Note>{t('erasedCount', { count: exact(data.erased) })}</Note>
}

/** Of a signature that was chosen, its name and medium stand in the address. */
function useBlank(): Draft {
  const [search] = useSearchParams()
  const [name, entry, medium] = ['name', 'entry', 'medium'].map(field => search.get(field) ?? '')
  return useMemo(() => {
    const post = { entry: entry || null, medium: medium ?? '', beat: '', from: null, to: null }
    return {
      ...{ name: name ?? '', role: '', languages: [], region: null, tags: [], notes: '', doNotCall: false },
      entries: entry || medium ? [post] : [],
    }
  }, [name, entry, medium])
}

function useColumns(): RecordColumn<Journalist>[] {
  const t = useWords(strings)
  return useMemo(
    () => [
      {
        id: 'name',
        title: t('name'),
        width: 140,
        sort: 'name',
        pinned: 'start',
        cell: row => (
          <>
            {row.name} {row.doNotCall && <Tag>{t('doNotCall')}</Tag>}
          </>
        ),
      },
      { id: 'media', title: t('entries'), width: 220, cell: row => mediaText(row) },
      { id: 'role', title: t('role'), width: 110, cell: row => row.role },
      { id: 'tags', title: t('tags'), width: 140, cell: row => row.tags.join('、') },
      { id: 'ways', title: t('ways'), width: 90, align: 'end', cell: row => row.ways > 0 && exact(row.ways) },
      {
        id: 'lastTalk',
        title: t('lastTalkAt'),
        width: 130,
        cell: row => (row.lastTalkAt ? <Moment at={row.lastTalkAt} /> : t('notYet')),
      },
      { id: 'lastTalkBy', title: t('lastTalkBy'), width: 100, cell: row => row.lastTalkBy },
      { id: 'languages', title: t('languages'), width: 110, rare: true, cell: row => row.languages.join('、') },
      { id: 'updatedBy', title: t('updatedBy'), width: 110, rare: true, cell: row => row.updatedBy },
      {
        id: 'updated',
        title: t('updated'),
        width: 130,
        sort: 'updatedAt',
        rare: true,
        cell: row => <Moment at={row.updatedAt} />,
      },
    ],
    [t],
  )
}

/** Where they write now; where they wrote, if they write nowhere. */
export function mediaText({ entries }: Journalist): string {
  const now = entries.filter(({ to }) => to === null)
  return (now.length > 0 ? now : entries).map(({ name, beat }) => (beat ? `${name}（${beat}）` : name)).join('、')
}
