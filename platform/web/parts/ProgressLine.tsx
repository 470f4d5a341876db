import type { ReactNode } from 'react'
import { useWords } from '../language/words.ts'
import { Button } from './Button.tsx'
import { partStrings } from './strings.ts'

/** Long work: what it is, how far it is, the numbers, how long it will take, and a way to stop it. */
export function ProgressLine({
  title,
  done,
  total,
  note,
  secondsLeft,
  onCancel,
}: {
  title: string
  done: number
  total: number
  note?: ReactNode
  secondsLeft?: number
  onCancel?: () => void
}) {
  const t = useWords(partStrings)
  const left =
    secondsLeft === undefined
      ? null
      : secondsLeft < 90
        ? t('secondsLeft', { seconds: Math.ceil(secondsLeft) })
        : t('minutesLeft', { minutes: Math.ceil(secondsLeft / 60) })
  return (
    <div className="task">
      <p>
        <b>{title}</b>
        <span className="dim">{left}</span>
      </p>
      <progress aria-label={title} value={total > 0 ? done : 0} max={total > 0 ? total : 1} />
      <p>
        <span className="dim">{note}</span>
        {onCancel && (
          <Button size="small" kind="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </p>
    </div>
  )
}

/** A quota: how much is used of how much; amber from 90 %. */
export function UsageLine({
  title,
  used,
  limit,
  note,
}: {
  title: string
  used: number
  limit: number
  note?: ReactNode
}) {
  const full = limit > 0 && used / limit >= 0.9
  return (
    <div className="task" data-full={full || undefined}>
      <p>
        <b>{title}</b>
        <span className={full ? 'level-3' : 'dim'}>
          {used} / {limit}
        </span>
      </p>
      <progress aria-label={title} value={Math.min(used, limit)} max={limit > 0 ? limit : 1} />
      {note && <p className="dim">{note}</p>}
    </div>
  )
}
