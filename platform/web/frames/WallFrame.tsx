import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './frames.module.css'

/** Drawn for 1920 × 1080 and scaled as a whole to whatever the wall is, with the same margins on both sides. */
export function WallFrame({ title, children }: { title: string; children: ReactNode }) {
  const room = useRef<HTMLElement>(null)
  const [scale, setScale] = useState(1)
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      setScale(Math.min(width / 1920, height / 1080))
    })
    if (room.current) watch.observe(room.current)
    return () => watch.disconnect()
  }, [])
  return (
    <section ref={room} className={styles.wall} aria-label={title}>
      <div style={{ transform: `translate(-50%, -50%) scale(${scale})` }}>{children}</div>
    </section>
  )
}
