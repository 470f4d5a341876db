import { exact, useFormat, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import type { Line, Panel, PanelFigure, PanelKind } from '../../contract.ts'
import { panelStrings } from '../../strings/panels.ts'
import { addressOf, type Opened } from './opening.ts'
import styles from './panels.module.css'
import { Still } from './Still.tsx'

/** Their notes are what they are about. */
const wideNotes: ReadonlySet<PanelKind> = new Set(['material', 'negativeMedia', 'handling'])

type Drawn = Exclude<PanelFigure['of'], { drawn: 'chart' }>

/** What a panel shows beside charts, drawn by the kind of its figure. @param hasMessage a sentence says what was before */
export function Figure({
  panel,
  of,
  hasMessage,
  onOpen,
  onNumber,
}: {
  panel: Panel
  of: Drawn
  hasMessage: boolean
  /** Opens articles beside; absent: where they are listed. */
  onOpen: ((opened: Opened) => void) | undefined
  /** Opens what the number counts; absent: it opens nothing. */
  onNumber: (() => void) | undefined
}) {
  const t = useWords(panelStrings)
  if (of.drawn === 'still') return <Still shows={panel.shows} />
  if (of.drawn === 'absent') return <p className="dim">{t(`absent_${of.why}`)}</p>
  if (of.drawn === 'lines')
    return <Lines lines={of.lines} notesAreWide={wideNotes.has(panel.shows.kind)} onOpen={onOpen} />
  return <Amount {...of} before={hasMessage ? null : of.before} onOpen={onNumber} />
}

const shown = (value: number, isShare: boolean): string => (isShare ? `${(value * 100).toFixed(1)}%` : exact(value))

function Amount({
  value,
  before,
  isShare,
  onOpen,
}: {
  value: number | null
  before: number | null
  isShare: boolean
  onOpen: (() => void) | undefined
}) {
  const t = useWords(panelStrings)
  if (value === null) return <p className="dim">{t('nothing')}</p>
  return (
    <p className={styles.amount}>
      {onOpen ? (
        <button type="button" onClick={onOpen}>
          <strong>{shown(value, isShare)}</strong>
        </button>
      ) : (
        <strong>{shown(value, isShare)}</strong>
      )}
      {before !== null && <span className="dim">{t('before', { value: shown(before, isShare) })}</span>}
    </p>
  )
}

function Lines({
  lines,
  notesAreWide,
  onOpen,
}: {
  lines: readonly Line[]
  notesAreWide: boolean
  onOpen: ((opened: Opened) => void) | undefined
}) {
  const t = useWords(panelStrings)
  const format = useFormat()
  if (lines.length === 0) return <p className="dim">{t('noLines')}</p>
  return (
    <ol className={styles.lines} data-notes={notesAreWide ? 'wide' : undefined}>
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place
        <li key={place} data-tone={line.tone ?? undefined}>
          <LineTitle line={line} onOpen={onOpen} />
          <span className="dim cut">{line.note}</span>
          <span className={styles.value}>
            {line.value !== null ? exact(line.value) : line.at && format.moment(line.at).slice(5, 16)}
          </span>
        </li>
      ))}
    </ol>
  )
}

function LineTitle({ line: { title, opens }, onOpen }: { line: Line; onOpen: ((opened: Opened) => void) | undefined }) {
  if (!opens) return <span className="cut">{title}</span>
  if ('question' in opens && onOpen)
    return (
      <button type="button" className="cut" onClick={() => onOpen({ name: title, question: opens.question })}>
        {title}
      </button>
    )
  return (
    <Link className="cut" to={addressOf(opens)}>
      {title}
    </Link>
  )
}
