import type { FieldValues } from 'react-hook-form'
import { Checkbox } from '../parts/Checkbox.tsx'
import type { FieldProps } from './field.ts'
import styles from './fields.module.css'
import { SlotInput } from './SlotInput.tsx'

/** Several of a few, all of them in sight. */
export const ChecksInput = <D extends FieldValues, V extends string | number>({
  options,
  ...props
}: FieldProps<D, V[]> & { options: readonly (readonly [V, string])[] }) => (
  <SlotInput<D, V[]>
    {...props}
    say={chosen =>
      options
        .filter(([value]) => chosen.includes(value))
        .map(([, name]) => name)
        .join('、')
    }
  >
    {({ value, onChange, labelId, describedBy }) => (
      // biome-ignore lint/a11y/useSemanticElements: the label of the field is the name of the group
      <div role="group" className={styles.checks} aria-labelledby={labelId} aria-describedby={describedBy}>
        {options.map(([each, name]) => (
          <span key={each}>
            <Checkbox
              label={name}
              checked={value.includes(each)}
              onChange={isOn =>
                onChange(options.map(([id]) => id).filter(id => (id === each ? isOn : value.includes(id))))
              }
            />
            <span aria-hidden="true">{name}</span>
          </span>
        ))}
      </div>
    )}
  </SlotInput>
)
