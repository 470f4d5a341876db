/** The rules a process holds, kept in a file for its next start. A file that is damaged or of another database is ignored: the rules are read from the database then. */
import { open, readFile, rename } from 'node:fs/promises'
import { type Matcher, restoreMatcher, snapshotOf } from '@guanlan/engine/rules'
import { CANONICAL_VERSION } from '@guanlan/engine/text'
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { MonitorLimits } from '../limits.ts'

export interface StoredRules {
  matcher: Matcher
  /** Which database they came from. */
  database: string
  /** Changes from this transaction on are not, or not all, in it. */
  seenFrom: string
  /** By monitor, of those that have limits. */
  limits: [number, MonitorLimits][]
}

/*
 * File: length of the head in bytes (4), the head as JSON, then the matcher. The head is part of the label that the matcher's
 * check covers, so one damaged bit anywhere is noticed.
 */
type Head = Omit<StoredRules, 'matcher'>

/** Another Unicode table or canonical text cuts words differently, another shape of the head says other limits: then the rules are read anew. */
const labelOf = (head: string): string => `2 ${process.versions.unicode} ${CANONICAL_VERSION} ${head}`

/** The cluster and the database in it: an identity that a copy under another name does not share. */
export async function identityOf(tx: Tx): Promise<string> {
  const { rows } = await sql<{ identity: string }>`
    select (select system_identifier from pg_control_system())::text || '/' || oid as identity from pg_database where datname = current_database()`.execute(
    tx,
  )
  return rows[0]?.identity ?? ''
}

/** Written beside and put in place when whole, so that a crash leaves the old one. */
export async function writeRules(file: string, { matcher, ...rest }: StoredRules): Promise<void> {
  const head = Buffer.from(JSON.stringify(rest satisfies Head))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(head.length)
  const half = `${file}.half`
  const handle = await open(half, 'w', 0o600)
  try {
    for (const piece of [length, head, ...snapshotOf(matcher, labelOf(head.toString()))]) await handle.writeFile(piece)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(half, file)
}

/** Null when there is none that can be used. */
export async function readRules(file: string, database: string, tx: Tx): Promise<StoredRules | null> {
  const bytes = await readFile(file).catch(() => null)
  if (!bytes || bytes.length < 4) return null
  const length = bytes.readUInt32LE()
  if (4 + length > bytes.length) return null
  const text = bytes.subarray(4, 4 + length).toString()
  const matcher = restoreMatcher(bytes.subarray(4 + length), labelOf(text))
  if (!matcher) return null
  const head = JSON.parse(text) as Head
  return head.database === database && (await isPast(tx, head.seenFrom)) ? { matcher, ...head } : null
}

/** A database put back to an older state has not come to this transaction yet. */
async function isPast(tx: Tx, transaction: string): Promise<boolean> {
  const { rows } = await sql<{ past: boolean }>`
    select ${transaction}::xid8 <= pg_snapshot_xmax(pg_current_snapshot()) as past`.execute(tx)
  return rows[0]?.past === true
}
