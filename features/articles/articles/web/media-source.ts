import { type ChoiceSource, connect } from '@guanlan/platform/web'
import { articles } from '../contract.ts'

const api = connect(articles)
/** Media of the organisation's articles, found by a part of their name. */
export const mediaSource: ChoiceSource = {
  name: 'media',
  find: (like, options) => api.mediaNames({ query: { like } }, options),
  byIds: (ids, options) => api.mediaNames({ query: { ids: ids.join(',') } }, options),
}
