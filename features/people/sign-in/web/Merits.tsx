import { useWords } from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import styles from './SignIn.module.css'

/** What the product is for, in three sentences. */
export function Merits() {
  const t = useWords(strings)
  return (
    <dl className={styles.merits}>
      {(['Finds', 'Warns', 'Shows'] as const).map(merit => (
        <div key={merit}>
          <dt>{t(`merit${merit}`)}</dt>
          <dd>{t(`merit${merit}How`)}</dd>
        </div>
      ))}
    </dl>
  )
}
