/** What a call can end in besides its reply. */
import { type Problem, type RefusalKind, refusalKinds } from '@guanlan/platform/contract'

/** `unreachable`: no answer came (offline, time-out); `unexpected`: the answer was not one of ours. */
export type ErrorKind = RefusalKind | 'unreachable' | 'unexpected'

/** A call was refused or failed. `message` is a sentence in the reader's language when the server gave one. */
export class RefusalError extends Error {
  readonly kind: ErrorKind
  /** `feature.name` of the refusal, stable; empty when no answer came. */
  readonly key: string
  /** What is wrong with single fields, for forms. */
  readonly problems: readonly Problem[]
  /** To quote when asking for help. */
  readonly requestId: string
  readonly code: number
  constructor(
    kind: ErrorKind,
    facts: { key?: string; msg?: string; problems?: readonly Problem[]; requestId?: string; code?: number },
  ) {
    super(facts.msg ?? '')
    this.name = 'RefusalError'
    this.kind = kind
    this.key = facts.key ?? ''
    this.problems = facts.problems ?? []
    this.requestId = facts.requestId ?? ''
    this.code = facts.code ?? 0
  }
  /** The sentence for one field of a form. */
  problemOf(field: string): string | undefined {
    return this.problems.find(problem => problem.field === field)?.msg
  }
}

export function kindOf(code: number, httpStatus: number): ErrorKind {
  const kinds = Object.entries(refusalKinds)
  const known = kinds.find(([, kind]) => kind.code === code) ?? kinds.find(([, kind]) => kind.http === httpStatus)
  return (known?.[0] as RefusalKind | undefined) ?? 'unexpected'
}

const passing: ReadonlySet<unknown> = new Set([
  'tooMany',
  'unavailable',
  'unreachable',
  'unexpected',
] satisfies ErrorKind[])

/** Asked again later it may be answered: what was shown before stays. Everything else is refused for good. */
export const isPassing = (error: unknown): boolean => passing.has((error as { kind?: unknown } | null)?.kind)
