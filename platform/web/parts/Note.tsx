import type { ReactNode } from 'react'
import styles from './Note.module.css'

/** A sentence to be seen before one goes on; `example` sets an instance of something apart from what it explains. */
export const Note = ({ kind = 'note', children }: { kind?: 'note' | 'example'; children: ReactNode }) => (
  <p className={styles[kind]}>{children}</p>
)
