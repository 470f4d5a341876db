import { type ChoiceSource, type FieldProps, type FieldValues, PickerInput } from '@guanlan/platform/web'
import type { EntryRef } from '../contract.ts'
import { api } from './api.ts'

const entries: ChoiceSource = {
  name: 'libraryEntries',
  find: (like, options) => api.entryNames({ query: { like } }, options),
  byIds: (ids, options) => api.entryNames({ query: { entries: ids.slice(0, 100).join(',') } }, options),
}

/** One medium or account of the library, found by its name, pinyin or domain. */
export const LibraryMediaInput = <D extends FieldValues>(props: FieldProps<D, EntryRef | null>) => (
  <PickerInput<D, EntryRef> {...props} source={entries} />
)
