/** What the head's box finds and the search opens; and the search for what it does not find. */
import type { Findables } from '@guanlan/platform/web'
import { strings } from '../strings.ts'

const place = '/Search'

export const findables: Findables = {
  kinds: {
    plan: {
      title: strings.findPlans,
      icon: 'search',
      addressOf: ({ about }) => `${place}?${about.address ?? ''}`,
    },
  },
  offers: [
    {
      icon: 'search',
      text: strings.searchFor,
      place: () => 'last',
      addressOf: words => `${place}?${new URLSearchParams({ mode: 'plain', q: words })}`,
    },
  ],
}
