/** One shape of a reader's comment. Pure. */
import { hash } from 'node:crypto'
import type { NormalComment, RawComment } from '../items.ts'
import { readable } from './readable.ts'
import { withoutScripts } from './scripts.ts'
import { readTime } from './time.ts'

/** Characters kept of one. */
const longest = 1_000

export function normaliseComment(raw: RawComment, receivedAt: Date): NormalComment {
  const time = raw.time === undefined ? null : readTime(raw.time, receivedAt)
  const author = raw.author?.trim() || null
  const text = withoutScripts(readable(raw.text).text).trim().slice(0, longest).toWellFormed()
  const made = hash('sha256', JSON.stringify(raw.id ? ['id', raw.id] : ['text', author, raw.text]), 'hex')
  return {
    identity: `${made.slice(0, 8)}-${made.slice(8, 12)}-8${made.slice(13, 16)}-a${made.slice(17, 20)}-${made.slice(20, 32)}`,
    author,
    // What was markup alone is still a comment that was written.
    text: text || '…',
    writtenAt: time && 'at' in time ? time.at : receivedAt,
    likes: raw.likes ?? null,
    region: raw.region ?? null,
  }
}
