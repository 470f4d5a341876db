import {
  type ChoiceSource,
  connect,
  type FieldProps,
  type FieldValues,
  PickerInput,
  PickManyInput,
} from '@guanlan/platform/web'
import { organisations } from '../contract.ts'

const api = connect(organisations)
const members: ChoiceSource = {
  name: 'members',
  find: async (like, options) => (await api.members({ query: { like } }, options)).list,
  byIds: async (ids, options) => (await api.members({ query: { ids: ids.join(','), pageSize: 100 } }, options)).list,
}

/** One member of the organisation. */
export const MemberInput = <D extends FieldValues>(props: FieldProps<D, number | null>) => (
  <PickerInput<D, number> {...props} source={members} />
)
/** Several of them. */
export const MembersInput = <D extends FieldValues>(props: FieldProps<D, number[]>) => (
  <PickManyInput<D, number> {...props} source={members} />
)
