import { about } from './strings/about.ts'
import { fields } from './strings/fields.ts'
import { question } from './strings/question.ts'
import { centre, dialogue } from './strings/screen.ts'
import { server } from './strings/server.ts'

export const strings = {
  ...about,
  ...centre,
  ...dialogue,
  ...fields,
  ...question,
  ...server,
}

declare module '@guanlan/platform/contract' {
  interface Words {
    exports: typeof strings
  }
}
