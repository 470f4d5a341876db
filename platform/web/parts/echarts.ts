/** The parts of ECharts that most charts draw with; loaded with the first chart. What few need is in charts/echarts-more.ts. */
import { BarChart, LineChart } from 'echarts/charts'
import { GridComponent, TooltipComponent } from 'echarts/components'
import { init, registerTheme, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

use([LineChart, BarChart, GridComponent, TooltipComponent, SVGRenderer])

export { init, registerTheme }
