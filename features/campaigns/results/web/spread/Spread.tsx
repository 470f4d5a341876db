import { mediaLevels, type Question } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { isOfCampaign } from '@guanlan/features/campaigns/campaigns/web'
import { SpreadOf } from '@guanlan/features/charts/charts/web'
import {
  BarChart,
  type ChartData,
  EmptyState,
  ErrorOf,
  exact,
  later,
  Panel,
  SkeletonPage,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { Suspense, useMemo, useState } from 'react'
import type { Range, Requested, Wave } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { type Open, useOpen } from '../behind/use-open.ts'
import { type Of, useSpread } from '../overview/use-results.ts'
import styles from './spread.module.css'

const Drawer = later(() => import('../behind/Drawer.tsx'))

/** Waves from each release, and who took the largest stories from whom. */
export default function Spread({ of }: { of: Of }) {
  const { id } = of
  const t = useWords(strings)
  const { data, error, refetch } = useSpread(of)
  const { open, figure, close } = useOpen(data)
  const [chosen, choose] = useState<number | null>(null)
  if (error && !data) return <ErrorOf error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonPage />
  const { waves, stories } = data
  const story = stories.find(each => each.story === chosen) ?? stories[0]
  return (
    <div className={styles.spread}>
      <div className={styles.scroll}>
        <Panel title={t('waves')} note={t('wavesNote')}>
          {waves.length === 0 && <EmptyState title={t('noReleases')}>{t('noReleasesText')}</EmptyState>}
          {waves.map(wave => (
            <WaveChart key={wave.release?.id ?? 0} wave={wave} onOpen={open} />
          ))}
        </Panel>
        <Panel title={t('stories')} note={t('storiesNote')}>
          {stories.length === 0 ? (
            <EmptyState title={t('noArticles')} />
          ) : (
            <ul className={styles.stories}>
              {stories.map(each => (
                <li key={each.story}>
                  <button type="button" aria-pressed={each === story} onClick={() => choose(each.story)}>
                    <span className="cut">{each.title}</span>
                    <b>{exact(each.count)}</b>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Panel>
        {story && (
          <SpreadOf
            asked={questionOf(id, data, story.firstAt)}
            story={story.story}
            onOpen={({ name, filters, range: within }) =>
              open(
                name,
                { of: 'articles', filters: [isOfCampaign(id), ...filters], fold: false },
                within ?? stretchOf(data, story.firstAt),
              )
            }
          />
        )}
      </div>
      {figure && (
        <Suspense>
          <Drawer figure={figure} requested={data} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}

/** The ninety days in which a story began. */
const stretchOf = ({ stretches, range }: Requested, firstAt: string): Range =>
  stretches.find(({ from, to }) => from <= firstAt && firstAt <= to) ?? stretches[0] ?? range

const questionOf = (id: number, requested: Requested, firstAt: string): Question => ({
  ...stretchOf(requested, firstAt),
  filters: [isOfCampaign(id)],
  fold: false,
  place: 'desk',
})

/** By hour since it was sent, in colours of levels. */
function WaveChart({ wave: { release, at, hours, count, later: after }, onOpen }: { wave: Wave; onOpen: Open }) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const format = useFormat()
  const data = useMemo<ChartData>(() => {
    const last = Math.max(0, ...hours.map(({ hour }) => hour))
    const byHour = new Map(hours.map(each => [each.hour, each.levels]))
    const rows = Array.from({ length: last + 1 }, (_, hour) => hour)
    const shown = mediaLevels.filter(level => hours.some(({ levels }) => (levels[level] ?? 0) > 0))
    return {
      head: t('hour'),
      rows: rows.map(hour => t('hourOf', { hour })),
      series: shown.map(level => ({ name: a(level), values: rows.map(hour => byHour.get(hour)?.[level] ?? 0) })),
    }
  }, [t, a, hours])
  return (
    <div className={styles.wave}>
      <p>
        <b>{release?.title}</b>{' '}
        <span className="dim">
          {new Date(at).getTime() > Date.now()
            ? t('waveToCome', { at: format.moment(at).slice(0, 16) })
            : t('waveOf', { at: format.moment(at).slice(0, 16), count: exact(count), later: exact(after) })}
        </span>
      </p>
      {count > 0 && (
        <BarChart
          title={release?.title ?? ''}
          data={data}
          stacked
          empty={t('noArticles')}
          onOpen={() => onOpen('', { of: 'pieces', kind: 'all', ...(release && { release: release.id }) })}
        />
      )}
    </div>
  )
}
