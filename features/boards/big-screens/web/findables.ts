/** What the head's box finds, and where it opens. */
import type { Findables } from '@guanlan/platform/web'
import { strings } from '../strings.ts'

export const findables: Findables = {
  kinds: {
    bigScreen: {
      title: strings.title,
      icon: 'screens',
      addressOf: ({ about }) => (typeof about.address === 'string' ? about.address : '/bigScreen'),
    },
  },
}
