/** Whom this process has met as a member, so that only they take room in their organisation's line. */
import type { Caller } from './gate.ts'

export interface KnownMembers {
  knows(caller: Caller): boolean
  note(caller: Caller, isMember: boolean): void
}

/** Forgotten all at once when more are held: each is then met again at the next call. */
export function knownMembers(most = 50_000): KnownMembers {
  const known = new Set<string>()
  const nameOf = ({ orgId, userId }: Caller) => `${orgId}/${userId}`
  return {
    // Work of the organisation itself comes from the product, not from outside.
    knows: caller => caller.userId === null || known.has(nameOf(caller)),
    note(caller, isMember) {
      if (!isMember) known.delete(nameOf(caller))
      else if (caller.userId !== null) {
        if (known.size >= most) known.clear()
        known.add(nameOf(caller))
      }
    },
  }
}
