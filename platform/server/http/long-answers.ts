/** Answers that last (streams, downloads, uploads): looked at again as soon as it is announced that their readers may do less. */
import { Refusal } from '@guanlan/platform/contract'
import type { Listener } from '../listen.ts'

/** Written by the triggers of 0047; null: everybody, or everywhere. */
export interface AuthorityChange {
  org: number | null
  user: number | null
}

export const authorityChannel = 'authority'

export interface LongAnswer {
  orgId: number
  /** Null: of a key, whose rights are those of somebody else; any change in the organisation may concern it. */
  userId: number | null
  /** Throws a refusal when its reader may not have it any more. */
  check(): Promise<unknown>
  end(): void
}

export interface LongAnswers {
  /** Returns how to stop watching. */
  watch(answer: LongAnswer): () => void
}

/** A database that is away for a moment is asked again after so long; nothing is ended because of it. */
const retryMs = 500
/** Looked at together: a changed role may concern hundreds of streams, and calls go on meanwhile. */
const together = 4

const endings: ReadonlySet<string> = new Set(['signedOut', 'forbidden', 'missing'])

export function longAnswers(listener: Listener): LongAnswers {
  const open = new Set<LongAnswer>()

  async function look(answer: LongAnswer): Promise<void> {
    if (!open.has(answer)) return
    try {
      await answer.check()
    } catch (error) {
      if (error instanceof Refusal && endings.has(error.kind)) answer.end()
      else setTimeout(() => void look(answer), retryMs).unref()
    }
  }
  async function lookAt(answers: LongAnswer[]): Promise<void> {
    const next = answers[Symbol.iterator]()
    const worker = async () => {
      for (const answer of next) await look(answer)
    }
    await Promise.all(Array.from({ length: together }, worker))
  }

  listener.on(authorityChannel, payload => {
    const { org, user } = JSON.parse(payload) as AuthorityChange
    void lookAt(
      [...open].filter(
        ({ orgId, userId }) => (org === null || org === orgId) && (user === null || userId === null || user === userId),
      ),
    )
  })
  // What was announced while nobody listened is not known.
  listener.onReconnect(() => void lookAt([...open]))

  return {
    watch(answer) {
      open.add(answer)
      return () => void open.delete(answer)
    },
  }
}
