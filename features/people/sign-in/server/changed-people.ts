/** Hears of people who were disabled, or given other roles or another password: tokens that say otherwise are refused from then on. */

import { refuse } from '@guanlan/platform/contract'
import type { Database, Listener } from '@guanlan/platform/server'
import { type AuthorityChange, authorityChannel } from '@guanlan/platform/server'
import type { Authentication, SubjectToUser } from './authenticate.ts'
import { findUser } from './users.ts'

export interface ChangedPeople {
  /** Calls `close` when something of the person changes. Returns how to stop waiting for it. */
  onChange(userId: number, close: () => void): () => void
}

export function followPeople(db: Database, listener: Listener, { forget }: Authentication): ChangedPeople {
  const open = new Map<number, Set<() => void>>()
  const close = (closing: Iterable<() => void>) => {
    for (const each of closing) each()
  }
  listener.on(authorityChannel, payload => {
    const { org, user } = JSON.parse(payload) as AuthorityChange
    if (org !== null) return
    forget(user)
    close(user === null ? [...open.values()].flatMap(each => [...each]) : [...(open.get(user) ?? [])])
  })
  // What was announced while nobody listened is read; until then everybody is looked up again at their next call.
  let since = new Date()
  listener.onReconnect(async () => {
    forget(null)
    const before = since
    since = new Date()
    const changed = await db
      .selectFrom('users')
      .select('id')
      .where('id', 'in', [0, ...open.keys()])
      .where('authority_at', '>', before)
      .execute()
      // The database is away again; its next return is told as well, and begins where this one did.
      .catch(() => {
        since = before
        return []
      })
    for (const { id } of changed) close([...(open.get(id) ?? [])])
  })
  return {
    onChange(userId, end) {
      const known = open.get(userId) ?? new Set()
      open.set(userId, known.add(end))
      return () => {
        known.delete(end)
        if (known.size === 0 && open.get(userId) === known) open.delete(userId)
      }
    },
  }
}

/** The claim that says with which state of the person's roles a token was made: milliseconds, 0 before the first change. */
export const authorityClaim = 'authority_at'

/** For the embedded provider, whose subject is the id of the person. */
export const userOfToken =
  (db: Database): SubjectToUser =>
  async (subject, claims) => {
    const user = await findUser(db, Number(subject))
    const isCurrent = user?.enabled && Number(claims[authorityClaim] ?? 0) >= (user.authority_at?.getTime() ?? 0)
    if (!isCurrent) throw refuse('signedOut', 'platform.signedOut')
    return user.id
  }
