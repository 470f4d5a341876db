import {
  EmptyState,
  ErrorOf,
  ExportButton,
  ListFrame,
  Menu,
  Moment,
  OpenRecord,
  type RecordColumn,
  RecordTable,
  SkeletonRows,
  Tag,
  useList,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type Base, bases, type Draft, exported, Question, type Role } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { RoleForm } from './RoleForm.tsx'

const blank = (basedOn: Base): Draft => ({
  name: '',
  note: '',
  basedOn,
  granted: [],
  withheld: [],
  folderIds: [],
  memberIds: [],
})
const baseOf = (written: string | null): Base => bases.find(each => each === written) ?? 'member'

/** @param organisation that an operator manages; null: the reader's own */
export function RoleList({ organisation, choice }: { organisation: number | null; choice?: ReactNode }) {
  const t = useWords(strings)
  const isOperator = organisation !== null
  const mayEdit = useMay()('roles.edit') || isOperator
  const [search] = useSearchParams()
  const requested = useMemo(() => (organisation === null ? {} : { organisation }), [organisation])
  const tree = useQuery({
    queryKey: ['roles', 'tree', organisation],
    queryFn: ({ signal }) => api.tree(undefined, { signal, ...requested }),
  })
  const list = useList({
    name: organisation === null ? 'roles' : `roles.of.${organisation}`,
    question: Question,
    load: ({ query }, options) => api.search({ body: query }, { ...options, ...requested }),
    openWith: ['base'],
  })
  const columns = useMemo<RecordColumn<Role>[]>(
    () => [
      { id: 'name', title: t('name'), width: 160, sort: 'name', pinned: 'start', cell: row => row.name },
      { id: 'basedOn', title: t('basedOn'), width: 110, cell: row => <Tag>{t(`base_${row.basedOn}`)}</Tag> },
      {
        id: 'change',
        title: t('change'),
        width: 170,
        cell: row => t('difference', { granted: row.granted.length, withheld: row.withheld.length }),
      },
      { id: 'functions', title: t('functions'), width: 80, cell: row => row.functions },
      {
        id: 'folders',
        title: t('folders'),
        width: 180,
        cell: ({ folderIds, folders }) => (folderIds.length === 0 ? t('allMonitors') : folders.join('、')),
      },
      {
        id: 'holders',
        title: t('holders'),
        width: 240,
        cell: ({ memberIds, holders }) =>
          memberIds.length === 0 ? (
            <span className="dim">{t('people', { count: 0 })}</span>
          ) : (
            `${t('people', { count: memberIds.length })} · ${holders.join('、')}`
          ),
      },
      { id: 'note', title: t('note'), width: 200, cell: row => row.note },
      { id: 'updated', title: t('updated'), width: 130, sort: 'updatedAt', cell: row => <Moment at={row.updatedAt} /> },
      { id: 'updatedBy', title: t('updatedBy'), width: 110, cell: row => row.updatedBy },
    ],
    [t],
  )
  const start = blank(baseOf(search.get('base')))
  return (
    <ListFrame
      title={t('title')}
      list={list}
      search={t('find')}
      filters={choice}
      exports={!isOperator && <ExportButton list={list} columns={exported} start={api.export} />}
      acts={
        mayEdit && (
          <Menu
            label={t('add')}
            face={t('add')}
            className="button primary"
            side="right"
            items={bases.map(base => ({
              key: base,
              label: t('copyOf', { name: t(`base_${base}`) }),
              run: () => void list.open('new', { base }),
            }))}
          />
        )
      }
      detail={
        list.opened && (
          <OpenRecord
            list={list}
            blank={start}
            load={(id, options) => api.get({ params: { id } }, { ...options, ...requested })}
          >
            {from =>
              tree.data ? (
                <RoleForm start={from} list={list} tree={tree.data} asked={requested} isOperator={isOperator} />
              ) : tree.error ? (
                <ErrorOf error={tree.error} onRetry={() => void tree.refetch()} />
              ) : (
                <SkeletonRows />
              )
            }
          </OpenRecord>
        )
      }
    >
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
