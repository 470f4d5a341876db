/** What a page by link asks and says, without the rest of the feature: nothing else is loaded with it. */
import { contract, phrases, pick } from '@guanlan/platform/contract'
import { connect } from '@guanlan/platform/web'
import { sharedCalls } from '../../contract/shared.ts'
import { screens } from '../../strings/screens.ts'
import { shared } from '../../strings/shared.ts'
import { states } from '../../strings/states.ts'

const { openShared, openSharedCharts, sharedHolds } = sharedCalls
export const sharedApi = connect(contract({ openShared, openSharedCharts, sharedHolds }))

export const sharedStrings = phrases({
  ...states,
  ...shared,
  ...pick(
    screens,
    'articles',
    'drill',
    'startedAt',
    'closedAt',
    'noArticles',
    'untitled',
    'time',
    'negativeArticles',
    'curve',
    'pieces',
  ),
})
