import { mediaSource } from '@guanlan/features/articles/articles/web'
import { type EntryRef, entryRefOf, keyOfEntry } from '@guanlan/features/media/media-library/contract'
import { type ChoiceSource, type FieldProps, type FieldValues, PickerInput, PickManyInput } from '@guanlan/platform/web'

const refOf = <C extends { id: string | number }>(choice: C) => ({
  ...choice,
  id: entryRefOf({ mediaId: Number(choice.id), accountId: null }),
})
/** Entries of the library by their references. */
const entrySource: ChoiceSource = {
  name: 'entries',
  find: async (like, options) => (await mediaSource.find(like, options)).map(refOf),
  byIds: async (refs, options) => {
    const ids = refs.flatMap(ref => keyOfEntry(String(ref)).mediaId ?? [])
    return ids.length === 0 ? [] : (await mediaSource.byIds(ids, options)).map(refOf)
  },
}

export const EntryInput = <D extends FieldValues>(props: FieldProps<D, EntryRef | null>) => (
  <PickerInput<D, EntryRef> {...props} source={entrySource} />
)

export const EntriesInput = <D extends FieldValues>(props: FieldProps<D, EntryRef[]>) => (
  <PickManyInput<D, EntryRef> {...props} source={entrySource} />
)
