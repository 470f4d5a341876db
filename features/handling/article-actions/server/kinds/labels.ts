import { addLabels, removeLabels } from '@guanlan/features/articles/articles/server/facts'
import { openLabelsAmong } from '@guanlan/features/monitors/labels/server'
import { refuse } from '@guanlan/platform/contract'
import { kind } from './kind.ts'

export interface Given {
  labels: number[]
}

export const label = kind<Given>({
  async check(scope, { labels }) {
    if ((await openLabelsAmong(scope, labels)).length !== new Set(labels).size)
      throw refuse('invalid', 'articleActions.labelMissing', {}, 'labels')
  },
  change: (scope, ids, { labels }) => addLabels(scope, ids, labels),
  tells: 'labels',
})

export const unlabel = kind<Given>({
  change: (scope, ids, { labels }) => removeLabels(scope, ids, labels),
  tells: 'labels',
})
