import type { ReactNode } from 'react'
import styles from './frames.module.css'

/** Figures and charts: a head that stays, and panels that find their own columns. */
export function DashboardFrame({
  title,
  controls,
  children,
}: {
  title: string
  /** Range and filters that all panels follow. */
  controls?: ReactNode
  /** `Panel`s. One that needs the whole width has `data-wide`. */
  children: ReactNode
}) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <span className="grow" />
        {controls}
      </header>
      <div className={styles.scroll}>
        <div className={styles.panels}>{children}</div>
      </div>
    </div>
  )
}
