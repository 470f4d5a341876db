import type { Overview } from '@guanlan/features/charts/charts/contract'
import type { Compared } from '@guanlan/features/charts/charts/web'
import { sentimentIs } from '@guanlan/features/charts/charts/web'
import { Count, change, percent, Sentiment, Sparkline, useFormat, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import { strings } from '../strings.ts'
import type { Behind, Narrowing } from './behind.ts'
import { changeOf, type Figure, figuresOf } from './figures.ts'
import styles from './Overview.module.css'

const negative: Narrowing = { filters: [sentimentIs('negative')] }
const narrowings: Readonly<Record<Figure['id'], Narrowing>> = {
  volume: {},
  negativeVolume: negative,
  negativeShare: negative,
  interactions: { sort: 'interaction_desc' },
  mediaCount: {},
}

/** The strip of figures, each beside what it was in the period before. */
export function Figures({
  overview,
  open,
  compared,
  silentBefore,
}: {
  overview: Overview
  open: Behind
  /** With what, other than the period before. */
  compared: Compared | null
  /** Why no change against the period before is told. */
  silentBefore: string | null
}) {
  const { earlier, silent = silentBefore } = compared ?? {}
  const before = silent ? null : (earlier?.total ?? overview.before)
  return (
    <div className={`panel ${styles.figures}`}>
      {figuresOf({ ...overview, before }).map(figure => (
        <FigureLink
          key={figure.id}
          figure={figure}
          to={open(narrowings[figure.id])}
          compared={compared}
          silent={silent}
        />
      ))}
    </div>
  )
}

function FigureLink({
  figure,
  to,
  compared,
  silent,
}: {
  figure: Figure
  to: string
  compared: Compared | null
  silent: string | null
}) {
  const t = useWords(strings)
  const format = useFormat()
  const isShare = figure.changeIn === 'points'
  const said = (value: number) => (isShare ? percent(value) : format.count(value))
  const changed = changeOf(figure)
  const worse = figure.bad && changed !== null && changed > 0
  return (
    <Link className={styles.figure} to={to} data-figure={figure.id}>
      <h2>
        {figure.bad && (
          <span aria-hidden="true">
            <Sentiment value="negative" wordless />
          </span>
        )}
        {t(figure.id)}
      </h2>
      <p>
        <strong>
          {isShare ? <Share value={figure.value} /> : <Count value={figure.value} big />}
          {figure.id === 'mediaCount' && <small className="unit">{t('mediaUnit')}</small>}
        </strong>
        {figure.line.length > 1 && (
          <span className={worse ? 'negative' : 'dim'}>
            <Sparkline values={figure.line} width={72} height={26} area />
          </span>
        )}
      </p>
      <p className={styles.figureNote}>
        {figure.before === null ? (
          <span className="dim">{silent ?? t('noBefore')}</span>
        ) : (
          <>
            <b className={worse ? 'negative' : undefined}>{changed === null ? '' : signed(changed, figure, t)}</b>
            <span className="dim" title={compared?.line}>
              {compared
                ? t('comparedTo', { name: compared.name, figure: said(figure.before) })
                : t('before', { figure: said(figure.before) })}
            </span>
          </>
        )}
        <span className="unseen">{t('openFigure')}</span>
      </p>
    </Link>
  )
}

function Share({ value }: { value: number }) {
  return (
    <span>
      {percent(value).slice(0, -1)}
      <small className="unit">%</small>
    </span>
  )
}

function signed(value: number, { changeIn }: Figure, t: ReturnType<typeof useWords<typeof strings>>): string {
  if (changeIn === 'percent') return change(value)
  const figure = Math.abs(value).toFixed(changeIn === 'points' ? 1 : 0)
  const withSign = Number(figure) === 0 ? '0' : `${value < 0 ? '−' : '+'}${figure}`
  return changeIn === 'points' ? t('points', { figure: withSign }) : withSign
}
