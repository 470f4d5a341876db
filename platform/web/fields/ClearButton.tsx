import { useWords } from '../language/words.ts'
import { IconButton } from '../parts/Button.tsx'
import { fieldStrings } from './strings.ts'

/** Takes the value of a field away; absent where there is none, or nothing may be changed. */
export function ClearButton({
  label,
  isEmpty,
  disabled = false,
  onClear,
}: {
  /** Of the field. */
  label: string
  isEmpty: boolean
  disabled?: boolean | undefined
  onClear: () => void
}) {
  const t = useWords(fieldStrings)
  if (isEmpty || disabled) return null
  return <IconButton size="small" icon="close" label={t('clearOf', { label })} onClick={onClear} />
}
