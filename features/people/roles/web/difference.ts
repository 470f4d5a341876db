/** What ticking boxes makes of a role: a difference from the built-in one. Pure. */

export interface Difference {
  granted: readonly string[]
  withheld: readonly string[]
}

/** Turns functions on or off. What the built-in role gives is withheld and given back; everything else is added and taken off. */
export function turned(
  base: ReadonlySet<string>,
  { granted, withheld }: Difference,
  functions: readonly string[],
  isOn: boolean,
): { granted: string[]; withheld: string[] } {
  const others = (names: readonly string[]) => names.filter(each => !functions.includes(each))
  const ofBase = functions.filter(each => base.has(each))
  const beyond = functions.filter(each => !base.has(each))
  return {
    granted: isOn ? [...others(granted), ...beyond] : others(granted),
    withheld: isOn ? others(withheld) : [...others(withheld), ...ofBase],
  }
}

/** `some`: a part of them is on. */
export function stateOf(functions: readonly string[], isOn: (name: string) => boolean): 'all' | 'some' | 'none' {
  const on = functions.filter(isOn).length
  if (on === 0) return 'none'
  return on === functions.length ? 'all' : 'some'
}
