import { useFormat, useWords } from '@guanlan/platform/web'
import type { CSSProperties } from 'react'
import { columnsOf, type Disturbances } from '../contract.ts'
import { disturbances as strings } from '../strings/disturbances.ts'
import styles from './Disturbance.module.css'

/** In a sentence: what a chart does not show for want of collection. Nothing when nothing was disturbed. */
export function Disturbance({ of: { sources, senders, stretches } }: { of: Disturbances }) {
  const t = useWords(strings)
  const format = useFormat()
  if (stretches.length === 0) return null
  const moments = stretches.map(({ from, to, sources: count, names, ours, stood }) => {
    const when = { from: format.moment(from).slice(5, 16), to: format.moment(to).slice(5, 16) }
    const named = names.join(' ')
    if (stood && count === 0) return t('stoodStretch', when)
    if (ours && count === 0) return t('ourStretch', when)
    return t('stretch', { ...when, names: count > names.length ? t('andMore', { names: named, count }) : named })
  })
  const reported = [
    sources > 0 && t('disturbed', { count: sources }),
    senders > 0 && t('silentSenders', { count: senders }),
    stretches.some(({ stood }) => stood) && t('stoodStill'),
  ].filter(Boolean)
  if (reported.length === 0) reported.push(t('disturbedOurs'))
  return (
    <span className={styles.sentence} title={moments.join('\n')}>
      <i className={styles.hatched} aria-hidden="true" />
      {reported.join(' · ')}
    </span>
  )
}

/** Hatched over the columns of a chart. @param ends moments at which its columns begin, and at which the last ends */
export function hatchesOver({ stretches }: Disturbances, ends: readonly number[]) {
  return columnsOf(stretches, ends).map(([first, last]) => (
    <i
      key={first}
      className={styles.hatch}
      aria-hidden="true"
      style={{ '--from': first / (ends.length - 1), '--to': last / (ends.length - 1) } as CSSProperties}
    />
  ))
}
