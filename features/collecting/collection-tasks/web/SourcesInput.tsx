import { type ChoiceSource, type FieldProps, type FieldValues, PickerInput, PickManyInput } from '@guanlan/platform/web'
import { api } from './api.ts'

const sources: ChoiceSource = {
  name: 'gather-sources',
  find: async (like, options) => (await api.sources({ query: { like } }, options)).list,
  byIds: async (ids, options) => (await api.sources({ query: { ids: ids.join(',') } }, options)).list,
}

/** Several sources: shared ones, and those the organisation added. */
export const SourcesInput = <D extends FieldValues>(props: FieldProps<D, number[]>) => (
  <PickManyInput<D, number> {...props} source={sources} />
)

/** One of them. */
export const SourceInput = <D extends FieldValues>(props: FieldProps<D, number | null>) => (
  <PickerInput<D, number> {...props} source={sources} />
)
