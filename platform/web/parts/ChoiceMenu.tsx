import { Menu } from './Menu.tsx'

/** One of several, chosen by a menu. The button is called what it shows: what is chosen now. */
export function ChoiceMenu<V extends string | number | null>({
  values,
  value,
  name,
  onChange,
}: {
  values: readonly V[]
  value: V
  name: (value: V) => string
  onChange: (value: V) => void
}) {
  return (
    <Menu
      label={name(value)}
      face={name(value)}
      className="button"
      items={values.map(each => ({
        key: `choice ${each}`,
        label: name(each),
        chosen: each === value,
        run: () => onChange(each),
      }))}
    />
  )
}
