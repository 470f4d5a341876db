const steps: readonly (readonly string[])[] = [
  ['sources', 'mediaGroups'],
  ['words'],
  ['name', 'fromDay', 'untilDay', 'cycle', 'dailyBudget'],
]

/** The first step with a wrong field; null: none is wrong. */
export function stepOf(wrong: readonly string[]): number | null {
  const at = steps.findIndex(fields => fields.some(field => wrong.includes(field)))
  return at < 0 ? null : at
}
