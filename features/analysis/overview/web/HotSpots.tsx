import type { TimeRange } from '@guanlan/features/articles/articles/web'
import { SaveFigures, StoryHeat, sentimentIs, storyIs } from '@guanlan/features/charts/charts/web'
import { spreadAddress } from '@guanlan/features/desk/article-list/web'
import { Count, ErrorOf, Panel, percent, SkeletonBlock, useFormat, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import { strings } from '../strings.ts'
import { behind } from './behind.ts'
import styles from './HotSpots.module.css'
import { Slices } from './Slices.tsx'
import { useHotSpots } from './use-hot-spots.ts'

/** The stories that most articles tell. */
export function HotSpots({ monitor, range }: { monitor: number | undefined; range: TimeRange }) {
  const t = useWords(strings)
  const format = useFormat()
  const { data, error, refetch } = useHotSpots(monitor, range)
  const open = data && behind(data.question)
  return (
    <Panel
      title={t('hotSpots')}
      note={t('hotSpotsNote')}
      more={data && <SaveFigures asked={data.question} chart="hotSpot" title={t('hotSpots')} />}
      wide
    >
      {error && <ErrorOf error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div className={styles.waiting}>
          {[90, 82, 76, 70, 66].map(width => (
            <SkeletonBlock key={width} width={`${width}%`} />
          ))}
        </div>
      )}
      {data?.spots.length === 0 && <p className={styles.none}>{t('noHotSpots')}</p>}
      {open && data.spots.length > 0 && (
        <ol className={styles.list}>
          {data.spots.map(spot => (
            <li key={spot.story}>
              <Link to={open({ filters: [storyIs(...spot.stories)] })} className="cut" title={spot.title}>
                {spot.title}
              </Link>
              <span className="dim cut" title={t('firstBy', { media: spot.media, at: format.moment(spot.firstAt) })}>
                {t('firstBy', { media: spot.media, at: format.moment(spot.firstAt).slice(5, 16) })}
              </span>
              <span className="dim">{t('mediaTell', { count: format.count(spot.mediaCount) })}</span>
              <Slices split={spot} filters={[storyIs(...spot.stories)]} open={open} />
              <b>
                <Count value={spot.count} />
              </b>
              <StoryHeat story={{ ...spot, articles: spot.count, media: spot.mediaCount }} named />
              <span data-share>
                {spot.negative > 0 && (
                  <Link
                    className="negative"
                    to={open({ filters: [storyIs(...spot.stories), sentimentIs('negative')] })}
                  >
                    {t('negativeOf', { share: percent(spot.negative / spot.count, 0) })}
                  </Link>
                )}
              </span>
              <Link
                to={spreadAddress(spot.story, {
                  monitor: data.question.monitor ?? null,
                  range: { from: data.question.from, to: data.question.to },
                })}
                aria-label={t('spreadOfStory', { title: spot.title })}
              >
                {t('spread')}
              </Link>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
