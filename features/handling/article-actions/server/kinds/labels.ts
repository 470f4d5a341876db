import { putLabels, takeLabels } from '@guanlan/features/articles/articles/server/facts'
import { refuse } from '@guanlan/platform/contract'
import { numberList } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { kind } from './kind.ts'

export interface Given {
  labels: number[]
}

export const label = kind<Given>({
  async check({ db, orgId }, { labels }) {
    const { rows } = await sql<{ id: number }>`
      select id from labels where org_id = ${orgId} and status = 1 and id = any(${numberList(labels)}::int[])`.execute(
      db,
    )
    if (rows.length !== new Set(labels).size) throw refuse('invalid', 'articleActions.labelMissing', {}, 'labels')
  },
  change: (scope, ids, { labels }) => putLabels(scope, ids, labels),
  tells: 'labels',
})

export const unlabel = kind<Given>({
  change: (scope, ids, { labels }) => takeLabels(scope, ids, labels),
  tells: 'labels',
})
