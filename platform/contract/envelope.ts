/** The one shape of every reply: `{ status: 0, code: 200, msg, data }` (spec 7, ambiguities 17 and 47). */
import { z } from 'zod'

/** Refusals a caller can meet. `code` is stable and inside the range that counts as a normal answer (spec 8: 1001–1020). */
export const refusalKinds = {
  signedOut: { code: 1001, http: 401 },
  expired: { code: 1002, http: 402 },
  invalid: { code: 1003, http: 400 },
  forbidden: { code: 1004, http: 403 },
  missing: { code: 1005, http: 404 },
  conflict: { code: 1006, http: 409 },
  quota: { code: 1007, http: 403 },
  tooLarge: { code: 1008, http: 413 },
  tooMany: { code: 1009, http: 429 },
  unavailable: { code: 1010, http: 503 },
  unsupported: { code: 1011, http: 415 },
  wrongMethod: { code: 1012, http: 405 },
  addressTooLong: { code: 1013, http: 414 },
} as const
export type RefusalKind = keyof typeof refusalKinds

/** One thing that is wrong with the input: where, which sentence, and its values. */
export const Problem = z.object({
  /** Path of the field, dotted: `groups.0.words`. Empty when no single field is to blame. */
  field: z.string(),
  key: z.string(),
  msg: z.string(),
})
export type Problem = z.infer<typeof Problem>

/** A refusal as it travels. */
export const RefusalReply = z.object({
  status: z.number(),
  code: z.number(),
  msg: z.string(),
  key: z.string(),
  problems: z.array(Problem),
  requestId: z.string(),
  data: z.null(),
})
export type RefusalReply = z.infer<typeof RefusalReply>

/** Spec 8: these answers are normal and are not posted to the error log. */
export const isNormal = (code: number): boolean =>
  code === 200 ||
  code === 0 ||
  (code >= 101 && code <= 103) ||
  (code >= 1001 && code <= 1020) ||
  (code >= 2001 && code <= 2004)

/** `status` wins if present, else `code`; a reply with neither is judged by its HTTP status (ambiguities 17). */
export function succeeded(reply: { status?: unknown; code?: unknown }, httpOk: boolean): boolean {
  if (typeof reply.status === 'number') return reply.status === 0
  if (typeof reply.code === 'number') return reply.code === 200
  return httpOk
}

/** Page numbers start at 1; at most 200 rows a page. */
export const Paging = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(200).default(20),
})
export const listOf = <T extends z.ZodType>(row: T) =>
  z.object({ list: z.array(row), total: z.number().int(), page: z.number().int(), pageSize: z.number().int() })

/** Moments travel as ISO 8601 with zone; screens show them in the organisation's zone. */
export const Moment = z.iso.datetime({ offset: true, abort: true }).regex(/^(?!0000).*(Z|[+-](0\d|1[0-5]):?[0-5]\d)$/)
/** A day of a calendar, as 2026-11-26: of a year that a database has. */
export const calendarDay = (error?: string) =>
  z.iso.date({ ...(error !== undefined && { error }), abort: true }).regex(/^(?!0000)/, error)
/** A day on which something has happened: up to tomorrow by universal time, so that it has begun somewhere. */
export const pastDay = (faulty: string, ahead: string) =>
  calendarDay(faulty).refine(day => day <= new Date(Date.now() + 86_400_000).toISOString().slice(0, 10), ahead)
/** The largest number that a column of the type `int` holds. */
export const largestInt = 2_147_483_647
/** The number of a row; older callers send it as text. */
export const Id = z.coerce.number().int().positive().max(largestInt)
/** The same of what there is very much of, in columns of the type `bigint`: articles, stories, operations, tasks. */
export const LongId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
/** Numbers of rows in one text, by commas. */
export const IdsText = z.string().regex(/^(\d{1,9}(,\d{1,9})*)?$/)
/** What a column of the type `real` takes for nothing is 0. */
export const withoutTraces = (value: number): number => (Math.fround(value) === 0 ? 0 : value)
export const Empty = z.null()
