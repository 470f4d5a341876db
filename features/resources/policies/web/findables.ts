/** What the head's box finds, and where it opens. */
import { type Findables, linkTo } from '@guanlan/platform/web'
import { strings } from '../strings.ts'

export const findables: Findables = {
  kinds: {
    policy: {
      title: strings.title,
      icon: 'text',
      addressOf: ({ id }) => linkTo('/resourceLibrary/policiesRegs', null, { id }),
    },
  },
}
