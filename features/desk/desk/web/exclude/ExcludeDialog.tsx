import { strings } from '@guanlan/features/desk/article-list/strings'
import { useDetail } from '@guanlan/features/desk/article-list/web'
import { type Exclusion, ExclusionFigure } from '@guanlan/features/monitors/filters/web'
import { Button, ErrorOf, Row, SkeletonRows, useWords } from '@guanlan/platform/web'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import styles from './exclude.module.css'
import { choicesOf } from './ways.ts'

export interface Excluding {
  id: number
  /** What the reader had marked when the dialog was asked for. */
  marked: string
}

/** Asks what of an article is noise. Arrow keys choose, Enter takes it out and the reader stays at the list; the draft of the filter is one button away. */
export function ExcludeDialog({
  of: { id, marked },
  monitor,
  onTake,
  onClose,
}: {
  of: Excluding
  monitor: number | null
  onTake: (draft: Exclusion) => void
  onClose: () => void
}) {
  const t = useWords(strings)
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const [at, setAt] = useState(0)
  const { data: article, error, refetch } = useDetail(id, monitor)
  useEffect(() => dialog.current?.showModal(), [])
  const isReady = article !== undefined
  const buttons = () => [...(dialog.current?.querySelectorAll<HTMLElement>('li button') ?? [])]
  useEffect(() => {
    if (isReady) dialog.current?.querySelector<HTMLElement>('li button')?.focus()
  }, [isReady])
  const choices = article ? choicesOf(article, { id, marked, monitor }) : []
  const chosen = choices[at]
  const steer = (event: KeyboardEvent) => {
    const last = choices.length - 1
    const to = { ArrowDown: at === last ? 0 : at + 1, ArrowUp: at === 0 ? last : at - 1, Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    buttons()[to]?.focus()
  }
  return (
    <dialog
      ref={dialog}
      className={`floating question ${styles.dialog}`}
      aria-labelledby="exclude-title"
      onClose={onClose}
    >
      <h3 id="exclude-title">{t('excludeTitle')}</h3>
      <p className="dim">{t('excludeHow')}</p>
      {article ? (
        <ul className={styles.ways} onKeyDown={steer}>
          {choices.map(({ kind, shown, draft }, place) => (
            <li key={`${kind} ${shown}`}>
              <button
                type="button"
                onFocus={() => setAt(place)}
                onClick={() => {
                  onClose()
                  onTake(draft)
                }}
              >
                <span className="dim">{t(`exclude_${kind}`)}</span> {shown}
              </button>
            </li>
          ))}
        </ul>
      ) : error ? (
        <ErrorOf error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows />
      )}
      <ExclusionFigure draft={chosen?.draft ?? null} />
      <Row as="p" gap={8} className="question-acts">
        {chosen && (
          <Button
            onClick={() => {
              onClose()
              void navigate(chosen.address())
            }}
          >
            {t('excludeDraft')}
          </Button>
        )}
        <Button onClick={onClose}>{t('excludeNothing')}</Button>
      </Row>
    </dialog>
  )
}
