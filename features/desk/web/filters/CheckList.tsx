import styles from './filters.module.css'

/** Several of a list; each line can be clicked. */
export function CheckList({
  label,
  options,
  chosen,
  onChange,
  columns = 1,
}: {
  label: string
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  columns?: number
}) {
  return (
    <fieldset className={styles.checks} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      <legend className="unseen">{label}</legend>
      {options.map(option => (
        <label key={option.value} className={styles.check}>
          <input
            type="checkbox"
            className="box"
            checked={chosen.includes(option.value)}
            onChange={event =>
              onChange(
                event.target.checked ? [...chosen, option.value] : chosen.filter(value => value !== option.value),
              )
            }
          />
          <span className="cut">{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
