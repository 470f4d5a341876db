import { phrases } from '@guanlan/platform/contract'

/** What lists of articles say of briefs. */
export const elsewhere = phrases({
  brief: ['简报', '簡報', 'Brief'],
})
