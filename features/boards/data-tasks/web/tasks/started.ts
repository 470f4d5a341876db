/** What another screen begins a new task with: it travels as the state of an address, which anything may have been put into. Pure. */
import { blankTask, TaskValues } from './task-values.ts'

export type StartedTask = Pick<TaskValues, 'rule' | 'monitors' | 'filters' | 'period'>

export function startedOf(state: unknown): TaskValues | null {
  const started = TaskValues.safeParse({
    ...blankTask(),
    name: '-',
    ...(state as { dataTask?: object } | null)?.dataTask,
  })
  return (state as { dataTask?: object } | null)?.dataTask && started.success ? { ...started.data, name: '' } : null
}
