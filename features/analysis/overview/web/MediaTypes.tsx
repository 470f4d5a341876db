import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import type { Overview } from '@guanlan/features/charts/charts/contract'
import { mediaTypeIs, SaveFigures } from '@guanlan/features/charts/charts/web'
import { Count, Panel, percent, useFormat, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import { strings } from '../strings.ts'
import type { Behind } from './behind.ts'
import styles from './Overview.module.css'
import { Slices } from './Slices.tsx'
import type { AnsweredOverview } from './use-overview.ts'

/** All media types of the range; together they are the volume. */
export function MediaTypes({
  overview,
  question,
  open,
}: {
  overview: Overview
  question: AnsweredOverview['question']
  open: Behind
}) {
  const t = useWords(strings)
  const named = useWords(articleStrings)
  const format = useFormat()
  const most = Math.max(1, ...overview.mediaTypes.map(part => part.count))
  return (
    <Panel
      title={t('mediaTypes')}
      note={t('mediaTypesNote')}
      more={<SaveFigures asked={question} chart="mediaTypes" title={t('mediaTypes')} />}
      className={styles.half ?? ''}
    >
      <ul className={styles.bars}>
        {overview.mediaTypes.map(part => {
          const filters = [mediaTypeIs(part.mediaType)]
          const name = named(part.mediaType)
          return (
            <li key={part.mediaType}>
              <Link to={open({ filters })} aria-label={t('splitOf', { ...exactly(part, format.exact), name })}>
                {name}
              </Link>
              <span>
                <span className={styles.bar} style={{ width: `${(part.count / most) * 100}%` }}>
                  <Slices split={part} filters={filters} open={open} />
                </span>
              </span>
              <Count value={part.count} />
              <span className="dim">{percent(part.count / overview.total.count)}</span>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

const exactly = (part: Overview['mediaTypes'][number], exact: (value: number) => string) => ({
  count: exact(part.count),
  positive: exact(part.positive),
  neutral: exact(part.neutral),
  negative: exact(part.negative),
})
