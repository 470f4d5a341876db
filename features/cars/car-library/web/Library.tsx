import { type Part, PartsFrame } from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import { partScreens } from './part-screens.ts'

const parts: readonly Part[] = [
  { name: 'series', title: strings.seriesTab, screen: 'cars.series' },
  { name: 'models', title: strings.modelsTab, screen: 'cars.models' },
  { name: 'sales', title: strings.salesTab, screen: 'cars.sales' },
  { name: 'shops', title: strings.shopsTab, screen: 'cars.shops' },
]

/** Series, models and dealers. */
export default function Library() {
  return <PartsFrame parts={parts} screens={partScreens} />
}
