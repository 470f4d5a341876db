import { useFormat, useWords } from '@guanlan/platform/web'
import { type Ref, useId } from 'react'
import { mostWords } from '../contract.ts'
import { strings } from '../strings.ts'
import { usePaste } from './use-paste.ts'
import styles from './Vocabularies.module.css'
import { isError, type WordsRead } from './word-lines.ts'

/** As in the style sheet. */
const lineHeight = 22
const leastLines = 14
/** More marks than anybody looks at would make typing slow. */
const mostMarks = 300

/** Words, one a line, with the numbers of the lines; lines with something wrong are marked. */
export function WordsArea({
  label,
  note,
  text,
  read,
  problem,
  describedBy,
  ref,
  onChange,
}: {
  label: string
  /** Beside the label. */
  note?: string
  text: string
  read: WordsRead
  /** What is wrong with all of them together. */
  problem: string | undefined
  /** Elements that say how words are written, and what is wrong with single lines. */
  describedBy: string
  ref: Ref<HTMLTextAreaElement>
  onChange: (text: string) => void
}) {
  const t = useWords(strings)
  const format = useFormat()
  const id = useId()
  const paste = usePaste(onChange)
  const lines = text.split('\n').length
  const shown = Math.max(lines + 1, leastLines)
  const isWrong = problem !== undefined || read.problems.some(isError)
  return (
    <div className={styles.wordsArea}>
      <div className="label-line">
        <label htmlFor={id}>{label}</label>
        {note && <small>{note}</small>}
        <span className={read.words.length > mostWords ? styles.wrong : undefined}>
          {t('wordCount', { count: format.exact(read.words.length), most: format.exact(mostWords) })}
        </span>
      </div>
      <div className={styles.paper} data-paper data-wrong={isWrong || undefined}>
        <div className={styles.sheet} style={{ height: shown * lineHeight + 16 }}>
          {marksOf(read).map(({ line, wrong }) => (
            <i key={line} data-mark={wrong ? 'wrong' : 'repeated'} style={{ top: (line - 1) * lineHeight + 8 }} />
          ))}
          <pre aria-hidden="true">{Array.from({ length: lines }, (_, line) => line + 1).join('\n')}</pre>
          <textarea
            id={id}
            ref={ref}
            value={text}
            wrap="off"
            spellCheck={false}
            autoComplete="off"
            aria-invalid={isWrong || undefined}
            aria-describedby={describedBy}
            onChange={event => onChange(event.target.value)}
            {...paste}
          />
        </div>
      </div>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

/** Selects a line, counted from 1, and brings it into view: the area is as tall as its lines, what scrolls is around it. */
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

function marksOf({ problems }: WordsRead): { line: number; wrong: boolean }[] {
  const lines = new Map<number, boolean>()
  for (const problem of problems) lines.set(problem.line, (lines.get(problem.line) ?? false) || isError(problem))
  return [...lines].slice(0, mostMarks).map(([line, wrong]) => ({ line, wrong }))
}
