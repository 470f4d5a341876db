/** Outlines of ECharts, loaded with the first map. */
import { MapChart } from 'echarts/charts'
import { GeoComponent } from 'echarts/components'
import { registerMap, use } from 'echarts/core'
import { init } from './echarts-more.ts'

use([GeoComponent, MapChart])

export { init, registerMap }
