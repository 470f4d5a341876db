/** A link to a crisis, or to a statement of it, that is ended is a line of its chronicle. */
import type { LinkEnded } from '@guanlan/features/handling/shares/server'
import { sql } from 'kysely'
import { sharedPages } from '../../contract/shared.ts'
import { writeLine } from '../chronicle/lines.ts'
import { noteEndedInvitation } from '../statements/outside.ts'

export const noteEndedLink: LinkEnded = async (scope, { shareId, layout, objectId }) => {
  if (layout === 'statement') return noteEndedInvitation(scope, objectId)
  const page = sharedPages.find(each => each === layout)
  if (!page) return
  // Whoever ends a link may not see the crisis any more; nothing changes in a closed one.
  const { rows } = await sql`
    select from crises where org_id = ${scope.orgId} and id = ${objectId} and status <> 'closed'`.execute(scope.db)
  if (rows.length === 0) return
  await writeLine(scope, {
    crisisId: objectId,
    kind: 'link',
    sentence: { key: 'lineLinkEnded', values: { page: `@page_${page}` } },
    once: `linkEnded:${shareId}`,
  })
}
