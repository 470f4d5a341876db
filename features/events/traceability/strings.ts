import { commonWords, phrases, pick } from '@guanlan/platform/contract'
import { screenWords } from './strings/screen.ts'
import { tableWords } from './strings/table.ts'

export const strings = phrases({
  ...screenWords,
  ...tableWords,
  ...pick(commonWords, 'close', 'time', 'mediaType'),
})

declare module '@guanlan/platform/contract' {
  interface Words {
    traceability: typeof strings
  }
}
