import { useWords } from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import styles from './SignIn.module.css'
import { box, tide } from './tide.ts'

/** A picture of what the product does: of all the water, the one wave that will matter is marked. */
export function Sea() {
  const t = useWords(strings)
  const crest = tide.find(line => line.crest)?.crest ?? { x: 0, y: 0 }
  const left = `${(crest.x / box.width) * 100}%`
  const top = `${(crest.y / box.height) * 100}%`
  return (
    <figure className={styles.sea}>
      <blockquote>
        {t('motto')}
        <cite>{t('mottoSource')}</cite>
      </blockquote>
      <div className={styles.water}>
        <svg viewBox={`0 0 ${box.width} ${box.height}`} preserveAspectRatio="none" aria-hidden="true">
          {tide.map(({ path, crest }, line) => (
            <g key={path}>
              <path d={`${path}V${box.height + 200}H-20Z`} className={styles.ground} />
              <path d={`${path}V${box.height + 200}H-20Z`} className={styles.depth} />
              <path
                d={path}
                className={crest ? styles.crested : styles.line}
                style={crest ? undefined : { opacity: 0.28 + line * 0.035 }}
              />
            </g>
          ))}
        </svg>
        <span className={styles.crest} style={{ left, top }} />
        <p className={styles.eye} style={{ left, top }}>
          <b>{t('crestTime')}</b>
          <br />
          {t('crestNote')}
        </p>
      </div>
      <figcaption>{t('seaNote')}</figcaption>
    </figure>
  )
}
