import { Icon, useWords } from '@guanlan/platform/web'
import type { Entry } from '../contract.ts'
import { strings } from '../strings.ts'

const whole = (value: number) => String(Math.round(value))

/** The influence of an entry with its interval, and a mark where something of its numbers stands out. */
export function Influence({ of: { influence } }: { of: Pick<Entry, 'influence'> }) {
  const t = useWords(strings)
  if (influence === null) return <>—</>
  const { influence: value, low, high, marks, articles, computedAt } = influence
  const when = t('influenceWhen', { day: computedAt.slice(0, 10), articles: articles ?? '—' })
  const remarks = marks.map(mark => t(`mark_${mark}`)).join('；')
  return (
    <span title={[when, remarks].filter(Boolean).join('\n')}>
      {value === null ? (
        <span className="dim">{t('influenceNone')}</span>
      ) : (
        <>
          {whole(value)}
          {low !== null && high !== null && (
            <small className="dim"> {t('influenceInterval', { low: whole(low), high: whole(high) })}</small>
          )}
        </>
      )}
      {remarks !== '' && (
        <>
          {' '}
          <Icon name="alert" size={14} />
          <span className="unseen">{remarks}</span>
        </>
      )}
    </span>
  )
}
