/** Doing an act: at once for as many as one statement bears, else as a task. */
import { type ActScope, adopt, announceChange } from '@guanlan/features/articles/articles/server/facts'
import { type ArticleQuery, countOf, keysOf } from '@guanlan/features/articles/articles/server/questions'
import { storyOf } from '@guanlan/features/articles/articles/server/stories'
import { articleQuery } from '@guanlan/features/monitors/monitors/server'
import { refuse } from '@guanlan/platform/contract'
import type { CallScope, Scope } from '@guanlan/platform/server'
import type { Acted, AllOf } from '../contract.ts'
import { foundIds } from './found.ts'
import { actOnAll } from './jobs.ts'
import { type KindName, kindNamed } from './kinds/index.ts'

/** Articles of one step; so many are done at once, and more by a task. */
export const atOnce = 1_000

interface ActBody {
  idList?: number[] | undefined
  all?: AllOf | undefined
  found?: boolean | undefined
}

/** @throws what the kind refuses; a conflict when the list has another number of articles than the person was told */
export async function act(scope: CallScope, name: KindName, { idList, all, found, ...given }: ActBody): Promise<Acted> {
  const kind = kindNamed(name)
  await kind.check?.(scope, given)
  if (idList && found) await adopt(scope, idList)
  if (idList) return { changed: await applyTo(scope, name, idList, given), task: null }
  if (!all) throw refuse('invalid', 'articles.selectData', {}, 'idList')
  if (all.query !== undefined) return actOnFound(scope, name, all, given)
  const query = await queryOfAll(scope, all)
  const count = await countOf(scope, query)
  requireTold(all, count)
  if (count > atOnce) {
    const task = await scope.start(actOnAll, { act: name, given, all }, { total: count })
    return { changed: 0, task }
  }
  const keys = await keysOf(scope, query, null, atOnce)
  return {
    changed: await applyTo(
      scope,
      name,
      keys.map(key => key.id),
      given,
    ),
    task: null,
  }
}

/** All of a search: what no monitor of the organisation wants becomes the organisation's with the act. */
async function actOnFound(scope: CallScope, name: KindName, all: AllOf, given: object): Promise<Acted> {
  const found = await foundIds(scope, all)
  const count = found.length
  requireTold(all, count)
  if (count > atOnce) {
    const task = await scope.start(actOnAll, { act: name, given: { ...given }, all, found }, { total: count })
    return { changed: 0, task }
  }
  await adopt(scope, found)
  return { changed: await applyTo(scope, name, found, given), task: null }
}

/** @returns how many articles are otherwise now */
export async function applyTo(scope: ActScope, name: KindName, ids: readonly number[], given: object): Promise<number> {
  const kind = kindNamed(name)
  const changed = await kind.change(
    scope,
    [...new Set(ids)].sort((a, b) => a - b),
    given,
  )
  await announceChange(scope, kind.tells, changed)
  return changed.length
}

/**
 * What `all` stands for, newest first: articles of a list, or of a search, as the person saw it. For what takes few at a time: callers bound `all.count`.
 * @throws a conflict when there is another number of them than the person was told
 */
export async function idsOfAll(scope: Scope, all: AllOf): Promise<number[]> {
  if (all.query !== undefined) {
    const found = await foundIds(scope, all)
    requireTold(all, found.length)
    return found
  }
  const query = await queryOfAll(scope, all)
  requireTold(all, await countOf(scope, query))
  return (await keysOf(scope, query, null, all.count)).map(key => key.id)
}

/** The person saw as many as there are now. */
function requireTold(all: AllOf, count: number): void {
  if (count !== all.count) throw refuse('conflict', 'articleActions.otherCount', { count }, 'all')
}

/** The articles of a list as the person saw it. */
export async function queryOfAll(scope: Scope, { question, similarTo, until }: AllOf): Promise<ArticleQuery> {
  const requested = { ...(await articleQuery(scope, question)), arrivedUntil: new Date(until) }
  if (similarTo === undefined) return requested
  const storyId = await storyOf(scope, similarTo)
  if (storyId === undefined) throw refuse('missing', 'platform.missing')
  return { ...requested, storyId }
}
