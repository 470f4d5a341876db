import { useWords } from '@guanlan/platform/web'
import type { Answer } from '../../contract.ts'
import { screenStrings } from '../../strings/screens.ts'
import styles from './answer.module.css'
import { Sentences } from './Sentences.tsx'

/** Sentences of different media that cannot both be so, side by side. */
export default function Contradictions({ answer: { contradictions = [], passages, plan } }: { answer: Answer }) {
  const t = useWords(screenStrings)
  return (
    <section aria-label={t('contradictions')}>
      <h4>{t('contradictions')}</h4>
      {contradictions.map(({ part, sentences }) => (
        <div key={sentences[0]?.text} className={styles.sides} title={t(`lacks_${part}`)}>
          <Sentences sentences={sentences} passages={passages} query={plan.query} />
        </div>
      ))}
    </section>
  )
}
