/** What is said of fields that would be lost. Pure. */
import { Moment, type ProblemKey, recordFields, unknownFields } from '@guanlan/platform/contract'
import { z } from 'zod'

/** What each record has, whatever it is of: it comes back with what was read, and nobody writes it. */
const ownFields = z.object(recordFields).extend({ createdAt: Moment, createdBy: z.string().nullable() })
/** A record that was read before, changed and sent back as a whole. */
const isRead = (given: unknown): boolean => typeof given === 'object' && given !== null && 'version' in given

/** @param given as it was sent @param reply what the call answers: a record that was read before may hold all of it */
export function unknownProblems(schema: z.core.$ZodType, given: unknown, reply?: z.core.$ZodType): ProblemKey[] {
  return unknownFields(schema, given, reply && isRead(given) ? reply : ownFields).map(({ path, nearest }) => {
    const field = path.join('.')
    return nearest === null
      ? { field, key: 'platform.fieldUnknown', values: { field } }
      : {
          field,
          key: 'platform.fieldUnknownNear',
          values: { field, nearest: [...path.slice(0, -1), nearest].join('.') },
        }
  })
}
