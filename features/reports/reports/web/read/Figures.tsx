import { exact, percent, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import { changeOf, type Figure, type PlainBlock } from '../../contract.ts'
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
  const text = unit === 'share' ? percent(value) : exact(value)
  if (!behind) return <strong>{text}</strong>
  return (
    <Link to={addressOf(behind)} aria-label={`${name} ${text}`}>
      <strong>{text}</strong>
    </Link>
  )
}

function Change({ figure }: { figure: Figure }) {
  const t = useWords(strings)
  const change = changeOf(figure)
  if (!change) return null
  return (
    <span className="dim">
      {change.key === 'comparePoints' ? t('comparePoints', change.values) : t('compareBefore', change.values)}
    </span>
  )
}
