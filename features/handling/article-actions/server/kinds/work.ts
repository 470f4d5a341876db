import {
  changeWork,
  describeNegativity,
  favour,
  unfavour,
  type WorkChange,
} from '@guanlan/features/articles/articles/server/facts'
import { membersAmong } from '@guanlan/features/people/members/server'
import { refuse } from '@guanlan/platform/contract'
import { sql } from 'kysely'
import { kind } from './kind.ts'

export const review = kind<{ status: 0 | 1 | 2; remark?: string | null | undefined }>({
  change: (scope, ids, { status, remark }) =>
    changeWork(scope, ids, { review: status, ...(remark !== undefined && { remark: remark || null }) }),
  tells: 'work',
})

export const negDim = kind<{ neg_dim?: string | null | undefined; level?: 1 | 2 | 3 | 4 | undefined }>({
  async check(_scope, { neg_dim, level }) {
    if (neg_dim === undefined && level === undefined)
      throw refuse('invalid', 'articleActions.nothingSaid', {}, 'neg_dim')
  },
  change: (scope, ids, { neg_dim, level }) =>
    describeNegativity(scope, ids, {
      ...(neg_dim !== undefined && { dimension: neg_dim }),
      ...(level !== undefined && { level }),
    }),
  tells: 'sentiment',
})

export const tag = kind<{ customizetags: string[]; mode: 'add' | 'remove' | 'replace' }>({
  change: (scope, ids, { customizetags: tags, mode }) => changeWork(scope, ids, { tags: { mode, tags } }),
  tells: 'work',
})

export const favourite = kind<{ flag: 0 | 1; folder: number | null }>({
  async check({ db, orgId, userId }, { folder }) {
    if (folder === null) return
    const { rows } = await sql`
      select 1 from favourite_folders where org_id = ${orgId} and owner_id = ${userId}::int and id = ${folder}`.execute(
      db,
    )
    if (rows.length === 0) throw refuse('invalid', 'articleActions.folderMissing', {}, 'folder')
  },
  change: (scope, ids, { flag, folder }) => (flag === 1 ? favour(scope, ids, folder) : unfavour(scope, ids)),
  tells: 'work',
})

export const feature = kind<{ flag: 0 | 1 }>({
  change: (scope, ids, { flag }) => changeWork(scope, ids, { featured: flag === 1 }),
  tells: 'work',
})

export interface HandOver {
  assigneeId?: number | null | undefined
  state?: WorkChange['state'] | undefined
  priority?: WorkChange['priority'] | undefined
  dueAt?: string | null | undefined
}

export const handOver = kind<HandOver>({
  async check(scope, { assigneeId, state, priority, dueAt }) {
    if ([assigneeId, state, priority, dueAt].every(each => each === undefined))
      throw refuse('invalid', 'articleActions.nothingSaid', {}, 'assigneeId')
    if (assigneeId === undefined || assigneeId === null) return
    if ((await membersAmong(scope, [assigneeId])).length === 0)
      throw refuse('invalid', 'articleActions.memberMissing', {}, 'assigneeId')
  },
  change: (scope, ids, { assigneeId, state, priority, dueAt }) =>
    changeWork(scope, ids, {
      ...(assigneeId !== undefined && { assigneeId }),
      ...(state !== undefined && { state }),
      ...(priority !== undefined && { priority }),
      ...(dueAt !== undefined && { dueAt: dueAt === null ? null : new Date(dueAt) }),
    }),
  tells: 'work',
})
