import { about } from './strings/about.ts'
import { fields } from './strings/fields.ts'
import { server } from './strings/server.ts'

export const strings = {
  ...about,
  ...fields,
  ...server,
}

declare module '@guanlan/platform/contract' {
  interface Words {
    downloads: typeof strings
  }
}
