import { type Panel, panelColumns } from '../../contract.ts'
import styles from './panels.module.css'

/** Where the panels of a layout stand, as a small picture. */
export function Sketch({ panels }: { panels: readonly Panel[] }) {
  const rows = Math.max(1, ...panels.map(({ at }) => at.y + at.h))
  return (
    <svg
      className={styles.sketch}
      viewBox={`0 0 ${panelColumns} ${rows}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {panels.map(({ id, at }) => (
        <rect key={id} x={at.x + 0.2} y={at.y + 0.3} width={at.w - 0.4} height={at.h - 0.6} rx={0.2} />
      ))}
    </svg>
  )
}
