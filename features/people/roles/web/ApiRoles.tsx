import {
  Button,
  confirm,
  EmptyState,
  IconButton,
  type List,
  ListFrame,
  Moment,
  Note,
  OpenRecord,
  type RecordColumn,
  RecordForm,
  RecordTable,
  SlotInput,
  TextInput,
  useDraft,
  useList,
  useWords,
} from '@guanlan/platform/web'
import { type ReactNode, useMemo } from 'react'
import {
  type ApiRole,
  ApiRoleDraft,
  ApiRoleQuestion,
  nameLength,
  noteLength,
  type PermissionTree,
} from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { FunctionTree } from './FunctionTree.tsx'

const blank: ApiRoleDraft = { name: '', note: '', granted: [] }
const nothing: ReadonlySet<string> = new Set()

const oneOf = async (id: number): Promise<ApiRole> => {
  const { list } = await api.apiRoles({ body: { pageSize: 200 } })
  return list.find(each => each.id === id) as ApiRole
}

/** Roles of keys of the open interface, over the same tree. */
export function ApiRoles({ tree, views }: { tree: PermissionTree; views: ReactNode }) {
  const t = useWords(strings)
  const list = useList({
    name: 'roles.api',
    question: ApiRoleQuestion,
    load: ({ query }, options) => api.apiRoles({ body: query }, options),
  })
  const columns = useMemo<RecordColumn<ApiRole>[]>(
    () => [
      { id: 'name', title: t('name'), width: 200, pinned: 'start', cell: row => row.name },
      { id: 'functions', title: t('functions'), width: 80, cell: row => row.granted.length },
      { id: 'note', title: t('note'), width: 260, cell: row => row.note },
      { id: 'updated', title: t('updated'), width: 130, cell: row => <Moment at={row.updatedAt} /> },
      { id: 'updatedBy', title: t('updatedBy'), width: 120, cell: row => row.updatedBy },
    ],
    [t],
  )
  return (
    <ListFrame
      title={t('apiRoles')}
      list={list}
      search={t('find')}
      filters={views}
      acts={
        <Button kind="primary" icon="plus" onClick={() => void list.open('new')}>
          {t('addApiRole')}
        </Button>
      }
      detail={
        list.opened && (
          <OpenRecord list={list} blank={blank} load={oneOf}>
            {start => <ApiRoleForm start={start} list={list} tree={tree} />}
          </OpenRecord>
        )
      }
    >
      <Note>{t('apiRolesPlanned')}</Note>
      <RecordTable
        list={list}
        label={t('apiRoles')}
        columns={columns}
        nameOf={row => row.name}
        empty={<EmptyState title={t('noApiRoles')}>{t('apiRolesPlanned')}</EmptyState>}
      />
    </ListFrame>
  )
}

function ApiRoleForm({
  start,
  list,
  tree,
}: {
  start: ApiRole | ApiRoleDraft
  list: List<ApiRole, { like: string }>
  tree: PermissionTree
}) {
  const t = useWords(strings)
  const draft = useDraft<ApiRoleDraft, ApiRole>({
    schema: ApiRoleDraft,
    words: strings,
    start,
    create: body => api.addApiRole.act({ body }),
    update: body => api.updateApiRole.act({ body }),
    load: oneOf,
    onSaved: list.saved,
  })
  const { stored } = draft
  const remove = async ({ id, name }: ApiRole) => {
    const title = t('removeApiRole', { name })
    if (!(await confirm({ title, loss: t('removedForGood'), act: t('remove'), danger: true }))) return
    const removed = await list.act(
      () => api.removeApiRole.act({ params: { id } }),
      () => t('removed'),
    )
    if (removed) list.leave(id)
  }
  return (
    <RecordForm
      draft={draft}
      title={stored?.name ?? t('addApiRole')}
      acts={stored && <IconButton icon="trash" label={t('remove')} onClick={() => void remove(stored)} />}
      onClose={() => void list.open(null)}
    >
      <TextInput of={draft} name="name" label={t('name')} most={nameLength} autoFocus={stored === null} />
      <TextInput of={draft} name="note" label={t('note')} most={noteLength} />
      <SlotInput<ApiRoleDraft, string[]> of={draft} name="granted" label={t('tree')} say={names => names.length}>
        {({ value, onChange }) => (
          <FunctionTree
            tree={tree}
            base={nothing}
            value={{ granted: value, withheld: [] }}
            onChange={({ granted }) => onChange(granted)}
          />
        )}
      </SlotInput>
    </RecordForm>
  )
}
