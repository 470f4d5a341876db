import { useRegionName } from '@guanlan/features/articles/articles/web'
import type { Overview } from '@guanlan/features/charts/charts/contract'
import type { RegionName } from '@guanlan/features/charts/charts/web'
import { regionIs, SaveFigures } from '@guanlan/features/charts/charts/web'
import { Count, Panel, percent, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import { strings } from '../strings.ts'
import type { Behind } from './behind.ts'
import styles from './Overview.module.css'
import type { AnsweredOverview } from './use-overview.ts'

/** Where the articles come from: the first ten, and what is left of the volume. */
export function Regions({
  overview,
  names,
  question,
  open,
}: {
  overview: Overview
  names: readonly RegionName[]
  question: AnsweredOverview['question']
  open: Behind
}) {
  const t = useWords(strings)
  const regionName = useRegionName()
  const { regions, total } = overview
  const most = Math.max(1, ...regions.map(part => part.count))
  const rest = total.count - regions.reduce((sum, part) => sum + part.count, 0)
  const nameOf = (region: number | null) =>
    region === null
      ? t('noRegion')
      : regionName(region, names.find(each => each.code === String(region))?.short ?? t('codeRegion', { code: region }))
  return (
    <Panel
      title={t('regions')}
      note={rest > 0 ? t('regionsNote', { count: regions.length }) : t('regionsAll')}
      more={<SaveFigures asked={question} chart="releaseHotZone" title={t('regions')} />}
      className={styles.half ?? ''}
    >
      <ul className={styles.bars}>
        {regions.map((part, place) => (
          <li key={part.region}>
            <Link to={open({ filters: [regionIs(part.region)] })}>{nameOf(part.region)}</Link>
            <Link
              to={open({ filters: [regionIs(part.region)] })}
              tabIndex={-1}
              aria-hidden="true"
              className={styles.track}
            >
              <i
                className={styles.fill}
                data-kind={part.region === null ? 'none' : place < 3 ? 'first' : undefined}
                style={{ width: `${(part.count / most) * 100}%` }}
              />
            </Link>
            <Count value={part.count} />
            <span className="dim">{percent(part.count / total.count)}</span>
          </li>
        ))}
        {rest > 0 && (
          <li>
            <span className="dim">{t('otherRegions')}</span>
            <span />
            <Count value={rest} />
            <span className="dim">{percent(rest / total.count)}</span>
          </li>
        )}
      </ul>
    </Panel>
  )
}
