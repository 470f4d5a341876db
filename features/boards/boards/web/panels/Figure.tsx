import { exact, useFormat, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import type { Line, Panel, PanelFigure } from '../../contract.ts'
import { panelStrings } from '../../strings/panels.ts'
import { addressOf } from './opening.ts'
import styles from './panels.module.css'
import { Still } from './Still.tsx'

type Drawn = Exclude<PanelFigure['of'], { drawn: 'chart' }>

/** What a panel shows beside charts, drawn by the kind of its figure. @param hasMessage a sentence says what was before */
export function Figure({ panel, of, hasMessage }: { panel: Panel; of: Drawn; hasMessage: boolean }) {
  const t = useWords(panelStrings)
  if (of.drawn === 'still') return <Still shows={panel.shows} />
  if (of.drawn === 'absent') return <p className="dim">{t(`absent_${of.why}`)}</p>
  return of.drawn === 'number' ? <Amount {...of} before={hasMessage ? null : of.before} /> : <Lines lines={of.lines} />
}

const shown = (value: number, isShare: boolean): string => (isShare ? `${(value * 100).toFixed(1)}%` : exact(value))

function Amount({ value, before, isShare }: { value: number | null; before: number | null; isShare: boolean }) {
  const t = useWords(panelStrings)
  if (value === null) return <p className="dim">{t('nothing')}</p>
  return (
    <p className={styles.amount}>
      <strong>{shown(value, isShare)}</strong>
      {before !== null && <span className="dim">{t('before', { value: shown(before, isShare) })}</span>}
    </p>
  )
}

function Lines({ lines }: { lines: readonly Line[] }) {
  const t = useWords(panelStrings)
  const format = useFormat()
  if (lines.length === 0) return <p className="dim">{t('noLines')}</p>
  return (
    <ol className={styles.lines}>
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place
        <li key={place} data-tone={line.tone ?? undefined}>
          {line.opens ? (
            <Link className="cut" to={addressOf(line.opens)}>
              {line.title}
            </Link>
          ) : (
            <span className="cut">{line.title}</span>
          )}
          <span className="dim cut">{line.note}</span>
          <span className={styles.value}>
            {line.value !== null ? exact(line.value) : line.at && format.moment(line.at).slice(5, 16)}
          </span>
        </li>
      ))}
    </ol>
  )
}
