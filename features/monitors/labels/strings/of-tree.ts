import { commonWords, phrases } from '@guanlan/platform/contract'

/** What the tree of labels beside a list says. */
export const ofTree = phrases({
  title: commonWords.labels,
  manage: ['管理', '管理', 'Manage'],
})
