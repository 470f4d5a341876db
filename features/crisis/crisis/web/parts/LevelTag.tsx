import { useWords } from '@guanlan/platform/web'
import type { CrisisLevel, Status } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { useLevels } from '../use-crisis.ts'
import styles from './parts.module.css'

/** The level of a crisis in the colour and by the name that the organisation gave it. */
export function LevelTag({ level }: { level: CrisisLevel }) {
  const nameOf = useLevelName()
  const colour = useLevels().data?.find(each => each.id === level)?.colour
  return (
    <span className={styles.level} style={{ '--level': colour } as React.CSSProperties}>
      {nameOf(level)}
    </span>
  )
}

export function useLevelName(): (level: CrisisLevel) => string {
  const t = useWords(strings)
  const levels = useLevels().data
  return level => levels?.find(each => each.id === level)?.name ?? t(`level${level}`)
}

export function StatusTag({ status }: { status: Status }) {
  const t = useWords(strings)
  return (
    <span className={styles.status} data-status={status}>
      {t(status)}
    </span>
  )
}
