import { Checkbox } from '@guanlan/platform/web'
import styles from './all-charts.module.css'

/** A box with its words beside it. */
export function Ticked({ label, checked, onChange }: { label: string; checked: boolean; onChange: () => void }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the box is the kit's
    <label className={styles.ticked}>
      <Checkbox label={label} checked={checked} onChange={onChange} />
      {label}
    </label>
  )
}
