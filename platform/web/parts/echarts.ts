/** The parts of ECharts that the product draws with; loaded with the first chart. */
import { BarChart, LineChart } from 'echarts/charts'
import {
  AriaComponent,
  BrushComponent,
  DatasetComponent,
  GridComponent,
  MarkAreaComponent,
  MarkLineComponent,
  MarkPointComponent,
  TooltipComponent,
} from 'echarts/components'
import { init, registerTheme, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

use([
  LineChart,
  BarChart,
  GridComponent,
  TooltipComponent,
  DatasetComponent,
  MarkLineComponent,
  MarkPointComponent,
  MarkAreaComponent,
  BrushComponent,
  AriaComponent,
  SVGRenderer,
])

export { init, registerTheme }
