/** What the head's box finds, and where it opens. */
import type { Findables } from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import { boardAddress } from './addresses.ts'

export const findables: Findables = {
  kinds: { board: { title: strings.title, icon: 'analysis', addressOf: ({ id }) => boardAddress(id) } },
}
