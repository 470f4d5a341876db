import { phrases } from '@guanlan/platform/contract'
import { bookWords } from './strings/book.ts'
import { figureWords } from './strings/figures.ts'
import { refusalWords } from './strings/refusals.ts'
import { reportWords } from './strings/report.ts'
import { screenWords } from './strings/screens.ts'

export const strings = phrases({ ...refusalWords, ...screenWords, ...figureWords, ...reportWords, ...bookWords })

declare module '@guanlan/platform/contract' {
  interface Words {
    results: typeof strings
  }
}
