import { type ChoiceSource, type FieldProps, type FieldValues, PickerInput, PickManyInput } from '@guanlan/platform/web'
import { api } from './api.ts'

const people: ChoiceSource = {
  name: 'journalists',
  find: (like, options) => api.names({ query: { like } }, options),
  byIds: (ids, options) => api.names({ query: { ids: ids.join(',') } }, options),
}

/** One person of the book of journalists. */
export const JournalistInput = <D extends FieldValues>(props: FieldProps<D, number | null>) => (
  <PickerInput<D, number> {...props} source={people} />
)

export const JournalistsInput = <D extends FieldValues>(props: FieldProps<D, number[]>) => (
  <PickManyInput<D, number> {...props} source={people} />
)
