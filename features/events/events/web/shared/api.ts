/** What a page by link asks and says, without the rest of the feature: nothing else is loaded with it. */
import { contract, phrases, pick } from '@guanlan/platform/contract'
import { connect } from '@guanlan/platform/web'
import { sharedCalls } from '../../contract/shared.ts'
import { screenWords } from '../../strings/screens.ts'
import { sharedWords } from '../../strings/shared.ts'
import { stateWords } from '../../strings/states.ts'

const { openShared, sharedHolds } = sharedCalls
export const sharedApi = connect(contract({ openShared, sharedHolds }))

export const sharedStrings = phrases({
  ...sharedWords,
  ...pick(stateWords, 'state_emerging', 'state_growing', 'state_peak', 'state_fading', 'state_over', 'state_back'),
  ...pick(screenWords, 'articles', 'stories', 'negative', 'heat', 'noArticles', 'time', 'trend'),
})
