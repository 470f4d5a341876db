import { change, exact, useFormat, useWords } from '@guanlan/platform/web'
import { type Figure, type FigureKey, keyNumbers } from '../../contract.ts'
import { howStrings } from '../../strings/how.ts'
import { strings } from '../../strings.ts'
import type { Open } from '../behind/use-open.ts'
import { HowCounted } from '../parts/HowCounted.tsx'
import styles from './overview.module.css'

/** Below the six: what stands together. */
const groups = {
  tone: ['positive', 'neutral', 'negative', 'negativeShare'],
  kinds: ['stories', 'fullCopies', 'shortened', 'quoted', 'originals', 'offline'],
  readers: ['reads'],
  approached: ['invited', 'came', 'published'],
  cost: ['costAPiece', 'costAThousand'],
} as const satisfies Record<string, readonly FigureKey[]>

const inPercent: readonly FigureKey[] = ['negativeShare']
const inPoints: readonly FigureKey[] = ['netSentiment']

/** The six numbers that a reader needs first, and the others by what they count; each opens what it counts. */
export function Figures({ figures, onOpen }: { figures: readonly Figure[]; onOpen: Open }) {
  const t = useWords(strings)
  const of = (key: FigureKey) => figures.find(figure => figure.key === key)
  return (
    <>
      <div className={styles.figures}>
        {keyNumbers.map(key => {
          const figure = of(key)
          return figure && <KeyNumber key={key} figure={figure} onOpen={onOpen} />
        })}
      </div>
      <div className={styles.groups}>
        {(Object.keys(groups) as (keyof typeof groups)[])
          .filter(name => groups[name].some(of))
          .map(name => (
            <section key={name} className={styles.group} aria-label={t(`group_${name}`)}>
              <h2>{t(`group_${name}`)}</h2>
              {groups[name].map(key => {
                const figure = of(key)
                return figure && <Small key={key} figure={figure} onOpen={onOpen} />
              })}
            </section>
          ))}
      </div>
    </>
  )
}

function useValue(): (figure: Pick<Figure, 'key' | 'currency'>, value: number | null) => string {
  const t = useWords(strings)
  const format = useFormat()
  return ({ key, currency }, value) => {
    if (value === null) return t('notKnown')
    if (currency) return `${currency} ${exact(Math.round(value * 100) / 100)}`
    if (inPercent.includes(key)) return `${value.toFixed(1)}%`
    if (inPoints.includes(key)) return `${value > 0 ? '+' : ''}${value.toFixed(1)}`
    return format.count(value)
  }
}

function KeyNumber({ figure, onOpen }: { figure: Figure; onOpen: Open }) {
  const t = useWords(strings)
  const how = useWords(howStrings)
  const say = useValue()
  const { key, value, before, coverage } = figure
  const name = t(`figure_${key}`)
  return (
    <div className={styles.key}>
      <span className={styles.name}>
        {name}
        <HowCounted name={name}>{how(`how_${key}`)}</HowCounted>
      </span>
      <Value className={styles.value ?? ''} name={name} figure={figure} text={say(figure, value)} onOpen={onOpen} />
      <span className={styles.below}>
        {figure.why === 'wholeOnly'
          ? t('wholeOnly')
          : [
              moved(t, figure, before),
              key === 'media' && figure.behind?.of === 'articles' && value ? t('opensArticles') : '',
              coverage &&
                t(key === 'reach' ? 'estimated' : 'coverage', { known: exact(coverage.known), of: exact(coverage.of) }),
              key === 'reach' && value !== null ? t('reachApart') : '',
            ]
              .filter(Boolean)
              .join(' · ')}
      </span>
    </div>
  )
}

/** Against as much time before: points of points, percent of everything else. */
function moved(t: ReturnType<typeof useWords<typeof strings>>, { key, value }: Figure, before: number | null): string {
  if (before === null || value === null) return ''
  const by = inPoints.includes(key)
    ? `${value - before >= 0 ? '+' : '−'}${Math.abs(value - before).toFixed(1)}`
    : before === 0
      ? null
      : change((value - before) / before)
  return by === null ? t('beforeNone') : t('againstBefore', { change: by })
}

function Small({ figure, onOpen }: { figure: Figure; onOpen: Open }) {
  const t = useWords(strings)
  const how = useWords(howStrings)
  const say = useValue()
  const { key, value, coverage, why, currency, quotient } = figure
  const name = t(`figure_${key}`)
  return (
    <span className={styles.small}>
      {name}
      <b>
        <Value className="" name={name} figure={figure} text={say(figure, value)} onOpen={onOpen} />
      </b>
      {(why === 'noCost' || (why === 'wholeOnly' && currency)) && <small className="dim">{t(why)}</small>}
      {quotient && (key === 'costAPiece' || key === 'costAThousand') && (
        <small className="dim">
          {t(`quotient_${key}`, { cost: `${currency} ${exact(quotient.cost)}`, over: exact(quotient.over) })}
        </small>
      )}
      {coverage && (
        <small className="dim">{t('coverage', { known: exact(coverage.known), of: exact(coverage.of) })}</small>
      )}
      {key === 'reads' && value !== null && <small className="dim">{t('readersApart')}</small>}
      <HowCounted name={name}>{how(`how_${key}`)}</HowCounted>
    </span>
  )
}

function Value({
  className,
  name,
  figure: { value, behind },
  text,
  onOpen,
}: {
  className: string
  name: string
  figure: Figure
  text: string
  onOpen: Open
}) {
  const t = useWords(strings)
  if (behind === null || value === null || value === 0) return <span className={className}>{text}</span>
  return (
    <button
      type="button"
      className={`${styles.open} ${className}`}
      title={exact(value)}
      aria-label={t('openOf', { name, value: text })}
      onClick={() => onOpen(name, behind)}
    >
      {text}
    </button>
  )
}
