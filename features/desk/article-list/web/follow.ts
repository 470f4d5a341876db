/** Which answers follow which act on articles, here and in other windows: the one place that says it. */
import { type Act, acts, type Filter } from '@guanlan/features/articles/articles/contract'
import type { InfiniteData, Query, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Changed } from '../contract.ts'
import { type ListPage, showAsRead } from './desk-queries.ts'

interface Follower {
  /** The beginning of its key. */
  key: QueryKey
  /** Only where its question has a filter that the act answers otherwise; its rows are shown changed in place. */
  ifFiltered?: true
}

const lists: readonly Follower[] = [
  { key: ['desk', 'list'], ifFiltered: true },
  { key: ['desk', 'without'], ifFiltered: true },
  { key: ['desk', 'places'], ifFiltered: true },
]

/** Numbers of the tree count articles whatever is said of them; what is put elsewhere or taken away changes them. */
const followers: Readonly<Record<Act, readonly Follower[]>> = {
  sentiment: [
    ...lists,
    { key: ['desk', 'trend'] },
    { key: ['desk', 'similar'] },
    { key: ['charts'] },
    { key: ['vocabularies', 'taught'] },
  ],
  read: [...lists, { key: ['desk', 'trend'], ifFiltered: true }],
  unread: [...lists, { key: ['desk', 'trend'], ifFiltered: true }],
  stories: [{ key: ['desk'] }, { key: ['charts'] }],
  places: [{ key: ['desk'] }, { key: ['charts'] }, { key: ['monitors', 'counts'] }],
  sets: [
    ...lists,
    { key: ['desk', 'trend'], ifFiltered: true },
    { key: ['charts'], ifFiltered: true },
    { key: ['crises'] },
    { key: ['campaigns'] },
  ],
  labels: [...lists, { key: ['desk', 'trend'], ifFiltered: true }, { key: ['labels'] }],
  edited: [{ key: ['desk'] }, { key: ['charts'] }],
  work: [...lists, { key: ['desk', 'trend'], ifFiltered: true }],
  annotated: [{ key: ['charts', 'notes'] }],
}

const answers: Readonly<Record<Act, readonly Filter['field'][]>> = {
  sentiment: ['sentiment', 'level', 'dimension'],
  read: ['read'],
  unread: ['read'],
  stories: [],
  places: [],
  annotated: [],
  labels: ['label'],
  sets: ['crisis', 'event', 'activity'],
  edited: ['title', 'author', 'media', 'mediaType', 'region', 'advertisement'],
  work: ['favourite', 'folder', 'featured', 'review', 'tag', 'assignee', 'state', 'priority', 'overdue', 'note'],
}

/** The fields stand in the `meta` of queries of articles (desk-queries.ts). */
const asks = (query: Query, act: Act): boolean => {
  const fields = (query.meta?.fields ?? []) as readonly Filter['field'][]
  return fields.some(field => answers[act].includes(field))
}

/** After an act of this window whose rows are shown as they are now. */
export function followAct(client: QueryClient, act: Act, ids: readonly number[] | null): Promise<void> {
  remember(act, ids)
  return invalidate(client, act, () => false)
}

/** After an act of which only the server knows how the articles are now: rows that show any of them are asked for again. */
export function followUnknown(client: QueryClient, act: Act, ids: readonly number[] | null): Promise<void> {
  remember(act, ids)
  return invalidate(client, act, query => shows(query, ids))
}

/** When nobody listened for a while: any act may have been missed. */
export const anything: Changed = Object.fromEntries(acts.map(act => [act, null]))

/** After acts of other windows, of this person or of others; those of this window have been followed already. */
export async function followElsewhere(client: QueryClient, changed: Changed): Promise<void> {
  for (const act of acts) {
    const reported = changed[act]
    if (reported === undefined) continue
    const ids = reported?.filter(id => !isOwn(act, id)) ?? null
    if (ids?.length === 0 || (ids === null && isOwn(act, null))) continue
    const isMark = act === 'read' || act === 'unread'
    if (isMark && ids) showAsRead(client, ids, act === 'read')
    await invalidate(client, act, query => !(isMark && ids) && shows(query, ids))
  }
}

async function invalidate(client: QueryClient, act: Act, alsoRows: (query: Query) => boolean): Promise<void> {
  const all = [...followers[act], { key: ['desk', 'detail'], ifFiltered: true as const }]
  await Promise.all(
    all.map(({ key, ifFiltered }) =>
      client.invalidateQueries({
        queryKey: key,
        predicate: query => !ifFiltered || asks(query, act) || alsoRows(query),
      }),
    ),
  )
}

/** Rows or a detail of one of these articles; null: of any. */
function shows({ queryKey, state }: Query, ids: readonly number[] | null): boolean {
  if (ids === null) return true
  if (queryKey[1] === 'detail') return ids.includes(Number(queryKey[2]))
  if (queryKey[1] !== 'list') return false
  const requested = new Set(ids)
  const data = state.data as InfiniteData<ListPage> | undefined
  return data?.pages.some(page => page.list.some(row => requested.has(row.id))) ?? false
}

/** An act of this window comes back to it as an event within this time. */
const ownMs = 3_000
const own = new Map<string, number>()

function remember(act: Act, ids: readonly number[] | null): void {
  const now = Date.now()
  for (const [key, until] of own) if (until < now) own.delete(key)
  for (const id of ids ?? [null]) own.set(`${act} ${id}`, now + ownMs)
}

const isOwn = (act: Act, id: number | null): boolean => (own.get(`${act} ${id}`) ?? 0) >= Date.now()
