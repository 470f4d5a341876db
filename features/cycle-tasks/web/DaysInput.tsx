import { Checkbox, type FieldProps, type FieldValues, SlotInput } from '@guanlan/platform/web'
import styles from './cycle-tasks.module.css'

/** Days, counted from 1, each with its name. */
export const DaysInput = <D extends FieldValues>({
  names,
  ...props
}: FieldProps<D, number[]> & { names: readonly string[] }) => (
  <SlotInput<D, number[]> {...props} say={days => days.map(day => names[day - 1]).join(' ')}>
    {({ value, onChange, labelId, describedBy }) => (
      // biome-ignore lint/a11y/useSemanticElements: the label of the field is the name of the group
      <div role="group" className={styles.days} aria-labelledby={labelId} aria-describedby={describedBy}>
        {names.map((name, at) => (
          <span key={name} className={styles.day}>
            <Checkbox
              label={name}
              checked={value.includes(at + 1)}
              onChange={isOn =>
                onChange((isOn ? [...value, at + 1] : value.filter(day => day !== at + 1)).sort((a, b) => a - b))
              }
            />
            <span aria-hidden="true">{name}</span>
          </span>
        ))}
      </div>
    )}
  </SlotInput>
)
