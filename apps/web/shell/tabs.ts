/** The open screens of this window, as tabs. Pure moves over a list. */
export interface Tab {
  /** The path without its question: one tab a place, and one a set of path parameters. */
  path: string
  /** Where in the place the reader was. */
  search: string
  /** Higher is more recent. */
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

/** Closes one tab; `next` is the tab to show if it was in front: its right neighbour, else its left one. */
export function close(tabs: readonly Tab[], path: string): { tabs: Tab[]; next: Tab | null } {
  const at = tabs.findIndex(tab => tab.path === path)
  const rest = tabs.filter(tab => tab.path !== path)
  return { tabs: rest, next: rest[Math.min(at, rest.length - 1)] ?? null }
}
