import { Button, Checkbox, type Draft, IconButton, Row, useWords } from '@guanlan/platform/web'
import { useEffect, useRef } from 'react'
import type { Task, TaskDraft } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from './tasks.module.css'

const mostSteps = 50

/** Steps of a task, each ticked by itself. */
export function Checklist({ draft }: { draft: Draft<TaskDraft, Task> }) {
  const t = useWords(strings)
  const steps = draft.form.watch('checklist')
  const list = useRef<HTMLFieldSetElement>(null)
  /** The line that was just added: it is written next. */
  const added = useRef<number>(undefined)
  useEffect(() => {
    if (added.current === undefined) return
    list.current?.querySelectorAll<HTMLInputElement>('input.field')[added.current]?.focus()
    added.current = undefined
  })
  const set = (next: TaskDraft['checklist']) => draft.form.setValue('checklist', next, { shouldDirty: true })
  const change = (place: number, part: Partial<TaskDraft['checklist'][number]>) =>
    set(steps.map((step, at) => (at === place ? { ...step, ...part } : step)))
  const add = (place: number) => {
    if (steps.length >= mostSteps) return
    added.current = place
    set(steps.toSpliced(place, 0, { text: '', done: false }))
  }
  return (
    <fieldset ref={list} className={styles.checklist}>
      <legend className="label-line">{t('checklist')}</legend>
      {steps.map((step, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
        <Row key={place} gap={8} align="center">
          <Checkbox
            label={t('doneLabel', { title: step.text })}
            checked={step.done}
            onChange={done => change(place, { done })}
          />
          <input
            className="field"
            aria-label={t('stepNumber', { n: place + 1 })}
            value={step.text}
            maxLength={200}
            onChange={event => change(place, { text: event.target.value })}
            onKeyDown={event => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              // The next line, not the end of the form.
              event.preventDefault()
              if (step.text.trim() !== '') add(place + 1)
            }}
          />
          <IconButton
            icon="close"
            size="small"
            label={t('removeTaskLine', { n: place + 1 })}
            onClick={() => set(steps.filter((_, at) => at !== place))}
          />
        </Row>
      ))}
      <Row>
        <Button size="small" icon="plus" disabled={steps.length >= mostSteps} onClick={() => add(steps.length)}>
          {t('addStep')}
        </Button>
      </Row>
    </fieldset>
  )
}
