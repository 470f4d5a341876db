import { Row, useFormat } from '@guanlan/platform/web'
import styles from './filters.module.css'

/** Several of a list; each line can be clicked, says how many articles it leaves, and is excluded by Alt+click or the key `-`. */
export function CheckList({
  label,
  options,
  chosen,
  onChange,
  onExclude,
  counts,
  columns = 1,
}: {
  label: string
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  onExclude: (value: string) => void
  /** Articles by value; undefined: not known yet. */
  counts: ReadonlyMap<string, number> | undefined
  columns?: number
}) {
  const format = useFormat()
  return (
    <fieldset className={styles.checks} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      <legend className="unseen">{label}</legend>
      {options.map(option => {
        const count = counts?.get(option.value)
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the key stands at the box inside
          // biome-ignore lint/a11y/noNoninteractiveElementInteractions: a click on a label is a click on its box
          <Row
            key={option.value}
            as="label"
            gap={8}
            align="center"
            className={styles.check}
            onClick={event => {
              if (!event.altKey) return
              event.preventDefault()
              onExclude(option.value)
            }}
          >
            <input
              type="checkbox"
              className="box"
              checked={chosen.includes(option.value)}
              onKeyDown={event => {
                if (event.key !== '-') return
                event.preventDefault()
                onExclude(option.value)
              }}
              onChange={event =>
                onChange(
                  event.target.checked ? [...chosen, option.value] : chosen.filter(value => value !== option.value),
                )
              }
            />
            <span className="cut">{option.label}</span>
            {count !== undefined && <small className={styles.count}>{format.exact(count)}</small>}
          </Row>
        )
      })}
    </fieldset>
  )
}
