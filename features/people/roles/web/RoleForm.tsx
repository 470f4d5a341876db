import {
  type Acted,
  type CallOptions,
  type ChoiceSource,
  confirm,
  IconButton,
  type List,
  PickManyInput,
  RecordForm,
  SelectInput,
  SlotInput,
  TextInput,
  useDraft,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import {
  bases,
  Draft,
  type Folder,
  nameLength,
  noteLength,
  type PermissionTree,
  type Question,
  type Role,
} from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { FunctionTree } from './FunctionTree.tsx'
import { SeenBy } from './SeenBy.tsx'

const membersOf = (requested: Pick<CallOptions, 'organisation'>): ChoiceSource => ({
  name: `roles.members.${requested.organisation ?? ''}`,
  find: (like, options) =>
    api
      .members({ query: { like } }, { ...options, ...requested })
      .then(people => people.filter(({ role }) => role !== 'orgAdmin')),
  byIds: (ids, options) => api.members({ query: { ids: ids.slice(0, 100).join(',') } }, { ...options, ...requested }),
})

const foldersOf = (requested: Pick<CallOptions, 'organisation'>): ChoiceSource => {
  const named = (list: readonly Folder[]) =>
    list.map(({ id, name, path }) => ({ id, name, ...(path && { note: path }) }))
  return {
    name: `roles.folders.${requested.organisation ?? ''}`,
    find: async (like, options) => named(await api.folders({ query: { like } }, { ...options, ...requested })),
    byIds: async (ids, options) =>
      named(await api.folders({ query: { ids: ids.slice(0, 100).join(',') } }, { ...options, ...requested })),
  }
}

/** One role: its difference from a built-in one, who has it, and what each of them sees by it. */
export function RoleForm({
  start,
  list,
  tree,
  asked: requested,
  isOperator,
}: {
  start: Role | Draft
  list: List<Role, Question>
  tree: PermissionTree
  /** The organisation that an operator manages. */
  asked: Pick<CallOptions, 'organisation'>
  isOperator: boolean
}) {
  const t = useWords(strings)
  const mayEdit = useMay()('roles.edit') || isOperator
  const members = useMemo(() => membersOf(requested), [requested])
  const folders = useMemo(() => foldersOf(requested), [requested])
  // What an operator did in an organisation is taken back by its own people.
  const done = <T,>(acted: Acted<T>): Acted<T> => (isOperator ? { ...acted, operation: null } : acted)
  const draft = useDraft<Draft, Role>({
    schema: Draft,
    words: strings,
    start,
    create: body => api.add.act({ body }, requested).then(done),
    update: body => api.update.act({ body }, requested).then(done),
    load: id => api.get({ params: { id } }, requested),
    onSaved: list.saved,
  })
  const { stored, form } = draft
  const written = form.watch()
  const base = new Set<string>(written.basedOn === 'nothing' ? [] : tree.builtIn[written.basedOn])
  const remove = async ({ id, name }: Role) => {
    const question = { title: t('removeRole', { name }), loss: t('removedForGood'), act: t('remove'), danger: true }
    if (isOperator && !(await confirm(question))) return
    const removed = await list.act(
      () => api.remove.act({ params: { id } }, requested).then(done),
      () => t('removed'),
    )
    if (removed) list.leave(id)
  }
  return (
    <RecordForm
      draft={draft}
      title={stored?.name ?? t('add')}
      acts={stored && mayEdit && <IconButton icon="trash" label={t('remove')} onClick={() => void remove(stored)} />}
      onClose={() => void list.open(null)}
    >
      <TextInput
        of={draft}
        name="name"
        label={t('name')}
        most={nameLength}
        autoFocus={stored === null}
        disabled={!mayEdit}
      />
      <TextInput of={draft} name="note" label={t('note')} most={noteLength} note={t('noteHint')} disabled={!mayEdit} />
      <SelectInput
        of={draft}
        name="basedOn"
        label={t('basedOn')}
        note={t('basedOnHint')}
        disabled={!mayEdit}
        choices={bases.map(id => ({ id, name: t(`base_${id}`) }))}
      />
      <PickManyInput
        of={draft}
        name="folderIds"
        label={t('folders')}
        note={t('foldersHint')}
        source={folders}
        disabled={!mayEdit}
      />
      <PickManyInput
        of={draft}
        name="memberIds"
        label={t('holders')}
        note={t('holdersHint')}
        source={members}
        disabled={!mayEdit}
      />
      <SlotInput<Draft, string[]>
        of={draft}
        name="granted"
        label={t('tree')}
        say={names => t('difference', { granted: names.length, withheld: written.withheld.length })}
      >
        {({ value, onChange }) => (
          <FunctionTree
            tree={tree}
            base={base}
            value={{ granted: value, withheld: written.withheld }}
            disabled={!mayEdit}
            onChange={({ granted, withheld }) => {
              onChange(granted)
              form.setValue('withheld', withheld, { shouldDirty: true })
            }}
          />
        )}
      </SlotInput>
      <SeenBy tree={tree} draft={{ ...written, id: stored?.id ?? null }} asked={requested} />
    </RecordForm>
  )
}
