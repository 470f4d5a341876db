import { percent, Stack, useFormat, useWords } from '@guanlan/platform/web'
import type { Preview } from '../../../contract.ts'
import { strings } from '../../../strings.ts'
import type { Way } from '../rule/with-word.ts'
import shared from '../shared.module.css'
import styles from './preview.module.css'

/** Words that would narrow or widen the rule; a click writes them into it. */
export function WordChips({ words, onAdd }: { words: Preview['words']; onAdd: (word: string, way: Way) => void }) {
  const t = useWords(strings)
  const format = useFormat()
  const { narrow, widen, own } = words
  if (narrow.length + widen.length + own.length === 0) return null
  return (
    <Stack as="section" gap={6} className={styles.suggested} aria-label={t('suggestedWords')}>
      {own.length > 0 && (
        <p data-own="">
          <span className="dim">{t('eachWord')}</span>
          {own.map(({ word, count, more }) => (
            <span key={word}>
              {word}{' '}
              <b className={count === 0 ? 'problem' : undefined}>
                {format.exact(count)}
                {more && '+'}
              </b>
            </span>
          ))}
        </p>
      )}
      {narrow.length > 0 && (
        <p>
          <span className="dim">{t('narrow')}</span>
          {narrow.map(({ word, share }) => (
            <button
              key={word}
              type="button"
              className={shared.choice}
              title={t('narrowTip', { word, share: percent(share, 0) })}
              onClick={() => onAdd(word, 'narrow')}
            >
              + {word} <small>{percent(share, 0)}</small>
            </button>
          ))}
        </p>
      )}
      {widen.length > 0 && (
        <p>
          <span className="dim">{t('widen')}</span>
          {widen.map(({ word, count }) => (
            <button
              key={word}
              type="button"
              className={shared.choice}
              title={t('widenTip', { word, count: format.exact(count) })}
              onClick={() => onAdd(word, 'widen')}
            >
              | {word}{' '}
              <small className={shared.more} data-adds="">
                +{format.count(count)}
              </small>
            </button>
          ))}
        </p>
      )}
    </Stack>
  )
}
