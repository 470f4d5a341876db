import { type Ref, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useFormat } from '../language/format.ts'
import { type FieldProps, useField } from './field.ts'
import { Below } from './Labelled.tsx'
import styles from './LinesInput.module.css'
import { usePastedLines } from './use-pasted-lines.ts'

/** A line with something wrong, or only worth a look; lines count from 1. */
export interface LineMark {
  line: number
  tone: 'wrong' | 'look'
}

/** Pixels, as in the style sheet. */
const lineHeight = 22
const leastLines = 14
/** More marks than anybody looks at would make typing slow. */
const mostMarks = 300

/** Many short texts, one a line, with the numbers of the lines. Tables and lists that are pasted become lines. */
export function LinesInput<D extends FieldValues>({
  marks,
  count,
  most,
  areaRef,
  describedBy = '',
  ...at
}: FieldProps<D, string> & {
  marks: readonly LineMark[]
  /** Texts written, of at most so many. */
  count: number
  most: number
  areaRef?: Ref<HTMLTextAreaElement>
  /** Ids of what else says something about the lines. */
  describedBy?: string
}) {
  const format = useFormat()
  const id = useId()
  const { value, onChange, onBlur, ref, problem } = useField<D, string>(at)
  const paste = usePastedLines(onChange)
  const lines = value.split('\n').length
  const isWrong = problem !== undefined || marks.some(({ tone }) => tone === 'wrong')
  return (
    <div className={styles.field}>
      <div className="label-line">
        <label htmlFor={id}>{at.label}</label>
        <span className={count > most ? styles.wrong : undefined}>
          {`${format.exact(count)} / ${format.exact(most)}`}
        </span>
      </div>
      <div className={styles.paper} data-paper data-wrong={isWrong || undefined}>
        <div className={styles.sheet} style={{ height: Math.max(lines + 1, leastLines) * lineHeight + 16 }}>
          {marks.slice(0, mostMarks).map(({ line, tone }) => (
            <i key={`${line} ${tone}`} data-tone={tone} style={{ top: (line - 1) * lineHeight + 8 }} />
          ))}
          <pre aria-hidden="true">{Array.from({ length: lines }, (_, line) => line + 1).join('\n')}</pre>
          <textarea
            id={id}
            ref={area => {
              ref(area)
              if (typeof areaRef === 'function') areaRef(area)
              else if (areaRef) areaRef.current = area
            }}
            value={value}
            wrap="off"
            spellCheck={false}
            autoComplete="off"
            disabled={at.disabled}
            aria-invalid={isWrong || undefined}
            aria-describedby={`${id}-note ${problem ? `${id}-problem` : ''} ${describedBy}`.trim()}
            onBlur={onBlur}
            onChange={event => onChange(event.target.value)}
            {...paste}
          />
        </div>
      </div>
      <Below id={id} note={at.note} problem={problem} />
    </div>
  )
}

/** Selects a line and brings it into view: the area is as tall as its lines, what scrolls is around it. */
export function showLine(area: HTMLTextAreaElement | null, line: number): void {
  if (!area) return
  const from = area.value
    .split('\n')
    .slice(0, line - 1)
    .reduce((length, each) => length + each.length + 1, 0)
  const end = area.value.indexOf('\n', from)
  area.focus()
  area.setSelectionRange(from, end < 0 ? area.value.length : end)
  area.closest('[data-paper]')?.scrollTo({ top: Math.max(0, (line - 4) * lineHeight) })
}
