import { Button, Mark, useWords } from '@guanlan/platform/web'
import { uses } from '../contract.ts'
import { strings } from '../strings.ts'
import { addressOfNew } from './addresses.ts'
import { useUseWords } from './use-words.ts'
import styles from './Vocabularies.module.css'

/** Nothing is opened: what vocabularies are for, each with an example and a way to begin. */
export function Welcome({ onGo }: { onGo: (to: string) => void }) {
  const t = useWords(strings)
  const words = useUseWords()
  return (
    <section className={styles.welcome} aria-label={t('title')}>
      <Mark size={40} />
      <h1>{t('chooseOne')}</h1>
      <p className="dim">{t('chooseOneText')}</p>
      <ul>
        {uses.map(use => (
          <li key={use} className={styles.card}>
            <h2>{words[use].title}</h2>
            <p>{words[use].purpose}</p>
            <p className={styles.example}>{words[use].example}</p>
            <Button onClick={() => onGo(addressOfNew(use))}>{words[use].add}</Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
