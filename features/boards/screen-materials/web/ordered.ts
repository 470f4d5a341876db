import type { Acted, CallOptions } from '@guanlan/platform/web'

export interface OrderedLine {
  id: number
  name: string
}

/** What puts the lines of a list in order. */
export interface Ordered {
  list: (
    call: { query: { sort: 'place'; pageSize: number } },
    options?: CallOptions,
  ) => Promise<{ list: readonly OrderedLine[] }>
  sort: { act: (call: { body: { idList: number[] } }) => Promise<Acted<{ changed: number }>> }
}
