import type { ReactNode } from 'react'
import { exact } from '../language/count.ts'
import { useWords } from '../language/words.ts'
import { Icon } from '../parts/Icon.tsx'
import styles from './CheckPane.module.css'
import { recordStrings } from './strings.ts'

export interface Remark {
  key: string
  /** It stops the saving. */
  isWrong: boolean
  /** 第 5 行. */
  place: string
  text: string
  onShow: () => void
}

const mostShown = 30

/** Beside a form: what is to be looked at in what is written, place by place, what stops the saving first. */
export function CheckPane({
  id,
  title,
  calm,
  remarks,
  children,
}: {
  /** Of the summary, which a field names by `describedBy`. */
  id: string
  title: string
  /** The summary while nothing stops the saving. */
  calm: string
  remarks: readonly Remark[]
  /** More to know about what is written; headings are `h3`. */
  children?: ReactNode
}) {
  const t = useWords(recordStrings)
  const wrong = remarks.filter(({ isWrong }) => isWrong)
  const shown = [...wrong, ...remarks.filter(({ isWrong }) => !isWrong)].slice(0, mostShown)
  return (
    <aside className={styles.check} aria-label={title}>
      <h3>{title}</h3>
      <p id={id} role="status" className={wrong.length > 0 ? styles.wrong : 'dim'}>
        {wrong.length > 0 ? t('toMend', { count: wrong.length }) : calm}
      </p>
      <ul>
        {shown.map(({ key, isWrong, place, text, onShow }) => (
          <li key={key} data-wrong={isWrong || undefined}>
            <Icon name={isWrong ? 'alert' : 'info'} size={14} />
            <button type="button" onClick={onShow}>
              <span className="dim">{place}</span> {text}
            </button>
          </li>
        ))}
      </ul>
      {remarks.length > shown.length && (
        <p className="dim">{t('moreRemarks', { count: exact(remarks.length - shown.length) })}</p>
      )}
      {children}
    </aside>
  )
}
