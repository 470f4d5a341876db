import type { HistoryEntry } from '@guanlan/features/handling/article-actions/contract'
import { strings } from '@guanlan/features/handling/article-actions/strings'
import { Button, ErrorOf, Moment, useFormat, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { useHistory } from './act-queries.ts'
import styles from './acts.module.css'

/** Everything that people did with the article, from what to what; read when it is opened. */
export function History({ article }: { article: number }) {
  const t = useWords(strings)
  const [open, setOpen] = useState(false)
  const history = useHistory(article, open)
  return (
    <section className={styles.section} aria-label={t('history')}>
      <h3>
        <Button
          size="small"
          kind="quiet"
          icon={open ? 'down' : 'right'}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {t('history')}
        </Button>
      </h3>
      {open && history.isError && <ErrorOf error={history.error} onRetry={() => void history.refetch()} />}
      {open && history.data?.length === 0 && <p className="dim">{t('noHistory')}</p>}
      {open && (
        <ol className={styles.history}>
          {history.data?.map(entry => (
            <li key={entry.operation}>
              <b>{entry.by ?? t('bySystem')}</b> <Moment at={entry.at} />
              {entry.undoes && <small className="dim"> {t('takenBack')}</small>}
              {entry.changes.map((change, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an entry never changes
                <ChangeLine key={index} change={change} />
              ))}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function ChangeLine({ change: { field, from, to } }: { change: HistoryEntry['changes'][number] }) {
  const t = useWords(strings)
  const wordFor = useValue()
  return (
    <span>
      {t('fromTo', {
        field: t(`field_${field}` as 'field_label'),
        from: wordFor(field, from),
        to: wordFor(field, to),
      })}
    </span>
  )
}

const sentiments: Readonly<Record<string, 'sentimentp' | 'sentimentz' | 'sentimentn'>> = {
  1: 'sentimentp',
  0: 'sentimentz',
  '-1': 'sentimentn',
}

function useValue(): (field: string, value: string | null) => string {
  const t = useWords(strings)
  const format = useFormat()
  return (field, value) => {
    if (field === 'sentiment') return t(sentiments[value ?? ''] ?? 'nothing')
    if (field === 'review' || field === 'state' || field === 'priority') return t(`${field}${value ?? 0}` as 'review0')
    if (value === null) return t('nothing')
    if (field === 'due') return format.moment(value)
    if (field === 'bin' || field === 'featured' || field === 'favourite') return t('yes')
    return value
  }
}
