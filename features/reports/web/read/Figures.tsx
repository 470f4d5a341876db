import { change, exact, percent, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import type { Figure, PlainBlock } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { addressOf } from './address.ts'
import styles from './read.module.css'

/** Key figures, each with its change and the articles behind it. */
export function Figures({ block }: { block: Extract<PlainBlock, { kind: 'figures' }> }) {
  return (
    <section id={block.id}>
      <h3>{block.title}</h3>
      <dl className={styles.figures}>
        {block.figures.map(figure => (
          <div key={figure.name}>
            <dt>{figure.name}</dt>
            <dd>
              <Value figure={figure} />
              <Change figure={figure} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Value({ figure: { value, unit, behind, name } }: { figure: Figure }) {
  const said = unit === 'share' ? percent(value) : exact(value)
  if (!behind) return <strong>{said}</strong>
  return (
    <Link to={addressOf(behind)} aria-label={`${name} ${said}`}>
      <strong>{said}</strong>
    </Link>
  )
}

/** Shares change by points, amounts by a part of what they were. */
function Change({ figure: { value, before, unit } }: { figure: Figure }) {
  const t = useWords(strings)
  if (!before) return null
  if (unit === 'share') {
    const points = ((value - before) * 100).toFixed(1).replace('-', '−')
    return <span className="dim">{t('comparePoints', { points: value > before ? `+${points}` : points })}</span>
  }
  return <span className="dim">{t('compareBefore', { change: change((value - before) / before) })}</span>
}
