import { Button, Checkbox, type Draft, IconButton, Row, Stack, useWords } from '@guanlan/platform/web'
import type { Task, TaskDraft } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from './tasks.module.css'

const mostSteps = 50

/** Steps of a task, each ticked by itself. */
export function Checklist({ draft }: { draft: Draft<TaskDraft, Task> }) {
  const t = useWords(strings)
  const steps = draft.form.watch('checklist')
  const set = (next: TaskDraft['checklist']) => draft.form.setValue('checklist', next, { shouldDirty: true })
  const change = (place: number, part: Partial<TaskDraft['checklist'][number]>) =>
    set(steps.map((step, at) => (at === place ? { ...step, ...part } : step)))
  return (
    <Stack as="fieldset" gap={4} className={styles.checklist}>
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
        <Button
          size="small"
          icon="plus"
          disabled={steps.length >= mostSteps}
          onClick={() => set([...steps, { text: '', done: false }])}
        >
          {t('addStep')}
        </Button>
      </Row>
    </Stack>
  )
}
