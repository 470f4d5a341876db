import { useFormat, useWords } from '@guanlan/platform/web'
import type { CSSProperties } from 'react'
import type { Disturbances } from '../contract.ts'
import { strings } from '../strings.ts'
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
  const said = [
    sources > 0 && t('disturbed', { count: sources }),
    senders > 0 && t('silentSenders', { count: senders }),
    stretches.some(({ stood }) => stood) && t('stoodStill'),
  ].filter(Boolean)
  if (said.length === 0) said.push(t('disturbedOurs'))
  return (
    <span className={styles.sentence} title={moments.join('\n')}>
      <i className={styles.hatched} aria-hidden="true" />
      {said.join(' · ')}
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

/** The same for charts of the kit: from which row up to which. @param points moments at which its rows begin */
export function hatchedRows({ stretches }: Disturbances, points: readonly string[]): [number, number][] {
  const begins = points.map(at => Date.parse(at))
  const last = begins.at(-1)
  return last === undefined
    ? []
    : columnsOf(stretches, [...begins, last + (last - (begins.at(-2) ?? last - 3_600_000))])
}

/** From which column up to which (not included) each stretch reaches; stretches of one column are one. Pure. */
export function columnsOf(stretches: Disturbances['stretches'], ends: readonly number[]): [number, number][] {
  const found: [number, number][] = []
  for (const { from, to } of stretches) {
    const columns = ends.slice(0, -1).flatMap((begin, at) => {
      const end = ends[at + 1] ?? begin
      return Date.parse(from) < end && Date.parse(to) > begin ? [at] : []
    })
    const [first, last] = [columns[0], columns.at(-1)]
    if (first === undefined || last === undefined) continue
    const before = found.at(-1)
    if (before && first <= before[1]) before[1] = Math.max(before[1], last + 1)
    else found.push([first, last + 1])
  }
  return found
}
