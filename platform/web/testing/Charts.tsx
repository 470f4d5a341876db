/** Every chart of the kit on invented figures, for looking at and for tests. */
import { useState } from 'react'
import {
  BarChart,
  CalendarChart,
  type ChartPoint,
  CloudChart,
  DashboardFrame,
  HeatChart,
  LineChart,
  MapChart,
  ShareChart,
  TreeMapChart,
  WallFrame,
} from '../index.ts'
import {
  cloud,
  course,
  hours,
  mediaNames,
  nothing,
  outlines,
  places,
  regions,
  sentiments,
  split,
  tiles,
  year,
} from './chart-figures.ts'

/** @param isWall as on a big screen: dark, large */
export function Charts({ isWall = false }: { isWall?: boolean }) {
  const [opened, setOpened] = useState('')
  if (isWall)
    return (
      <WallFrame title="大屏">
        <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 24, padding: 24 }}>
          <LineChart title="声量趋势" data={course} ground="wall" height={440} />
          <BarChart title="地区" data={regions} horizontal ground="wall" height={440} />
          <ShareChart title="情感占比" data={sentiments} ground="wall" height={440} />
          <HeatChart title="发布时段" data={hours} ground="wall" height={440} />
          <CloudChart title="热词" data={cloud} ground="wall" height={440} />
          <TreeMapChart title="媒体" data={mediaNames} ground="wall" height={440} />
        </div>
      </WallFrame>
    )
  const opens = (name: string) => (point: ChartPoint) => setOpened(`${name} ${point.row} ${point.series}`)
  return (
    <DashboardFrame title="图表" controls={<output>{opened}</output>}>
      <LineChart title="声量趋势" data={course} onOpen={opens('line')} />
      <BarChart title="情感随时间" data={split} stacked onOpen={opens('stacked')} />
      <BarChart title="地区" data={regions} horizontal onOpen={opens('names')} />
      <BarChart title="媒体类型与情感" data={split} horizontal stacked onOpen={opens('both')} />
      <ShareChart title="情感占比" data={sentiments} onOpen={opens('share')} />
      <HeatChart title="发布时段" data={hours} onOpen={opens('heat')} />
      <CalendarChart title="每日声量" data={year} onOpen={opens('calendar')} />
      <CloudChart title="热词" data={cloud} onOpen={opens('cloud')} />
      <TreeMapChart title="媒体" data={mediaNames} onOpen={opens('tree')} />
      <MapChart title="示意图" data={places} map={tiles} onOpen={opens('tiles')} caption="示意" />
      <MapChart title="地图" data={places} map={outlines} onOpen={opens('outlines')} />
      <LineChart title="空" data={nothing} />
    </DashboardFrame>
  )
}
