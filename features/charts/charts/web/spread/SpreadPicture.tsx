import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { type ChartData, LaneChart, Segmented, useFormat, useWords } from '@guanlan/platform/web'
import { useMemo, useState } from 'react'
import type { SpreadNode } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { groupsOf, type LaneKind, laneKinds, lanesOf } from './picture.ts'
import styles from './SpreadOf.module.css'

/** Who took it from whom, drawn over time; the list beneath says the same in words. */
export function SpreadPicture({ nodes, onOpen }: { nodes: readonly SpreadNode[]; onOpen: (node: SpreadNode) => void }) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const format = useFormat()
  const [kind, setKind] = useState<LaneKind>('level')
  const groups = useMemo(() => groupsOf(nodes), [nodes])
  const { data, lanes } = useMemo(() => {
    const { order, points, links } = lanesOf(groups, kind)
    const short = (at: number) => format.moment(new Date(at).toISOString()).slice(5, 16)
    const nameOf = (place: number | null) => (place === null ? '' : (groups[place]?.node.media ?? ''))
    const drawn: ChartData = {
      head: t('spreadArticle'),
      rows: groups.map(({ node, count }) =>
        count > 1
          ? t('spreadGroup', { media: node.media, title: node.title, count })
          : t('spreadOne', { media: node.media, title: node.title }),
      ),
      series: [{ name: t('spreadTaken'), values: groups.map(({ node }) => node.copies) }],
      more: [
        { name: t('spreadTime'), values: points.map(({ at }) => short(at)) },
        {
          name: t('spreadFrom'),
          values: groups.map(({ from, isSure }) =>
            from === null ? t('spreadEarliest') : t(isSure ? 'spreadSure' : 'spreadInferred', { media: nameOf(from) }),
          ),
        },
      ],
    }
    return { data: drawn, lanes: { names: order.map(each => a(each)), points, links, format: short } }
  }, [groups, kind, format, t, a])
  return (
    <LaneChart
      title={t('spreadPicture')}
      data={data}
      lanes={lanes}
      height={Math.max(160, 40 + lanes.names.length * 64)}
      note={
        <span className={styles.legend}>
          <Segmented
            label={t('spreadLanes')}
            value={kind}
            options={laneKinds.map(value => ({ value, label: t(`spreadLane_${value}`) }))}
            onChange={setKind}
          />
          <span>
            <i className={styles.sure} />
            {t('spreadSays')}
          </span>
          <span>
            <i className={styles.inferred} />
            {t('spreadGuessed')}
          </span>
        </span>
      }
      opens="rows"
      onOpen={({ row }) => {
        const group = groups[row]
        if (group) onOpen(group.node)
      }}
    />
  )
}
