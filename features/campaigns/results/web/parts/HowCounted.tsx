import { PopoverButton, useWords } from '@guanlan/platform/web'
import { strings } from '../../strings.ts'
import styles from './parts.module.css'

/** Beside a number: how it is counted. */
export function HowCounted({ name, children }: { name: string; children: string }) {
  const t = useWords(strings)
  return (
    <PopoverButton isIconOnly size="small" icon="info" label={t('howCounted', { name })} className={styles.how ?? ''}>
      {() => <p className={styles.sentence}>{children}</p>}
    </PopoverButton>
  )
}
