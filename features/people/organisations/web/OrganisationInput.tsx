import { type ChoiceSource, connect, type FieldProps, type FieldValues, PickerInput } from '@guanlan/platform/web'
import { organisations } from '../contract.ts'

const api = connect(organisations)
const source: ChoiceSource = {
  name: 'organisations',
  find: async (like, options) => (await api.list({ body: { like } }, options)).list,
  byIds: (ids, options) => Promise.all(ids.map(id => api.get({ params: { id: Number(id) } }, options))),
}

/** One organisation, for operators. */
export const OrganisationInput = <D extends FieldValues>(props: FieldProps<D, number | null>) => (
  <PickerInput<D, number> {...props} source={source} />
)
