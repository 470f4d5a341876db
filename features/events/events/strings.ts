import { commonWords, phrases, pick } from '@guanlan/platform/contract'
import { besideWords } from './strings/beside.ts'
import { candidateWords } from './strings/candidates.ts'
import { courseWords } from './strings/course.ts'
import { fileWords } from './strings/file.ts'
import { followingWords } from './strings/following.ts'
import { refusalWords } from './strings/refusals.ts'
import { reportWords } from './strings/report.ts'
import { screenWords } from './strings/screens.ts'
import { sharedWords } from './strings/shared.ts'
import { spreadWords } from './strings/spread.ts'
import { stateWords } from './strings/states.ts'
import { taskWords } from './strings/tasks.ts'

export const strings = phrases({
  ...courseWords,
  ...screenWords,
  ...stateWords,
  ...spreadWords,
  ...refusalWords,
  ...followingWords,
  ...candidateWords,
  ...taskWords,
  ...fileWords,
  ...besideWords,
  ...reportWords,
  ...sharedWords,
  ...pick(commonWords, 'cancel', 'close', 'save', 'note'),
})

declare module '@guanlan/platform/contract' {
  interface Words {
    events: typeof strings
  }
}
