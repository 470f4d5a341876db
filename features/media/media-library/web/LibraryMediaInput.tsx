import { type ChoiceSource, type FieldProps, type FieldValues, PickerInput, PickManyInput } from '@guanlan/platform/web'
import type { EntryRef } from '../contract.ts'
import { api } from './api.ts'

/** References in one address. */
const perCall = 100
const entries: ChoiceSource = {
  name: 'libraryEntries',
  find: (like, options) => api.entryNames({ query: { like } }, options),
  byIds: async (ids, options) => {
    const parts = Array.from({ length: Math.ceil(ids.length / perCall) }, (_, at) =>
      ids.slice(at * perCall, (at + 1) * perCall).join(','),
    )
    return (await Promise.all(parts.map(part => api.entryNames({ query: { entries: part } }, options)))).flat()
  },
}

/** One medium or account of the library, found by its name, pinyin or domain. */
export const LibraryMediaInput = <D extends FieldValues>(props: FieldProps<D, EntryRef | null>) => (
  <PickerInput<D, EntryRef> {...props} source={entries} />
)
/** Several of them. */
export const LibraryEntriesInput = <D extends FieldValues>(props: FieldProps<D, EntryRef[]>) => (
  <PickManyInput<D, EntryRef> {...props} source={entries} />
)
