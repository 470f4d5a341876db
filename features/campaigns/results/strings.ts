import { phrases } from '@guanlan/platform/contract'
import { figureWords } from './strings/figures.ts'
import { refusalWords } from './strings/refusals.ts'
import { screenWords } from './strings/screens.ts'

export const strings = phrases({ ...refusalWords, ...screenWords, ...figureWords })

declare module '@guanlan/platform/contract' {
  interface Words {
    results: typeof strings
  }
}
