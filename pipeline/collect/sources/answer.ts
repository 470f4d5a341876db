import { FetchProblem } from '@guanlan/platform/server'
import { retryAfter } from './pace.ts'

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
