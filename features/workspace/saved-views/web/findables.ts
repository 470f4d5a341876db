/** Saved views in the head's box: each opens the list that it was kept for. */
import type { Findables } from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import { placeOfList } from './places.ts'

export const findables: Findables = {
  kinds: {
    view: {
      title: strings.views,
      icon: 'star',
      addressOf: ({ about: { list = '', question = '' } }) => {
        const place = placeOfList(list)
        return place && `${place}${place.includes('?') ? '&' : '?'}${question}`
      },
    },
  },
}
