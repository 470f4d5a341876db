import { strings } from '@guanlan/features/handling/article-actions/strings'
import { useMembers } from '@guanlan/features/people/organisations/web'
import { Button, PickPanel, Row, Segmented, Stack, useFormat, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { actApi } from './act-queries.ts'
import styles from './acts.module.css'
import { closePanel } from './panel.ts'
import { common, type Target } from './target.ts'
import { useAct } from './use-act.ts'

const states = ['0', '1', '2'] as const
const priorities = ['0', '1', '2', '3'] as const
/** Days from today, at the end of the working day. */
const dues = ['none', '0', '1', '3', '7'] as const
const endOfWork = 18

/** Who looks after it, how far it is, how urgent, until when. What is not touched stays as it is of each article. */
export function HandOverPanel({ target }: { target: Target }) {
  const t = useWords(strings)
  const format = useFormat()
  const act = useAct()
  const { data: members = [] } = useMembers()
  const [assignee, setAssignee] = useState<number | null | undefined>(undefined)
  const [state, setState] = useState<string | undefined>(undefined)
  const [priority, setPriority] = useState<string | undefined>(undefined)
  const [due, setDue] = useState<string | undefined>(undefined)
  const now = {
    assignee: assignee === undefined ? common(target, 'assigneeId') : assignee,
    state: state ?? String(common(target, 'state') ?? ''),
    priority: priority ?? String(common(target, 'priority') ?? ''),
  }
  const dueNow = common(target, 'dueAt')
  const untouched = [assignee, state, priority, due].every(each => each === undefined)
  const save = async () => {
    const done = await act(
      target,
      'work',
      body =>
        actApi.handOver.act({
          body: {
            ...body,
            ...(assignee !== undefined && { assigneeId: assignee }),
            ...(state !== undefined && { state: Number(state) as 0 }),
            ...(priority !== undefined && { priority: Number(priority) as 0 }),
            ...(due !== undefined && { dueAt: dueOf(due) }),
          },
        }),
      count => t('didHandOver', { count }),
    )
    if (done) closePanel()
  }
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <PickPanel
        label={t('assignee')}
        choices={members}
        chosen={new Set(now.assignee === null ? [] : [now.assignee])}
        onTurn={(id, on) => setAssignee(on ? Number(id) : null)}
      />
      <Stack gap={12} className={styles.fields}>
        <Choice
          label={t('state')}
          value={now.state}
          onChange={setState}
          options={states}
          word={each => t(`state${each}`)}
        />
        <Choice
          label={t('priority')}
          value={now.priority}
          onChange={setPriority}
          options={priorities}
          word={each => t(`priority${each}`)}
        />
        <Choice
          label={dueNow ? `${t('dueAt')} · ${format.moment(dueNow)}` : t('dueAt')}
          value={due ?? ''}
          onChange={setDue}
          options={dues}
          word={each => (each === 'none' ? t('nothing') : t(`due${each}`))}
        />
      </Stack>
      <Row as="footer" gap={8} to="end" className={styles.foot}>
        <Button onClick={closePanel}>{t('cancel')}</Button>
        <Button type="submit" kind="primary" disabled={untouched}>
          {t('save')}
        </Button>
      </Row>
    </form>
  )
}

function Choice<T extends string>({
  label,
  value,
  options,
  word,
  onChange,
}: {
  label: string
  value: string
  options: readonly T[]
  word: (option: T) => string
  onChange: (value: T) => void
}) {
  return (
    <div>
      <span className="label-line">{label}</span>
      <Segmented
        label={label}
        value={value as T}
        onChange={onChange}
        options={options.map(option => ({ value: option, label: word(option) }))}
      />
    </div>
  )
}

function dueOf(choice: string): string | null {
  if (choice === 'none') return null
  const at = new Date()
  at.setDate(at.getDate() + Number(choice))
  at.setHours(endOfWork, 0, 0, 0)
  return at.toISOString()
}
