import { useEffect, useRef } from 'react'

/** A tick box; `some` stands for "a part of the list". */
export function Checkbox({
  label,
  checked,
  some = false,
  disabled = false,
  onChange,
}: {
  label: string
  checked: boolean
  some?: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = some && !checked
  }, [some, checked])
  return (
    <input
      ref={box}
      type="checkbox"
      className="box"
      aria-label={label}
      checked={checked}
      disabled={disabled}
      onChange={event => onChange(event.target.checked)}
    />
  )
}
