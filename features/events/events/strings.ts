import { commonWords, phrases, pick } from '@guanlan/platform/contract'
import { refusalWords } from './strings/refusals.ts'
import { screenWords } from './strings/screens.ts'
import { spreadWords } from './strings/spread.ts'
import { stateWords } from './strings/states.ts'
import { taskWords } from './strings/tasks.ts'

export const strings = phrases({
  ...screenWords,
  ...stateWords,
  ...spreadWords,
  ...refusalWords,
  ...taskWords,
  ...pick(commonWords, 'cancel', 'close', 'save', 'note'),
})

declare module '@guanlan/platform/contract' {
  interface Words {
    events: typeof strings
  }
}
