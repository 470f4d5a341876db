import type { ReactNode } from 'react'
import styles from './RecordForm.module.css'

/** A record that is looked at and not written: its name, marks and acts, and what it is. */
export function RecordView({
  title,
  marks,
  acts,
  children,
}: {
  title: string
  marks?: ReactNode
  acts?: ReactNode
  children: ReactNode
}) {
  return (
    <section className={styles.form} aria-label={title}>
      <header className={styles.head}>
        <h2 className="cut">{title}</h2>
        {marks}
        <span className="grow" />
        {acts}
      </header>
      <div className={styles.body}>
        <div className={styles.fields}>{children}</div>
      </div>
    </section>
  )
}

/** Fields beside each other where there is room; they take the height that is left. */
export const FieldRow = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>
