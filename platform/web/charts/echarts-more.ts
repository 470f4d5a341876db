/** The rarer parts of ECharts: ring, tree map, and what is drawn by hand (heat, calendar, cloud); loaded with the first of them. */
import { CustomChart, PieChart, TreemapChart } from 'echarts/charts'
import { TitleComponent } from 'echarts/components'
import { use } from 'echarts/core'
import { init } from '../parts/echarts.ts'

use([TitleComponent, PieChart, TreemapChart, CustomChart])

export { init }
