import type { ReactNode } from 'react'
import styles from './comparison.module.css'

/** A page with a head that stays. */
export function Page({ title, controls, children }: { title: ReactNode; controls?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <span className="grow" />
        {controls}
      </header>
      <div className={styles.body}>{children}</div>
    </div>
  )
}
