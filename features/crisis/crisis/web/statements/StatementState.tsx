import { useWords } from '@guanlan/platform/web'
import type { Statement } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from './statements.module.css'

export function StatementState({ of: { state } }: { of: Statement }) {
  const t = useWords(strings)
  return (
    <span className={styles.state} data-state={state}>
      {t(`statement_${state}`)}
    </span>
  )
}
