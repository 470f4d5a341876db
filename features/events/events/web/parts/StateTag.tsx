import { Tag, useWords } from '@guanlan/platform/web'
import type { EventState } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from './parts.module.css'

/** The state of an event; its colour says how urgent it is, its word what it is. */
export function StateTag({ state }: { state: EventState }) {
  const t = useWords(strings)
  return (
    <span className={styles.state} data-state={state}>
      <Tag>{t(`state_${state}`)}</Tag>
    </span>
  )
}
