/** The open screens of this window, as tabs. Pure moves over a list. */
export interface Tab {
  /** The path without its question: one tab a place, and one a set of path parameters. */
  path: string
  /** Where in the place the reader was. */
  search: string
  /** Higher is more recent. Tabs of the page before a reload have 0 or less, until they are looked at again. */
  used: number
}

/** More than this and the one unused for longest makes room. */
export const mostTabs = 12

export function visit(tabs: readonly Tab[], path: string, search: string): Tab[] {
  const used = Math.max(0, ...tabs.map(tab => tab.used)) + 1
  const known = tabs.some(tab => tab.path === path)
  const next = known
    ? tabs.map(tab => (tab.path === path ? { path, search, used } : tab))
    : [...tabs, { path, search, used }]
  if (next.length <= mostTabs) return next
  const oldest = next.reduce((least, tab) => (tab.used < least.used ? tab : least))
  return next.filter(tab => tab !== oldest)
}

/** The tabs that were kept, as far as they can be opened; in their order, the least recent of them still the first to make room. */
export function restored(stored: unknown, opens: (path: string) => boolean): Tab[] {
  const tabs = (Array.isArray(stored) ? stored : []).filter(isTab).filter(tab => opens(tab.path))
  const byUse = tabs.map(tab => tab.used).sort((one, other) => one - other)
  return tabs
    .slice(0, mostTabs)
    .map(({ path, search, used }) => ({ path, search, used: byUse.indexOf(used) - byUse.length + 1 }))
}

const isTab = (one: unknown): one is Tab => {
  const { path, search, used } = (one ?? {}) as Partial<Tab>
  return typeof path === 'string' && typeof search === 'string' && typeof used === 'number'
}

/** Closes one tab; `next` is the tab to show if it was in front: its right neighbour, else its left one. */
export function close(tabs: readonly Tab[], path: string): { tabs: Tab[]; next: Tab | null } {
  const at = tabs.findIndex(tab => tab.path === path)
  const rest = tabs.filter(tab => tab.path !== path)
  return { tabs: rest, next: rest[Math.min(at, rest.length - 1)] ?? null }
}
