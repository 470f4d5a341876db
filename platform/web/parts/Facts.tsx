import type { ReactNode } from 'react'
import styles from './Facts.module.css'

/** What is known about something: a name and a value each. Numbers are shown large, side by side; texts in lines below each other. */
export function Facts({
  title,
  facts,
  of = 'numbers',
}: {
  title?: string
  of?: 'numbers' | 'texts'
  facts: readonly (readonly [name: string, value: ReactNode])[]
}) {
  return (
    <figure>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <dl className={of === 'texts' ? styles.texts : styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}

/** Words beside each other, each in its frame. */
export const WordList = ({ words }: { words: readonly string[] }) => (
  <ul className={styles.words}>
    {words.map(word => (
      <li key={word}>{word}</li>
    ))}
  </ul>
)
