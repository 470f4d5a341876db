import { Icon, useFormat, useWords } from '@guanlan/platform/web'
import type { CSSProperties } from 'react'
import { strings } from '../../strings.ts'
import { markedColumns } from './columns.ts'
import { markIcons } from './NoteList.tsx'
import styles from './notes.module.css'
import type { ChartMark } from './use-marks.ts'

const mostNamed = 5

/** Over a picture: a flag where notes and changed rules begin, a band as long as a stretch; a flag opens them. @param ends of its columns, as those of hatches */
export function NoteMarks({
  marks,
  ends,
  onOpen,
}: {
  marks: readonly ChartMark[]
  ends: readonly number[]
  onOpen: () => void
}) {
  const t = useWords(strings)
  const format = useFormat()
  const width = ends.length - 1
  return markedColumns(marks, ends).map(({ kind, from, to, marks: here }) => (
    <span
      key={`${kind} ${from}`}
      className={styles.mark}
      data-kind={kind}
      data-long={to - from > 1 || undefined}
      style={{ '--from': (from + (to - from > 1 ? 0 : 0.5)) / width, '--to': to / width } as CSSProperties}
    >
      <button
        type="button"
        aria-label={t('noteHere', {
          at: format.moment(new Date(ends[from] ?? 0).toISOString()).slice(5, 16),
          count: here.length,
        })}
        title={here
          .slice(0, mostNamed)
          .map(({ text }) => text)
          .join('\n')}
        onClick={() => onOpen()}
      >
        <Icon name={markIcons[kind]} size={12} />
        {here.length > 1 && here.length}
      </button>
    </span>
  ))
}
