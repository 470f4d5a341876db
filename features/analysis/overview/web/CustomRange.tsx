import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { problemOf } from '@guanlan/features/articles/articles/web'
import { Button, MomentField, Row, useWords } from '@guanlan/platform/web'
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
  const [start, setStart] = useState(from ?? null)
  const [end, setEnd] = useState<string | null>(() => to ?? new Date().toISOString())
  const [problem, setProblem] = useState<ReturnType<typeof problemOf>>(null)
  const form = useRef<HTMLFormElement>(null)
  const cancel = useRef(onCancel)
  useEffect(() => {
    cancel.current = onCancel
  })
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus()
    const outside = (event: PointerEvent) => {
      const target = event.target as Element
      // The calendar of a field stands elsewhere in the page.
      if (form.current?.parentElement?.contains(target) || target.closest('[data-trigger="DatePicker"]')) return
      cancel.current()
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [])

  const send = (event: FormEvent) => {
    event.preventDefault()
    const found = problemOf(start, end)
    setProblem(found)
    if (found || !start || !end) return
    onApply(start, end)
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
      <MomentField
        label={t('customFrom')}
        value={start}
        problem={problem === 'startFirst' ? reported('startFirst') : undefined}
        onChange={setStart}
      />
      <MomentField
        label={t('customTo')}
        value={end}
        problem={problem && problem !== 'startFirst' ? reported(problem) : undefined}
        onChange={setEnd}
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
