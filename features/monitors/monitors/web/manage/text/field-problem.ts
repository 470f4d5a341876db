/** A correction that is offered beside a problem. */
export interface FieldFix {
  title: string
  from: number
  to: number
  replacement: string
}

/** In the reader's language. Offsets in UTF-16 units of the text. */
export interface FieldProblem {
  from: number
  to: number
  severity: 'error' | 'advice'
  message: string
  /** Where it is, in words. */
  place: string
  fixes: readonly FieldFix[]
}
