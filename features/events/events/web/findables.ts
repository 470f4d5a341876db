/** What the head's box finds, and where it opens. */
import type { Findables } from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import { eventAddress } from './parts/addresses.ts'

export const findables: Findables = {
  kinds: { event: { title: strings.findEvents, icon: 'events', addressOf: ({ id }) => eventAddress(id) } },
}
