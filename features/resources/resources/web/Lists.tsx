import { type Part, PartsFrame, useRole } from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import { partScreens } from './part-screens.ts'

const parts: readonly Part[] = [
  { name: 'hot', title: strings.hotList, screen: 'resources.hotDay', permission: 'hotLists.view' },
  { name: 'brands', title: strings.brands, screen: 'resources.brands', permission: 'resources.view' },
]
const ofOperators: Part = { name: 'library', title: strings.keepLibrary, screen: 'resources.library' }

/** The hot list of a day and the brand library. */
export default function Lists() {
  const isOperator = useRole('operator')
  return <PartsFrame parts={isOperator ? [...parts, ofOperators] : parts} screens={partScreens} />
}
