/** What was read of texts, by text, those asked for last: bounded in number and in the length of the texts together. */
export interface RuleCache<T> {
  get(text: string): T | undefined
  keep(text: string, value: T): void
  drop(text: string): void
}

/** Trees take about sixty bytes a unit of their text: a million units is some 60 MB. */
export function ruleCache<T>(most = { rules: 2_000, units: 1_000_000 }): RuleCache<T> {
  const stored = new Map<string, T>()
  let units = 0
  const drop = (text: string) => {
    if (stored.delete(text)) units -= text.length
  }
  return {
    drop,
    get(text) {
      const value = stored.get(text)
      if (value !== undefined) {
        stored.delete(text)
        stored.set(text, value)
      }
      return value
    },
    keep(text, value) {
      drop(text)
      stored.set(text, value)
      units += text.length
      for (const oldest of stored.keys()) {
        if (stored.size <= most.rules && units <= most.units) break
        if (oldest !== text) drop(oldest)
      }
    },
  }
}
