import { diffLines } from 'diff'
import styles from './policies.module.css'

/** What was taken out and put in between two texts, line by line. */
export function Difference({ before, now }: { before: string; now: string }) {
  let place = 0
  return (
    <div className={styles.difference}>
      {diffLines(before, now).map(({ value, added, removed }) => {
        const key = place++
        if (added) return <ins key={key}>{value}</ins>
        return removed ? <del key={key}>{value}</del> : <span key={key}>{value}</span>
      })}
    </div>
  )
}
