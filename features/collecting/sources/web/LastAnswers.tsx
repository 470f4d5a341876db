import { Moment, useFormat, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import type { SourceAnswer } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './sources.module.css'

/** What the site said last, word for word, for whoever asks why nothing comes; above it where the address has moved. */
export function LastAnswers({ id }: { id: number }) {
  const t = useWords(strings)
  const { data } = useQuery({
    queryKey: ['sources', 'answers', id],
    queryFn: ({ signal }) => api.answers({ params: { id } }, { signal }),
  })
  if (!data) return null
  return (
    <>
      {data.moves.length > 0 && (
        <section aria-label={t('moves')}>
          <h3>{t('moves')}</h3>
          <ul className={styles.moves}>
            {data.moves.map(({ at, from, to }) => (
              <li key={at}>
                <Moment at={at} />
                <del>{from}</del>
                <ins>{to}</ins>
              </li>
            ))}
          </ul>
        </section>
      )}
      {data.answers.length > 0 && (
        <section aria-label={t('answers')}>
          <h3>{t('answers')}</h3>
          {data.answers.map(answer => (
            <Answer key={answer.at} answer={answer} />
          ))}
        </section>
      )}
    </>
  )
}

function Answer({ answer: { at, url, status, headers, body, bytes, problem } }: { answer: SourceAnswer }) {
  const t = useWords(strings)
  const format = useFormat()
  return (
    <details className={styles.answer}>
      <summary>
        <Moment at={at} />
        <b>{status === null ? t('noAnswer') : `HTTP ${status}`}</b>
        <span className="dim">{problem ?? `${format.exact(Math.ceil(bytes / 1024))} KB`}</span>
      </summary>
      <p className="dim">{url}</p>
      {Object.keys(headers).length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        <section tabIndex={0} aria-label={t('answerHeaders')}>
          <pre>
            {Object.entries(headers)
              .map(([name, value]) => `${name}: ${value}`)
              .join('\n')}
          </pre>
        </section>
      )}
      {body && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        <section tabIndex={0} aria-label={t('answerBody')}>
          <pre>{body}</pre>
        </section>
      )}
    </details>
  )
}
