import { type ChoiceSource, type FieldProps, type FieldValues, PickerInput } from '@guanlan/platform/web'
import { api } from './api.ts'

const tasks: ChoiceSource = {
  name: 'gather-tasks',
  find: async (like, options) =>
    (await api.list({ body: { like, sort: 'name', order: 'asc', pageSize: 50 } }, options)).list,
  byIds: (ids, options) => Promise.all(ids.map(id => api.detail({ params: { id: Number(id) } }, options))),
}

/** One collection task of the organisation. */
export const CollectionTaskInput = <D extends FieldValues>(props: FieldProps<D, number | null>) => (
  <PickerInput<D, number> {...props} source={tasks} />
)
