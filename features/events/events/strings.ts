import { commonWords, phrases, pick } from '@guanlan/platform/contract'
import { candidateWords } from './strings/candidates.ts'
import { followingWords } from './strings/following.ts'
import { refusalWords } from './strings/refusals.ts'
import { screenWords } from './strings/screens.ts'
import { stateWords } from './strings/states.ts'
import { taskWords } from './strings/tasks.ts'

export const strings = phrases({
  ...screenWords,
  ...stateWords,
  ...refusalWords,
  ...followingWords,
  ...candidateWords,
  ...taskWords,
  ...pick(commonWords, 'cancel', 'close', 'save', 'note'),
})

declare module '@guanlan/platform/contract' {
  interface Words {
    events: typeof strings
  }
}
