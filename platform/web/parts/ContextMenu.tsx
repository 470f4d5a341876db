import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { enterMenu, type MenuItem, MenuItems } from './MenuItems.tsx'

export interface Point {
  x: number
  y: number
}

/** A menu at a point of the window, moved so that all of it is seen. Escape, a click elsewhere, scrolling and a choice close it. */
export function ContextMenu({
  label,
  at,
  items,
  onClose,
}: {
  label: string
  at: Point
  items: readonly MenuItem[]
  onClose: () => void
}) {
  const room = useRef<HTMLDivElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const before = useRef<HTMLElement | null>(null)
  const [place, setPlace] = useState(at)
  const latest = useRef(onClose)
  latest.current = onClose
  useLayoutEffect(() => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = room.current ?? {}
    setPlace({
      x: Math.max(8, Math.min(at.x, window.innerWidth - width - 8)),
      y: Math.max(8, Math.min(at.y, window.innerHeight - height - 8)),
    })
  }, [at])
  useEffect(() => {
    before.current = document.activeElement as HTMLElement | null
    enterMenu(menu.current)
    const outside = (event: Event) => {
      if (!room.current?.contains(event.target as Node)) latest.current()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('scroll', outside, true)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('scroll', outside, true)
    }
  }, [])
  return (
    <div ref={room} className="floating menu-list context" style={{ left: place.x, top: place.y }}>
      <MenuItems
        ref={menu}
        label={label}
        items={items}
        close={back => {
          if (back) before.current?.focus({ preventScroll: true })
          onClose()
        }}
      />
    </div>
  )
}
