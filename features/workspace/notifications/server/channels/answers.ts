/** What HTTP says about a message that was handed over. Pure but for `posted`, which does it. */
import { FetchProblem, type GuardedPost, guardedPost, type Posted } from '@guanlan/platform/server'
import type { Outcome } from './sender.ts'

/** A channel that takes longer holds its place, not those of others. */
export const sendTimeoutMs = 15_000

/** Never for what we refuse ourselves or what the other side will go on refusing; later for all else. */
export function outcomeOfStatus({ status, headers, text }: Posted, now: Date): Outcome {
  const answer = `${status} ${text}`.trim()
  if (status >= 200 && status < 300) return { kind: 'accepted', answer }
  if (status === 429 || status === 503) {
    const afterMs = retryAfter(headers['retry-after'], now)
    return { kind: 'later', answer, ...(afterMs !== undefined && { afterMs }) }
  }
  // 408 and 425: too slow, too early. Everything else in 400 is a mistake that stays one; 300 would lead somewhere nobody has checked.
  if (status >= 500 || status === 408 || status === 425) return { kind: 'later', answer }
  return { kind: 'never', answer }
}

function retryAfter(header: string | string[] | undefined, now: Date): number | undefined {
  const [text] = [header ?? []].flat()
  if (text === undefined) return undefined
  if (/^\d{1,7}$/.test(text.trim())) return Number(text) * 1_000
  const at = Date.parse(text)
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime())
}

/** Network failures are answers, too: most of them pass. Addresses that are refused here stay refused. */
export async function posted(post: GuardedPost, read: (reply: Posted) => Outcome): Promise<Outcome> {
  try {
    return read(await guardedPost(post))
  } catch (error) {
    if (error instanceof FetchProblem)
      return { kind: /private address|only https/.test(error.message) ? 'never' : 'later', answer: error.message }
    const { code, cause, message } = error as { code?: string; cause?: { code?: string }; message?: string }
    return { kind: 'later', answer: code ?? cause?.code ?? message ?? 'network failure' }
  }
}
