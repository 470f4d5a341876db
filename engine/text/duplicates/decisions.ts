// What people decided about clusters: remembered by article, so that it holds however the clusters come about again.

/** `together`: `a` and `b` are one story. `apart`: they are not, whatever their texts say. */
export interface Decision {
  readonly kind: 'together' | 'apart'
  readonly a: string
  readonly b: string
}

export interface Decisions {
  /** The later of two contradicting decisions holds. */
  add(decision: Decision): void
  /** False for nearly all articles: nobody ever decided anything about them. */
  concern(id: string): boolean
  togetherWith(id: string): readonly string[]
  areApart(a: string, b: string): boolean
  list(): readonly Decision[]
}

export function createDecisions(from: readonly Decision[] = []): Decisions {
  const byKey = new Map<string, Decision>()
  const partners = new Map<string, Set<string>>()
  const keyOf = (a: string, b: string): string => JSON.stringify(a < b ? [a, b] : [b, a])
  const decisions: Decisions = {
    add(decision) {
      const key = keyOf(decision.a, decision.b)
      byKey.delete(key)
      byKey.set(key, decision)
      for (const [one, other] of [
        [decision.a, decision.b],
        [decision.b, decision.a],
      ] as const) {
        const all = partners.get(one) ?? new Set()
        partners.set(one, all.add(other))
      }
    },
    concern: id => partners.has(id),
    togetherWith: id => [...(partners.get(id) ?? [])].filter(other => byKey.get(keyOf(id, other))?.kind === 'together'),
    areApart: (a, b) => (partners.get(a)?.has(b) ?? false) && byKey.get(keyOf(a, b))?.kind === 'apart',
    list: () => [...byKey.values()],
  }
  for (const decision of from) decisions.add(decision)
  return decisions
}
