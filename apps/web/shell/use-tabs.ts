import { useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { close, type Tab, visit } from './tabs.ts'

/** The open screens, kept in step with the address. */
export function useTabs(): { tabs: readonly Tab[]; closeTab: (path: string) => void } {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [tabs, setTabs] = useState<readonly Tab[]>(() => visit([], pathname, search))

  // Adjusted while drawing, so that no picture is shown in which the address has no tab.
  const current = tabs.find(tab => tab.path === pathname)
  const newest = Math.max(...tabs.map(tab => tab.used))
  if (!current || current.search !== search || current.used !== newest) setTabs(visit(tabs, pathname, search))

  const closeTab = useCallback(
    (path: string) => {
      const { tabs: rest, next } = close(tabs, path)
      if (rest.length === 0) return
      if (path !== pathname) return setTabs(rest)
      setTabs(rest)
      if (next) void navigate(next.path + next.search)
    },
    [tabs, pathname, navigate],
  )
  return { tabs, closeTab }
}
