/** Media groups that a file names: by name, else by what they hold, else added. */
import { comparable } from '@guanlan/features/articles/articles/server/search'
import type { Scope } from '@guanlan/platform/server'
import type { MediaGroupDraft } from '../../contract.ts'
import { createMediaGroup } from '../media-groups/save.ts'

export interface KnownGroup {
  id: number
  name: string
  members: string[]
}

export const knownGroups = (scope: Scope): Promise<KnownGroup[]> =>
  scope.db
    .selectFrom('org_media_groups')
    .select(['id', 'name', 'members'])
    .where('org_id', '=', scope.orgId)
    .orderBy('name')
    .orderBy('id')
    .limit(10_000)
    .execute()

/** Ids by the names of the file; `missing` are those that are to be added. Pure. */
export function matchGroups(
  written: readonly MediaGroupDraft[],
  known: readonly KnownGroup[],
): { ids: Map<string, number>; missing: MediaGroupDraft[] } {
  const ids = new Map(known.map(({ name, id }) => [name, id]))
  const byMembers = new Map(known.map(({ members, id }) => [membersKey(members), id]))
  const missing: MediaGroupDraft[] = []
  for (const group of written) {
    if (ids.has(group.name)) continue
    const same = byMembers.get(membersKey(group.members))
    if (same === undefined) missing.push(group)
    else ids.set(group.name, same)
  }
  return { ids, missing }
}

const membersKey = (members: readonly string[]): string => JSON.stringify([...new Set(members.map(comparable))].sort())

/** Adds those that are missing. */
export async function takeGroups(scope: Scope, written: readonly MediaGroupDraft[]): Promise<Map<string, number>> {
  const { ids, missing } = matchGroups(written, await knownGroups(scope))
  for (const group of missing) ids.set(group.name, (await createMediaGroup(scope, group)).id)
  return ids
}
