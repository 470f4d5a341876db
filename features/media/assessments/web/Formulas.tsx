import { useWords } from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import styles from './assessments.module.css'

const sentences = ['influence', 'relevance', 'tone', 'originality', 'given', 'score'] as const

/** How every criterion is computed, so that anybody can do it again. */
export function Formulas() {
  const t = useWords(strings)
  return (
    <details className={styles.formulas}>
      <summary>{t('formulas')}</summary>
      <ul>
        {sentences.map(each => (
          <li key={each}>{t(`formula_${each}`)}</li>
        ))}
      </ul>
    </details>
  )
}
