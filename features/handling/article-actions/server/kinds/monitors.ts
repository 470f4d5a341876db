import { type ActScope, addToMonitors, removeFromMonitors } from '@guanlan/features/articles/articles/server/facts'
import { itemsAmong } from '@guanlan/features/monitors/monitors/server'
import { refuse } from '@guanlan/platform/contract'
import type { Tx } from '@guanlan/platform/server'
import { kind } from './kind.ts'

/** Items with the version of their rule; a folder holds no articles of its own. */
async function itemsOf(
  scope: { db: Tx; orgId: number },
  ids: readonly number[],
  field: string,
): Promise<{ id: number; version: number }[]> {
  const items = await itemsAmong(scope, ids)
  if (items.length !== new Set(ids).size) throw refuse('invalid', 'articleActions.monitorMissing', {}, field)
  return items
}

export const copy = kind<{ monitors: number[] }>({
  check: async (scope, { monitors }) => void (await itemsOf(scope, monitors, 'monitors')),
  change: async (scope, ids, { monitors }) => addToMonitors(scope, ids, await itemsOf(scope, monitors, 'monitors')),
  tells: 'places',
})

export const takeOut = kind<{ monitors: number[] }>({
  check: async (scope, { monitors }) => void (await itemsOf(scope, monitors, 'monitors')),
  change: (scope, ids, { monitors }) => removeFromMonitors(scope, ids, monitors),
  tells: 'places',
})

export const move = kind<{ from: number; to: number[] }>({
  async check(scope, { from, to }) {
    await itemsOf(scope, to, 'to')
    await itemsOf(scope, [from], 'from')
  },
  change: moveArticles,
  tells: 'places',
})

/** After it in the target, no longer in the source; articles that are not in the source stay where they are. */
async function moveArticles(
  scope: ActScope,
  ids: readonly number[],
  { from, to }: { from: number; to: number[] },
): Promise<number[]> {
  const targets = (await itemsOf(scope, to, 'to')).filter(item => item.id !== from)
  if (targets.length === 0) return []
  const taken = await removeFromMonitors(scope, ids, [from])
  await addToMonitors(scope, taken, targets)
  return taken
}
