import {
  BarChart,
  type ChartPoint,
  type ChartProps,
  CloudChart,
  LineChart,
  ShareChart,
  TreeMapChart,
  useNarrow,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { behindPoint, type ChartKind, type PlainBlock, shownChart } from '../../contract.ts'
import { addressOf } from './address.ts'
import styles from './read.module.css'

/** A chart with its sentence; a figure opens the articles behind it. */
export function ChartBlock({ block }: { block: Extract<PlainBlock, { kind: 'chart' }> }) {
  const navigate = useNavigate()
  const { behindRows } = block
  // The same object while the block is the same: a chart that is drawn is not drawn anew.
  const shown = useMemo(() => shownChart(block), [block])
  const open = (point: ChartPoint) => {
    const behind = behindPoint(shown, point)
    if (behind) void navigate(addressOf(behind))
  }
  return (
    <section id={block.id} className={styles.chart}>
      <Drawn
        kind={block.chart}
        title={block.title}
        data={shown.data}
        height={280}
        {...(behindRows && { onOpen: open })}
      />
      {block.sentence && <p>{block.sentence}</p>}
    </section>
  )
}

/** Upright bars have room for so many names on a phone; of more the names stand beside them. */
const namesOfPhone = 5

function Drawn({ kind, ...props }: ChartProps & { kind: ChartKind }) {
  const horizontal = useNarrow() && props.data.rows.length > namesOfPhone
  switch (kind) {
    case 'line':
      return <LineChart {...props} />
    case 'bar':
      return <BarChart {...props} horizontal={horizontal} />
    case 'stacked':
      return <BarChart {...props} stacked horizontal={horizontal} />
    case 'horizontal':
      return <BarChart {...props} horizontal />
    case 'share':
      return <ShareChart {...props} />
    case 'cloud':
      return <CloudChart {...props} />
    case 'treeMap':
      return <TreeMapChart {...props} />
  }
}
