import { enter } from './strings/enter.ts'
import { server } from './strings/server.ts'

export const strings = { ...enter, ...server }

declare module '@guanlan/platform/contract' {
  interface Words {
    intake: typeof strings
  }
}
