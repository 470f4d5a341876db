import { type DoAct, useWords } from '@guanlan/platform/web'
import type { givenCriteria, Result } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './assessments.module.css'

const marks = [1, 2, 3, 4, 5] as const

/** A mark from 1 to 5, or none. */
export function MarkInput({
  of,
  criterion,
  taskId,
  act,
}: {
  of: Result
  criterion: (typeof givenCriteria)[number]
  taskId: number
  act: DoAct
}) {
  const t = useWords(strings)
  const { entry, name, cooperation, price } = of
  const give = (mark: number | null) =>
    act(
      () => api.mark.act({ body: { ...{ id: taskId, entry, cooperation, price }, [criterion]: mark } }),
      () => t('marked', { name }),
    )
  return (
    <select
      className={`field ${styles.mark}`}
      aria-label={t('markOf', { criterion: t(criterion), name })}
      value={of[criterion] ?? ''}
      onClick={event => event.stopPropagation()}
      onChange={event => void give(Number(event.target.value) || null)}
    >
      <option value="">–</option>
      {marks.map(mark => (
        <option key={mark} value={mark}>
          {mark}
        </option>
      ))}
    </select>
  )
}
