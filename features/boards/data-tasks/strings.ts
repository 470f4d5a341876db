import { phrases } from '@guanlan/platform/contract'
import { refusals } from './strings/refusals.ts'
import { screens } from './strings/screens.ts'
import { tasks } from './strings/tasks.ts'

export const strings = phrases({ ...refusals, ...tasks, ...screens })

declare module '@guanlan/platform/contract' {
  interface Words {
    dataTasks: typeof strings
  }
}
