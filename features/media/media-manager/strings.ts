import { commonWords, phrases, pick } from '@guanlan/platform/contract'
import { refusalWords } from './strings/refusals.ts'
import { screenWords } from './strings/screens.ts'

export const strings = phrases({ ...refusalWords, ...screenWords, ...pick(commonWords, 'cancel', 'articles') })

declare module '@guanlan/platform/contract' {
  interface Words {
    mediaManager: typeof strings
  }
}
