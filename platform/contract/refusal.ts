/** Expected refusals are values with a key; one place turns them into status, code and a sentence in the reader's language. */
import type { RefusalKind } from './envelope.ts'
import type { ValuesOf, WordsKey } from './phrases.ts'

export interface ProblemKey {
  field: string
  key: string
  values?: Readonly<Record<string, unknown>>
}

export class Refusal extends Error {
  readonly kind: RefusalKind
  /** `feature.name` of a phrase in that feature's strings. */
  readonly key: string
  readonly values: Readonly<Record<string, unknown>>
  readonly problems: readonly ProblemKey[]
  constructor(
    kind: RefusalKind,
    key: string,
    values: Readonly<Record<string, unknown>> = {},
    problems: readonly ProblemKey[] = [],
  ) {
    super(key)
    this.name = 'Refusal'
    this.kind = kind
    this.key = key
    this.values = values
    this.problems = problems
  }
}

/** `throw refuse('conflict', 'monitors.hasChildren')`; the field names the input that is to blame, when there is one. */
export const refuse = <const K extends WordsKey>(
  kind: RefusalKind,
  key: K,
  ...[values, field]: Record<never, never> extends ValuesOf<K>
    ? [values?: Readonly<Record<string, unknown>>, field?: string]
    : [values: ValuesOf<K>, field?: string]
): Refusal => new Refusal(kind, key, values ?? {}, field === undefined ? [] : [{ field, key, values: values ?? {} }])

/** Several fields are wrong at once: all are named, so that a form can be mended in one go. */
export const refuseAll = (problems: readonly ProblemKey[]): Refusal => {
  const first = problems[0]
  return new Refusal('invalid', first?.key ?? 'platform.invalid', first?.values ?? {}, problems)
}
