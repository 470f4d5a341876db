import { Button, type FieldProps, IconButton, useField, useWords } from '@guanlan/platform/web'
import type { ReactNode } from 'react'
import type { CaseDraft } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from './cases.module.css'

/** Lines of a case, each of the same parts. */
export function Lines<L extends object>({
  blank,
  most,
  part,
  ...props
}: FieldProps<CaseDraft, L[]> & {
  blank: L
  most: number
  /** The parts of a line. @param name what a part is called for who does not see it */
  part: (line: L, write: (line: L) => void, name: (part: string) => string) => ReactNode
}) {
  const t = useWords(strings)
  const { value, onChange, problem } = useField<CaseDraft, L[]>(props, lines => String(lines.length))
  return (
    <fieldset className={styles.lines}>
      <legend className="label-line">{props.label}</legend>
      {value.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <div key={place} className={styles.line}>
          {part(
            line,
            next => onChange(value.with(place, next)),
            name => t('partOfLine', { place: place + 1, part: name }),
          )}
          <IconButton
            icon="close"
            label={t('removeLine', { place: place + 1 })}
            onClick={() => onChange(value.toSpliced(place, 1))}
          />
        </div>
      ))}
      {problem && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
      <div>
        <Button size="small" icon="plus" disabled={value.length >= most} onClick={() => onChange([...value, blank])}>
          {t('addLine')}
        </Button>
      </div>
    </fieldset>
  )
}
