/** Files of the product behind one door: a folder of this machine, or a bucket. What they are called is never a user's choice. */
import { createHash, randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'

/** `area/organisation/uuid`, made by `newFileKey` and `namedFileKey` alone. */
export type FileKey = string & { readonly kind: 'FileKey' }

/** First and last byte, both included, counted from 0. */
export interface ByteRange {
  first: number
  last: number
}

export interface StoredFile {
  bytes: number
  /** Of the range that was asked for, or of the whole. */
  stream: Readable
}

export interface FileStore {
  /** All of it or nothing: a source that breaks leaves no file. Answers its bytes. @throws FileTooLarge past `mostBytes` */
  put(key: FileKey, source: AsyncIterable<Uint8Array>, mostBytes: number): Promise<number>
  /** Bytes of the file; null when there is none. */
  size(key: FileKey): Promise<number | null>
  get(key: FileKey, range?: ByteRange): Promise<StoredFile | null>
  /** Deleting what is not there is done already. */
  delete(key: FileKey): Promise<void>
  /** Files of an area of one organisation, in order of their keys, `limit` at a time; `after` is the last one of the page before. */
  list(area: string, orgId: number, page: { after?: FileKey; limit: number }): Promise<ListedFile[]>
  /** Bytes that can still be stored; null where nobody knows. */
  free(): Promise<number | null>
  /** What files are for: each area that has had any. */
  areas(): Promise<string[]>
  /** Organisations that have files in an area, also those that are gone themselves. */
  organisations(area: string): Promise<number[]>
}

export interface ListedFile {
  key: FileKey
  storedAt: Date
}

export class FileTooLarge extends Error {}

const pattern = /^[a-z][a-z-]{1,30}\/\d{1,10}\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** @param area what the files are for: `exports`, `pictures` */
export const newFileKey = (area: string, orgId: number): FileKey => requireKey(`${area}/${orgId}/${randomUUID()}`)

/** The same for the same name: what is done again is stored in the same place. */
export const namedFileKey = (area: string, orgId: number, name: string): FileKey => {
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 32)
  return requireKey(`${area}/${orgId}/${hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}`)
}

/** Null: it is none. */
export const keyIn = (text: string): FileKey | null => (pattern.test(text) ? (text as FileKey) : null)

/** A key that was kept somewhere. @throws when it is none: a path out of the store is never followed */
export function requireKey(text: string): FileKey {
  const key = keyIn(text)
  if (!key) throw new Error(`not a key of a file: ${JSON.stringify(text.slice(0, 100))}`)
  return key
}
