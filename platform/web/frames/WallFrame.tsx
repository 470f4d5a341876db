import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './frames.module.css'

/** Drawn for 1920 × 1080, or another size in pixels, and scaled as a whole to whatever the wall is, with the same margins on both sides. */
export function WallFrame({
  title,
  width: drawnWidth = 1920,
  height: drawnHeight = 1080,
  children,
}: {
  title: string
  width?: number
  height?: number
  children: ReactNode
}) {
  const room = useRef<HTMLElement>(null)
  const [scale, setScale] = useState(1)
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      setScale(Math.min(width / drawnWidth, height / drawnHeight))
    })
    if (room.current) watch.observe(room.current)
    return () => watch.disconnect()
  }, [drawnWidth, drawnHeight])
  return (
    <section ref={room} className={styles.wall} aria-label={title}>
      <div style={{ width: drawnWidth, height: drawnHeight, transform: `translate(-50%, -50%) scale(${scale})` }}>
        {children}
      </div>
    </section>
  )
}
