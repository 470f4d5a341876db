import { Icon, useWords } from '@guanlan/platform/web'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import type { StartedIncident } from '../../contract.ts'
import { elsewhere as strings } from '../../strings/elsewhere.ts'
import styles from '../begun/begun.module.css'
import { incidentsByColumn } from './columns.ts'

const mostNamed = 5

/** A mark in each column of a chart in which incidents began; it opens the gravest of them. @param ends of its columns, as those of hatches */
export function IncidentMarks({ incidents, ends }: { incidents: readonly StartedIncident[]; ends: readonly number[] }) {
  const t = useWords(strings)
  return incidentsByColumn(incidents, ends).map(({ column, incidents: here }) => {
    const named = here.slice(0, mostNamed).map(({ title }) => title)
    const more = here.length - named.length
    return (
      <span
        key={column}
        className={styles.line}
        style={{ '--at': (column + 0.5) / (ends.length - 1) } as CSSProperties}
      >
        <Link
          className={styles.mark}
          to={`/earlyWarning?state=all&open=${here[0]?.id}`}
          aria-label={t('begunHere', { count: here.length, titles: named.join(t('startBetween')) })}
          title={[...named, ...(more > 0 ? [t('begunMore', { count: more })] : [])].join('\n')}
        >
          <Icon name="warnings" size={12} />
          {here.length > 1 && here.length}
        </Link>
      </span>
    )
  })
}
