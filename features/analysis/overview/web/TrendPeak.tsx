import { percent, useFormat, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import { strings } from '../strings.ts'
import styles from './Overview.module.css'
import type { Peak } from './trend.ts'
import type { Places } from './trend-places.ts'

/** Beside the highest point, on the side where there is room. */
export function TrendPeak({ peak, places, to, at }: { peak: Peak; places: Places; to: string; at: string }) {
  const t = useWords(strings)
  const format = useFormat()
  const spot = places.points[peak.index] ?? { x: 0, y: 0 }
  const onLeft = spot.x > places.width / 2
  const count = format.exact(peak.point.count)
  const more = peak.negativeShare > peak.usualShare + 0.005
  return (
    <Link
      className={styles.peak}
      data-side={onLeft ? 'left' : 'right'}
      to={to}
      style={{
        // Above the line, so that it covers nothing of it.
        top: Math.max(0, spot.y - 40),
        ...(onLeft ? { right: places.width - spot.x + 10 } : { left: spot.x + 10 }),
      }}
    >
      <b>{peak.times ? t('peakUsual', { at, count, times: peak.times.toFixed(1) }) : t('peakPlain', { at, count })}</b>
      <br />
      {t(more ? 'peakMoreNegative' : 'peakLessNegative', {
        share: percent(peak.negativeShare, 0),
        usual: percent(peak.usualShare, 0),
      })}
    </Link>
  )
}
