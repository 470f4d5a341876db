import { commonWords, phrases, pick } from '@guanlan/platform/contract'
import { courseWords } from './strings/course.ts'
import { refusalWords } from './strings/refusals.ts'
import { screenWords } from './strings/screens.ts'
import { stateWords } from './strings/states.ts'
import { taskWords } from './strings/tasks.ts'

export const strings = phrases({
  ...courseWords,
  ...screenWords,
  ...stateWords,
  ...refusalWords,
  ...taskWords,
  ...pick(commonWords, 'cancel', 'close', 'save', 'note'),
})

declare module '@guanlan/platform/contract' {
  interface Words {
    events: typeof strings
  }
}
