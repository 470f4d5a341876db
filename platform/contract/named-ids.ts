/** Parts of calls that name records by path, query or body, one or several; `namedIds` of the server reads them. */
import { z } from 'zod'
import { Id } from './envelope.ts'

export const IdInPath = z.object({ id: Id.optional() })
export const IdsInQuery = z.object({
  id: Id.optional(),
  idList: z.string().max(10_000).optional().describe('Ids with commas between'),
})
export const IdsInBody = z.object({ id: Id.optional(), idList: z.array(Id).max(1_000).default([]) })
