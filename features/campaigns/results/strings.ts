import { phrases } from '@guanlan/platform/contract'
import { figureWords } from './strings/figures.ts'
import { refusalWords } from './strings/refusals.ts'
import { reportWords } from './strings/report.ts'
import { screenWords } from './strings/screens.ts'

export const strings = phrases({ ...refusalWords, ...screenWords, ...figureWords, ...reportWords })

declare module '@guanlan/platform/contract' {
  interface Words {
    results: typeof strings
  }
}
