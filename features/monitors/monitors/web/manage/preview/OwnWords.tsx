import { percent, useFormat, useWords } from '@guanlan/platform/web'
import type { Preview } from '../../../contract.ts'
import { strings } from '../../../strings.ts'
import styles from './preview.module.css'

/** Each word of the rule with what it finds by itself: the one that brings nothing, or everything, is seen at a glance. */
export function OwnWords({ words: { own, over } }: { words: Preview['words'] }) {
  const t = useWords(strings)
  const format = useFormat()
  if (own.length === 0) return null
  return (
    <section className={styles.suggested} aria-label={t('ownWords')}>
      <p>
        <span className="dim">{t('ownWords')}</span>
        {own.map(({ word, count, share }) => (
          <span
            key={word}
            className={styles.own}
            data-none={count === 0 || undefined}
            title={t('ownWordTip', {
              word,
              over: format.exact(over),
              count: format.exact(count),
              share: percent(share, 0),
            })}
          >
            {word} <b>{format.count(count)}</b>
          </span>
        ))}
      </p>
    </section>
  )
}
