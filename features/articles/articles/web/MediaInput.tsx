import { type FieldProps, type FieldValues, PickManyInput } from '@guanlan/platform/web'
import { mediaSource } from './media-source.ts'

/** Media of the organisation's articles. */
export const MediaInput = <D extends FieldValues>(props: FieldProps<D, number[]>) => (
  <PickManyInput<D, number> {...props} source={mediaSource} />
)
