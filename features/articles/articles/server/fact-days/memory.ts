/** Days that were read stay in memory, the least asked for goes first. A day that was counted anew has another name. */
import { Known, type KnownColumns, type KnownReaders, type KnownTexts } from './known.ts'

type Kept = KnownColumns | KnownTexts | KnownReaders

/** Some three million articles without their words. */
const mostBytes = 256 * 2 ** 20
/** Of each value that is known of an organisation: its text, its number, its places in lists. */
const bytesOfKnown = 100
/** Values that no kept day names any more are let go with all others once there are so many. */
const mostKnown = 1_500_000

interface Entry {
  orgId: number
  columns: Kept
  bytes: number
}
const stored = new Map<string, Entry>()
const knownOf = new Map<number, Known>()
let bytesKept = 0

/** What is known of an organisation now. Columns of before go on with what was known then. */
export function knownBy(orgId: number): Known {
  const known = knownOf.get(orgId)
  if (known && known.size < mostKnown) return known
  for (const [key, entry] of stored) if (entry.orgId === orgId) forget(key, entry)
  const fresh = new Known()
  knownOf.set(orgId, fresh)
  return fresh
}

export function remembered<Columns extends Kept>(key: string, known: Known): Columns | undefined {
  const found = stored.get(key)
  if (!found || found.columns.known !== known) return undefined
  stored.delete(key)
  stored.set(key, found)
  return found.columns as Columns
}

export function remember(key: string, orgId: number, columns: Kept): void {
  const old = stored.get(key)
  if (old) forget(key, old)
  const bytes = Object.values(columns).reduce<number>(
    (sum, part) => sum + (ArrayBuffer.isView(part) ? part.byteLength : 0),
    0,
  )
  stored.set(key, { orgId, columns, bytes })
  bytesKept += bytes
  for (const [oldest, entry] of stored) {
    if (bytesHeld() <= mostBytes) break
    forget(oldest, entry)
    if (![...stored.values()].some(each => each.orgId === entry.orgId)) knownOf.delete(entry.orgId)
  }
}

function bytesHeld(): number {
  let known = 0
  for (const { size } of knownOf.values()) known += size
  return bytesKept + known * bytesOfKnown
}

function forget(key: string, { bytes }: Entry): void {
  stored.delete(key)
  bytesKept -= bytes
}
