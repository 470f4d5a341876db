import { Button, Mark, useWords } from '@guanlan/platform/web'
import { type Use, uses } from '../contract.ts'
import { strings } from '../strings.ts'
import { useUseWords } from './use-words.ts'
import styles from './Vocabularies.module.css'

/** Nothing is opened: what vocabularies are for, each with an example and a way to begin. */
export function Welcome({ onNew }: { onNew: (use: Use) => void }) {
  const t = useWords(strings)
  const words = useUseWords()
  return (
    <section className={styles.welcome} aria-label={t('title')}>
      <Mark size={40} />
      <h2>{t('chooseOne')}</h2>
      <p className="dim">{t('chooseOneText')}</p>
      <ul>
        {uses.map(use => (
          <li key={use}>
            <h3>{words[use].title}</h3>
            <p>{words[use].purpose}</p>
            <p className={styles.example}>{words[use].example}</p>
            <Button onClick={() => onNew(use)}>{words[use].add}</Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
