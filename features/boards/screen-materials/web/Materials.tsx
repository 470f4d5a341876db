import { type Part, PartsFrame } from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import { partScreens } from './part-screens.ts'

const parts: readonly Part[] = [
  { name: 'topicWords', title: strings.topicWords, screen: 'screenMaterials.topicWords' },
  { name: 'competitors', title: strings.competitors, screen: 'screenMaterials.competitors' },
  { name: 'negativeMedia', title: strings.negativeMedia, screen: 'screenMaterials.negativeMedia' },
  { name: 'societyEvents', title: strings.societyEvents, screen: 'screenMaterials.societyEvents' },
]

/** What panels of big screens are of, list by list. */
export default function Materials() {
  return <PartsFrame parts={parts} screens={partScreens} />
}
