import { type ChoiceSource, connect, type FieldProps, type FieldValues, PickManyInput } from '@guanlan/platform/web'
import { articles } from '../contract.ts'

const api = connect(articles)
const media: ChoiceSource = {
  name: 'media',
  find: (like, options) => api.mediaNames({ query: { like } }, options),
  byIds: (ids, options) => api.mediaNames({ query: { ids: ids.join(',') } }, options),
}

/** Media of the organisation's articles. */
export const MediaInput = <D extends FieldValues>(props: FieldProps<D, number[]>) => (
  <PickManyInput<D, number> {...props} source={media} />
)
