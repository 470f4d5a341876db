/** Names that look like settings and are none: a misspelt one would otherwise be passed over without a word. */

/** Of the tools of this repository: tests, benches and drawings read them, and the product passes them on. */
const ofTools = new Set(
  'BEFORE E2E_DATA E2E_PORT FOLD FUZZ_PORT KEY KILLS MAP_SAMPLE MODEL NAMED NPM ORIGIN PARTS SCALE SCREENS SEED SOFFICE TESTS TRACE WALK'
    .split(' ')
    .map(name => `GUANLAN_${name}`),
)
const prefix = 'GUANLAN_'
/** So many letters wrong are a slip of the hand; more may be the name of something else (Kubernetes sets `GUANLAN_SERVICE_HOST` by itself). */
const mostWrong = 2

export interface UnknownNames {
  /** Each with the setting that was meant. */
  misspelt: { name: string; nearest: string }[]
  /** Like no setting at all. */
  others: string[]
}

export function unknownNames(set: readonly string[], known: readonly string[]): UnknownNames {
  const found: UnknownNames = { misspelt: [], others: [] }
  for (const name of set) {
    if (!name.toUpperCase().startsWith(prefix) || known.includes(name) || ofTools.has(name)) continue
    const [nearest] = known
      .map(each => ({ each, wrong: distance(name.toUpperCase(), each) }))
      .sort((one, other) => one.wrong - other.wrong)
    if (nearest && nearest.wrong <= mostWrong) found.misspelt.push({ name, nearest: nearest.each })
    else found.others.push(name)
  }
  return found
}

/** Letters to put in, take out, exchange or turn round until one is the other. */
export function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, n) => n)]
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= one.length; i++) {
    rows.push([i])
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      const isTurned = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (isSame ? 0 : 1))
      rows[i]?.push(isTurned ? Math.min(least, at(i - 2, j - 2) + 1) : least)
    }
  }
  return at(one.length, other.length)
}
