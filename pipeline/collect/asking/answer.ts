import { type Fetched, FetchProblem, retryAfter } from '@guanlan/platform/server'

/** An answer that refuses: its status says what becomes of the source. */
export class AnswerProblem extends FetchProblem {
  readonly status: number
  /** How long the site asks to be left alone. */
  readonly retrySeconds: number | null
  constructor(status: number, retry: string | undefined) {
    super(`answered ${status}`)
    this.status = status
    this.retrySeconds = retryAfter(retry, new Date())
  }
}

/** @throws AnswerProblem */
export function requireAnswer(fetched: Fetched): void {
  if (fetched.status >= 400) throw new AnswerProblem(fetched.status, headerOf(fetched, 'retry-after'))
}

export function headerOf({ headers }: Fetched, name: string): string | undefined {
  const value = headers[name]
  return Array.isArray(value) ? value[0] : value
}
