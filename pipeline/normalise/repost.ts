/** One shape of a repost. Pure. */
import { hash } from 'node:crypto'
import { type NewRepost, thePost } from '@guanlan/features/articles/articles/server/storing'
import type { RawRepost } from '../items.ts'
import { readable } from './readable.ts'
import { withoutScripts } from './scripts.ts'
import { readTime } from './time.ts'

/** Characters kept of one. */
const longest = 1_000

/** @param own ids by which reposts name the post itself: the sender's id of it, and its address */
export function normaliseRepost(raw: RawRepost, own: readonly (string | undefined)[], receivedAt: Date): NewRepost {
  const time = raw.time === undefined ? null : readTime(raw.time, receivedAt)
  const author = raw.author?.trim() || null
  const written = raw.text ?? ''
  return {
    identity: uuidOf(raw.id ? ['id', raw.id] : ['text', author, written, raw.time ?? '']),
    parent: raw.parent === undefined ? null : own.includes(raw.parent) ? thePost : uuidOf(['id', raw.parent]),
    author,
    text: withoutScripts(readable(written).text).trim().slice(0, longest).toWellFormed(),
    writtenAt: time && 'at' in time ? time.at : receivedAt,
  }
}

function uuidOf(basis: readonly unknown[]): string {
  const made = hash('sha256', JSON.stringify(basis), 'hex')
  return `${made.slice(0, 8)}-${made.slice(8, 12)}-8${made.slice(13, 16)}-a${made.slice(17, 20)}-${made.slice(20, 32)}`
}
