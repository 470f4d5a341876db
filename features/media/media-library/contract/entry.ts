/** What stands in the library, and how it is referred to everywhere: a medium (`m12`, a row of `media`) or an account of one platform (`a34`, a row of `media_accounts`). */
import { z } from 'zod'

export const EntryRef = z
  .string()
  .regex(/^[ma][1-9]\d{0,8}$/)
  .describe('An entry of the library: m12 is the medium 12, a34 the account 34')
export type EntryRef = z.infer<typeof EntryRef>

export type EntryKey = { mediaId: number; accountId: null } | { mediaId: null; accountId: number }

export const keyOfEntry = (ref: EntryRef): EntryKey =>
  ref.startsWith('m')
    ? { mediaId: Number(ref.slice(1)), accountId: null }
    : { mediaId: null, accountId: Number(ref.slice(1)) }

export const entryRefOf = ({ mediaId, accountId }: { mediaId: number | null; accountId: number | null }): EntryRef =>
  mediaId === null ? `a${accountId}` : `m${mediaId}`
