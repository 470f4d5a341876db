/** The rule that finds any of these names as they are written. Pure. */
export const ruleOfNames = (names: readonly string[]): string =>
  names
    .map(name => name.replace(/["“”\\]/g, ' ').trim())
    .filter(Boolean)
    .map(name => `"${name}"`)
    .join('|')
