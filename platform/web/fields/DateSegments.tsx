import { DateInput, DateSegment } from 'react-aria-components'
import styles from './dates.module.css'

/** Year, month and day in this order with hyphens in all languages, then the time: 2026-03-01 08:00. */
export function DateSegments({ slot }: { slot?: 'start' | 'end' }) {
  return (
    <DateInput {...(slot && { slot })} className={styles.segments ?? ''}>
      {segment => (
        <DateSegment segment={segment.type === 'literal' ? { ...segment, text: plain(segment.text) } : segment} />
      )}
    </DateInput>
  )
}

const plain = (literal: string): string => literal.replace(/\//g, '-').replace(/[,，]\s*/g, ' ')
