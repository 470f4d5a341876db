import type { ReactNode } from 'react'
import styles from './PlainTable.module.css'

/** A small table that needs no list behind it: some rows of an answer. Cells of numbers say `data-number`. */
export function PlainTable({
  label,
  head,
  children,
}: {
  label: string
  /** Titles of the columns, those of numbers marked; a column of acts has an empty one, and its cell is none that is read as a heading. */
  head: readonly (string | { number: string })[]
  children: ReactNode
}) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {head.map(title =>
            title === '' ? (
              <td key="" />
            ) : typeof title === 'string' ? (
              <th key={title} scope="col">
                {title}
              </th>
            ) : (
              <th key={title.number} scope="col" data-number>
                {title.number}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
