import { DoorFoot } from '@guanlan/features/people/sign-in/web'
import { Mark } from '@guanlan/platform/web'
import type { ReactNode } from 'react'
import styles from './registration.module.css'

/** A page before the sign-in: one narrow column. It must stay light, as the sign-in itself. */
export function Door({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <main className={styles.door}>
        <header className={styles.brand}>
          <Mark size={36} />
          <h1>{title}</h1>
        </header>
        {children}
        <DoorFoot />
      </main>
    </div>
  )
}
