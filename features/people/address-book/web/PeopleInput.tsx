import { type ChoiceSource, type FieldProps, type FieldValues, PickManyInput } from '@guanlan/platform/web'
import { api } from './api.ts'

export const people: ChoiceSource = {
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

const rosters: ChoiceSource = {
  name: 'duty rosters',
  find: async (like, options) => rosterChoices((await api.rosters({ query: { like } }, options)).list),
  byIds: async (ids, options) =>
    rosterChoices((await api.rosters({ query: { pageSize: 100 } }, options)).list).filter(({ id }) => ids.includes(id)),
}
const rosterChoices = (rows: readonly { id: number; name: string; now: { name: string } | null }[]) =>
  rows.map(({ id, name, now }) => ({ id, name, ...(now && { note: now.name }) }))

/** Several people of the address book. */
export const PeopleInput = <D extends FieldValues>(props: FieldProps<D, number[]>) => (
  <PickManyInput<D, number> {...props} source={people} />
)
/** Several of its groups, by their names. */
export const GroupsInput = <D extends FieldValues>(props: FieldProps<D, string[]>) => (
  <PickManyInput<D, string> {...props} source={groups} />
)
/** Several duty rosters, each with who is on duty now. */
export const RostersInput = <D extends FieldValues>(props: FieldProps<D, number[]>) => (
  <PickManyInput<D, number> {...props} source={rosters} />
)
