import { type ChartData, LaneChart, Segmented, useWords } from '@guanlan/platform/web'
import { memo, useMemo, useState } from 'react'
import type { Traced } from '../contract/picture.ts'
import { strings } from '../strings.ts'
import { drawnOf, type LaneKind, laneKinds } from './lanes.ts'
import styles from './trace.module.css'
import { useWordsOfNodes } from './use-words-of-nodes.ts'

/** Who took it from whom, over time in lanes; the table below says the same in words. */
export const Picture = memo(function Picture({
  traced,
  onChoose,
}: {
  traced: Traced
  onChoose: (node: number) => void
}) {
  const t = useWords(strings)
  const words = useWordsOfNodes(traced)
  const several = traced.stories.length > 1
  const [kind, setKind] = useState<LaneKind>('level')
  const drawn = useMemo(() => drawnOf(traced, kind), [traced, kind])
  const { points, links } = drawn
  const nodeAt = (row: number) => traced.nodes[points[row]?.node ?? -1]
  const nameOf = (row: number): string => {
    const point = points[row]
    const node = nodeAt(row)
    if (!point) return ''
    if (!node) return traced.sources[point.source ?? -1]?.name ?? ''
    const { media, title } = node
    return point.count > 1 ? t('pointMany', { media, title, count: point.count }) : t('pointOne', { media, title })
  }
  const moment = (at: number) => words.moment(new Date(at).toISOString()).slice(5)
  const data: ChartData = {
    head: t('article'),
    rows: points.map((_, row) => nameOf(row)),
    series: [{ name: t('behind'), values: points.map(({ size }) => size) }],
    more: [
      { name: t('time'), values: points.map(({ at }) => moment(at)) },
      {
        name: t('from'),
        values: points.map((_, row) => {
          const node = nodeAt(row)
          return node ? `${words.from(node) ?? ''} ${words.reason(node)}`.trim() : t('isOutside')
        }),
      },
    ],
  }
  const lanes = {
    names: drawn.lanes.map(key => words.lane(key, kind)),
    points: points.map(({ at, lane, size, node }) => ({
      ...{ at, lane: drawn.lanes.indexOf(lane), size },
      ...(node === null && { isHatched: true }),
    })),
    links,
    format: moment,
  }
  return (
    <LaneChart
      title={t('picture')}
      data={data}
      lanes={lanes}
      height={Math.min(640, Math.max(180, 40 + lanes.names.length * 60))}
      note={
        <span className={styles.legend}>
          <Segmented
            label={t('lanes')}
            value={kind}
            options={laneKinds
              .filter(value => value !== 'story' || several)
              .map(value => ({ value, label: t(`lane_${value}`) }))}
            onChange={setKind}
          />
          <span>
            <i className={styles.known} />
            {t('isKnown')}
          </span>
          <span>
            <i className={styles.inferred} />
            {t('isInferred')}
          </span>
          <span>
            <i className={styles.hatched} />
            {t('isOutside')}
          </span>
        </span>
      }
      opens="rows"
      onOpen={({ row }) => {
        const node = points[row]?.node
        if (node !== null && node !== undefined) onChoose(node)
      }}
    />
  )
})
