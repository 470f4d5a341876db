/** Outlines of ECharts, loaded with the first map. */
import { MapChart } from 'echarts/charts'
import { GeoComponent } from 'echarts/components'
import { registerMap, use } from 'echarts/core'
import { LabelLayout } from 'echarts/features'
import { init } from './echarts-more.ts'

// Without it numbers of small neighbours would lie on each other.
use([GeoComponent, MapChart, LabelLayout])

export { init, registerMap }
