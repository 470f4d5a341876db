/** The calls of watches: words that an organisation waits for on boards. */
import {
  Changed,
  chosenOf,
  contract,
  Id,
  KeysetPaging,
  keysetListOf,
  listOf,
  Paging,
  Version,
} from '@guanlan/platform/contract'
import { z } from 'zod'
import { Replay, Watch, WatchDraft, WatchNews, WatchQuestion } from './watches.ts'

const member = { access: 'member', permission: 'hotLists.view', reads: true, method: 'POST' } as const

export const hotWatches = contract({
  watchList: {
    ...member,
    path: '/top/hotWatch/list',
    summary: 'Watches',
    body: WatchQuestion.extend(KeysetPaging.shape),
    reply: keysetListOf(Watch),
  },
  watchGet: {
    access: 'member',
    permission: 'hotLists.view',
    method: 'GET',
    path: '/top/hotWatch/{id}',
    summary: 'One watch',
    params: z.object({ id: Id }),
    reply: Watch,
  },
  watchSave: {
    access: 'member',
    permission: 'hotLists.watch',
    method: 'POST',
    path: '/top/hotWatch/save',
    quota: 'hotCount',
    undo: true,
    summary: 'Add a watch, or change one: with id and the version it was read in',
    body: WatchDraft.extend({ id: Id.optional(), version: Version.optional() }),
    reply: Watch,
  },
  watchRemove: {
    access: 'member',
    permission: 'hotLists.watch',
    method: 'DELETE',
    path: '/top/hotWatch/{id}',
    undo: true,
    summary: 'Remove a watch',
    params: z.object({ id: Id }),
    reply: Changed,
  },
  watchRemoveMany: {
    access: 'member',
    permission: 'hotLists.watch',
    method: 'POST',
    path: '/top/hotWatch/remove',
    undo: true,
    summary: 'Remove those chosen, or all that a question finds but some',
    body: chosenOf(WatchQuestion),
    reply: Changed,
  },
  watchReplay: {
    ...member,
    path: '/top/hotWatch/replay',
    cost: 'expensive',
    summary: 'What a watch would have told in the last 30 days',
    body: WatchDraft,
    reply: Replay,
  },
  watchNews: {
    ...member,
    path: '/top/hotWatch/news',
    summary: 'What happened to topics that are watched, newest first',
    body: z.object({ ...Paging.shape, id: Id.nullable().default(null).describe('Of one watch') }),
    reply: listOf(WatchNews.extend({ watch: z.string() })),
  },
})
