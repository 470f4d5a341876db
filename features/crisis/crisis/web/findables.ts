/** What the head's box finds, and where it opens. */
import type { Findables } from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import { roomAddress } from './parts/address.ts'

export const findables: Findables = {
  kinds: { crisis: { title: strings.findCrises, icon: 'crisis', addressOf: ({ id }) => roomAddress(id) } },
}
