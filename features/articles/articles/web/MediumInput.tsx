import { type FieldProps, type FieldValues, PickerInput } from '@guanlan/platform/web'
import { mediaSource } from './media-source.ts'

/** One medium of the organisation's articles. */
export const MediumInput = <D extends FieldValues>(props: FieldProps<D, number | null>) => (
  <PickerInput<D, number> {...props} source={mediaSource} />
)
