/** The course as files have it. */
import type { Scope } from '@guanlan/platform/server'
import type { CourseNode } from '../../contract.ts'
import { getEvent } from '../records/shown.ts'
import { courseOf } from './shown.ts'

/** What is hidden stays out of files, also of those that an editor has made. */
export async function nodesForFiles(scope: Scope, eventId: number): Promise<readonly CourseNode[]> {
  const { state } = await getEvent(scope, eventId)
  const { nodes } = await courseOf(scope, eventId, state === 'over')
  const hidden = new Set<number>()
  // Parents come before what stands beneath them.
  for (const { treeId, parentId, hidden: isHidden } of nodes)
    if (isHidden || (parentId !== null && hidden.has(parentId))) hidden.add(treeId)
  return nodes.filter(({ treeId }) => !hidden.has(treeId))
}
