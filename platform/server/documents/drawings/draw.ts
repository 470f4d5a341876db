/** A chart as a drawing or a picture, without a browser. */
import { cleanXml } from '@guanlan/platform/contract'
import { BarChart, LineChart, PieChart } from 'echarts/charts'
import { GridComponent, LegendComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import sharp from 'sharp'
import type { ChartPart, Look } from '../document.ts'
import { cloudSvg } from './cloud.ts'
import { heatSvg } from './heat.ts'
import { optionOf } from './option.ts'

use([BarChart, LineChart, PieChart, GridComponent, LegendComponent, SVGRenderer])

/** Pixels of paper: a chart over the whole width. */
export const chartSize = { width: 680, height: 320 }

/** As high as its rows need, where each has a line of its own. */
export const heightOf = ({ drawn, data }: Pick<ChartPart, 'drawn' | 'data'>): number =>
  drawn === 'bar' ? Math.min(620, Math.max(140, 40 + data.rows.length * 28)) : drawn === 'heat' ? 240 : chartSize.height

export function drawChart(chart: Pick<ChartPart, 'drawn' | 'data'>, look: Look, width = chartSize.width): string {
  const height = heightOf(chart)
  if (chart.drawn === 'cloud') return cloudSvg(chart, look, width, height)
  if (chart.drawn === 'heat') return heatSvg(chart, look, width, height)
  const drawing = init(null, null, { renderer: 'svg', ssr: true, width, height })
  try {
    drawing.setOption(optionOf(chart, look, width < 500))
    // ECharts escapes what it writes, and leaves signs in it that XML cannot hold.
    return cleanXml(drawing.renderToSVGString())
  } finally {
    drawing.dispose()
  }
}

/** Twice as sharp as a screen, on white. */
export const pictureOf = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 144 }).flatten({ background: '#FFFFFF' }).png({ compressionLevel: 9 }).toBuffer()
