import { phrases } from '@guanlan/platform/contract'
import { refusalWords } from './strings/refusals.ts'

export const strings = phrases({ ...refusalWords })

declare module '@guanlan/platform/contract' {
  interface Words {
    results: typeof strings
  }
}
