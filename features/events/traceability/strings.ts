import { commonWords, phrases, pick } from '@guanlan/platform/contract'
import { cascadeWords } from './strings/cascade.ts'
import { screenWords } from './strings/screen.ts'
import { tableWords } from './strings/table.ts'

export const strings = phrases({
  ...screenWords,
  ...tableWords,
  ...cascadeWords,
  ...pick(commonWords, 'close', 'time', 'mediaType', 'author'),
})

declare module '@guanlan/platform/contract' {
  interface Words {
    traceability: typeof strings
  }
}
