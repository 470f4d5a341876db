import { Button, IconButton, Row, Stack, TextField, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { mostPlaybookTasks, type Playbook, type PlaybookTask, taskKinds } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { useCrisisAct } from '../use-crisis.ts'
import styles from './playbooks.module.css'

const blank: PlaybookTask = { title: '', kind: 'verify', minutes: null, after: null }

/** A line is taken out: what waited for it waits for nothing, and what waited for later ones still does. */
export const withoutLine = (tasks: readonly PlaybookTask[], place: number): PlaybookTask[] =>
  tasks
    .filter((_, at) => at !== place)
    .map(task => ({
      ...task,
      after: task.after === null || task.after === place ? null : task.after - (task.after > place ? 1 : 0),
    }))

/** The name and the lines of tasks. A ready one is stored as a version of the organisation. */
export function PlaybookForm({ playbook, onSaved }: { playbook: Playbook; onSaved: (list: Playbook[]) => void }) {
  const t = useWords(strings)
  const act = useCrisisAct()
  const { id, ready, version } = playbook
  const [name, setName] = useState(playbook.name)
  const [tasks, setTasks] = useState<PlaybookTask[]>(playbook.tasks.length > 0 ? playbook.tasks : [blank])
  const change = (place: number, part: Partial<PlaybookTask>) =>
    setTasks(tasks.map((task, at) => (at === place ? { ...task, ...part } : task)))
  const save = async () => {
    const done = await act(
      () =>
        api.savePlaybook.act({
          body: { id, ready: id === null ? ready : null, name, tasks, ...(id !== null && { version }) },
        }),
      () => t('didSavePlaybook', { name }),
    )
    if (done) onSaved(done)
  }
  const remove = () =>
    act(
      () => api.removePlaybook.act({ params: { id: id ?? 0 } }),
      () => t('didRemovePlaybook', { name: playbook.name }),
    )
  return (
    <Stack
      as="form"
      gap={8}
      className={styles.form}
      aria-label={playbook.name || t('newPlaybook')}
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField
        label={t('playbookNameField')}
        value={name}
        maxLength={50}
        onChange={event => setName(event.target.value)}
      />
      <small className={`dim ${styles.head}`} aria-hidden="true">
        <span />
        <span>{t('taskTitleField')}</span>
        <span>{t('kindOfTask')}</span>
        <span>{t('minutesColumn')}</span>
        <span>{t('afterTask')}</span>
      </small>
      <ol className={styles.lines}>
        {tasks.map((task, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <li key={place}>
            <span className="dim">{place + 1}</span>
            <input
              className="field"
              aria-label={t('taskTitleField')}
              placeholder={t('taskTitleField')}
              value={task.title}
              maxLength={200}
              onChange={event => change(place, { title: event.target.value })}
            />
            <select
              className="field"
              aria-label={t('kindOfTask')}
              value={task.kind}
              onChange={event => change(place, { kind: event.target.value as PlaybookTask['kind'] })}
            >
              {taskKinds.map(kind => (
                <option key={kind} value={kind}>
                  {t(`kind_${kind}`)}
                </option>
              ))}
            </select>
            <input
              className="field"
              aria-label={t('minutesAfter')}
              placeholder={t('minutesAfter')}
              title={t('minutesAfter')}
              inputMode="numeric"
              value={task.minutes ?? ''}
              onChange={event => change(place, { minutes: Number(event.target.value.replace(/\D/g, '')) || null })}
            />
            <select
              className="field"
              aria-label={t('afterTask')}
              title={t('afterTask')}
              value={task.after ?? ''}
              onChange={event =>
                change(place, { after: event.target.value === '' ? null : Number(event.target.value) })
              }
            >
              <option value="">{t('afterNone')}</option>
              {tasks.slice(0, place).map((before, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
                <option key={at} value={at}>
                  {at + 1} · {before.title}
                </option>
              ))}
            </select>
            <IconButton
              icon="close"
              label={t('removeTaskLine', { n: place + 1 })}
              disabled={tasks.length === 1}
              onClick={() => setTasks(withoutLine(tasks, place))}
            />
          </li>
        ))}
      </ol>
      <Row gap={8} wrap={4}>
        <Button
          size="small"
          icon="plus"
          disabled={tasks.length >= mostPlaybookTasks}
          onClick={() => setTasks([...tasks, blank])}
        >
          {t('addTaskLine')}
        </Button>
        <span className="grow" />
        {id !== null && (
          <Button kind="quiet" onClick={() => void remove()}>
            {t(ready === null ? 'removePlaybook' : 'backToReady')}
          </Button>
        )}
        <Button
          type="submit"
          kind="primary"
          disabled={name.trim() === '' || tasks.some(({ title }) => title.trim() === '')}
        >
          {t('save')}
        </Button>
      </Row>
    </Stack>
  )
}
