import { loadFromTab, saveInTab } from '@guanlan/platform/web'
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { findPlace } from '../sitemap/find.ts'
import { opens } from '../sitemap/menus.ts'
import { useStarted } from '../start/session.ts'
import { close, restored, type Tab, visit } from './tabs.ts'

const name = 'tabs'

/** The open screens, kept in step with the address and over reloads. @param isOpen whether the address shows a screen at all */
export function useTabs(isOpen: boolean): { tabs: readonly Tab[]; closeTab: (path: string) => void } {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [tabs, setTabs] = useState<readonly Tab[]>(() => restored(loadFromTab(name), maybeOpened))

  // Adjusted while drawing, so that no picture is shown in which the address has no tab.
  const current = tabs.find(tab => tab.path === pathname)
  const newest = Math.max(0, ...tabs.map(tab => tab.used))
  const isNewest = current?.search === search && current.used === newest && newest > 0
  if (isOpen && !isNewest) setTabs(visit(tabs, pathname, search))
  useEffect(() => saveInTab(name, tabs), [tabs])

  const closeTab = useCallback(
    (path: string) => {
      const { tabs: rest, next } = close(tabs, path)
      if (rest.length === 0) return
      setTabs(rest)
      if (path === pathname && next) void navigate(next.path + next.search)
    },
    [tabs, pathname, navigate],
  )
  return { tabs, closeTab }
}

/** Roles and the product may have changed since the tab was kept. */
function maybeOpened(path: string): boolean {
  const { session, host } = useStarted.getState()
  const place = findPlace(path)?.place
  return session !== null && place !== undefined && !place.bare && opens(place, session, host)
}
