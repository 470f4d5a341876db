import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { momentOfWall, problemOf, wallOfMoment } from '@guanlan/features/articles/articles/web'
import { Button, Row, TextField, useAppearance, useWords } from '@guanlan/platform/web'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { strings } from '../strings.ts'
import styles from './Overview.module.css'

/** A start and an end on the organisation's clock. What cannot be asked for is said at the field. */
export function CustomRange({
  from,
  to,
  onApply,
  onCancel,
}: {
  from: string | undefined
  to: string | undefined
  onApply: (from: string, to: string) => void
  onCancel: () => void
}) {
  const t = useWords(strings)
  const reported = useWords(articleStrings)
  const zone = useAppearance(state => state.timeZone)
  const [start, setStart] = useState(from ? wallOfMoment(from, zone) : '')
  const [end, setEnd] = useState(wallOfMoment(to ?? Date.now(), zone))
  const [problem, setProblem] = useState<ReturnType<typeof problemOf>>(null)
  const form = useRef<HTMLFormElement>(null)
  const cancel = useRef(onCancel)
  useEffect(() => {
    cancel.current = onCancel
  })
  useEffect(() => {
    form.current?.querySelector('input')?.focus()
    const outside = (event: PointerEvent) => {
      if (!form.current?.parentElement?.contains(event.target as Node)) cancel.current()
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [])

  const send = (event: FormEvent) => {
    event.preventDefault()
    const first = momentOfWall(start, zone)
    const last = momentOfWall(end, zone)
    const found = problemOf(first, last)
    setProblem(found)
    if (found || !first || !last) return
    onApply(first, last)
  }
  return (
    <form
      ref={form}
      className={`floating ${styles.custom}`}
      aria-label={t('customTitle')}
      noValidate
      onSubmit={send}
      onKeyDown={event => event.key === 'Escape' && onCancel()}
    >
      <TextField
        label={t('customFrom')}
        type="datetime-local"
        value={start}
        problem={problem === 'startFirst' ? reported('startFirst') : undefined}
        onChange={event => setStart(event.target.value)}
      />
      <TextField
        label={t('customTo')}
        type="datetime-local"
        value={end}
        problem={problem && problem !== 'startFirst' ? reported(problem) : undefined}
        onChange={event => setEnd(event.target.value)}
      />
      <Row as="p" gap={8} align="center" className={styles.customActs}>
        <span className="dim grow">{t('customNote')}</span>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button kind="primary" type="submit">
          {t('customApply')}
        </Button>
      </Row>
    </form>
  )
}
