import { remember, remembered } from '@guanlan/platform/web'
import { useState } from 'react'
import type { Monitor } from '../../contract.ts'

const name = 'monitors.onlyOpen'

/** Whether only monitors that are on are shown: a switch that this browser keeps (ambiguity 81 of the specification). */
export function useOnlyOpen(): [boolean, () => void] {
  const [isOn, setOn] = useState(() => remembered(name) === '1')
  return [
    isOn,
    () => {
      remember(name, isOn ? '0' : '1')
      setOn(!isOn)
    },
  ]
}

/** Those that are on, with the folders they lie in. Pure. */
export function onlyOpen(monitors: readonly Monitor[]): Monitor[] {
  const byId = new Map(monitors.map(monitor => [monitor.id, monitor]))
  const stored = new Set<number>()
  for (const monitor of monitors)
    if (monitor.isOpen)
      for (let at: Monitor | undefined = monitor; at && !stored.has(at.id); at = byId.get(at.fatherId))
        stored.add(at.id)
  return monitors.filter(({ id }) => stored.has(id))
}
