import { type ChoiceSource, type FieldProps, type FieldValues, PickManyInput } from '@guanlan/platform/web'
import { api } from './api.ts'

const people: ChoiceSource = {
  name: 'people of the address book',
  find: async (like, options) => choicesOf((await api.list({ query: { like } }, options)).list),
  byIds: async (ids, options) =>
    choicesOf((await api.list({ query: { ids: ids.join(','), pageSize: 100 } }, options)).list),
}
const choicesOf = (rows: readonly { id: number; name: string; email: string }[]) =>
  rows.map(({ id, name, email }) => ({ id, name, ...(email && { note: email }) }))

const groups: ChoiceSource = {
  name: 'groups of the address book',
  find: async (like, options) =>
    (await api.groups(undefined, options))
      .filter(({ name }) => name.toLowerCase().includes(like.trim().toLowerCase()))
      .slice(0, 50)
      .map(({ name, count }) => ({ id: name, name, note: String(count) })),
  byIds: async ids => ids.map(id => ({ id, name: String(id) })),
}

/** Several people of the address book. */
export const PeopleInput = <D extends FieldValues>(props: FieldProps<D, number[]>) => (
  <PickManyInput<D, number> {...props} source={people} />
)
/** Several of its groups, by their names. */
export const GroupsInput = <D extends FieldValues>(props: FieldProps<D, string[]>) => (
  <PickManyInput<D, string> {...props} source={groups} />
)
