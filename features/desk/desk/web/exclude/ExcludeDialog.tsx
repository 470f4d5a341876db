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
  // Taken before its figure is there, a choice waits for it: nobody excludes "…".
  const known = useRef<string | null>(null)
  const [awaited, setAwaited] = useState<string | null>(null)
  const nameOf = ({ kind, shown }: { kind: string; shown: string }) => `${kind} ${shown}`
  const take = (draft: Exclusion) => {
    onClose()
    onTake(draft)
  }
  const showKnown = () => {
    known.current = chosen ? nameOf(chosen) : null
    if (chosen && awaited === nameOf(chosen)) take(chosen.draft)
  }
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
          {choices.map((choice, place) => (
            <li key={nameOf(choice)}>
              <button
                type="button"
                aria-busy={awaited === nameOf(choice) || undefined}
                onFocus={() => {
                  setAt(place)
                  setAwaited(null)
                }}
                onClick={() => (known.current === nameOf(choice) ? take(choice.draft) : setAwaited(nameOf(choice)))}
              >
                <span className="dim">{t(`exclude_${choice.kind}`)}</span> {choice.shown}
              </button>
            </li>
          ))}
        </ul>
      ) : error ? (
        <ErrorOf error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows />
      )}
      <ExclusionFigure draft={chosen?.draft ?? null} onKnown={showKnown} />
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
