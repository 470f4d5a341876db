import { server } from './strings/server.ts'

export const strings = {
  ...server,
}

declare module '@guanlan/platform/contract' {
  interface Words {
    downloads: typeof strings
  }
}
