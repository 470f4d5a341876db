import { type ChoiceSource, connect, type FieldProps, type FieldValues, PickerInput } from '@guanlan/platform/web'
import { organisations } from '../contract.ts'

const api = connect(organisations)
const source: ChoiceSource = {
  name: 'organisations',
  find: async (like, options) => (await api.list({ body: { orgName: like } }, options)).list,
  byIds: async (ids, options) =>
    (await api.list({ body: { pageSize: 200 } }, options)).list.filter(({ id }) => ids.includes(id)),
}

/** One organisation, for operators. */
export const OrganisationInput = <D extends FieldValues>(props: FieldProps<D, number | null>) => (
  <PickerInput<D, number> {...props} source={source} />
)
