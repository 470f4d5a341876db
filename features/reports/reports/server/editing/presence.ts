/** Who has a report open for editing, and at which block. */
import { beat, type CallScope } from '@guanlan/platform/server'
import type { z } from 'zod'
import type { Beat, Present } from '../../contract.ts'
import { findReport } from '../reports.ts'

export async function beatOfReport(scope: CallScope, { reportId, blockId }: z.infer<typeof Beat>): Promise<Present> {
  const { version } = await findReport(scope, reportId)
  const people = await beat(scope, { kind: 'report', objectId: reportId, place: blockId })
  return { people: people.map(({ place, ...person }) => ({ ...person, blockId: place })), version }
}
