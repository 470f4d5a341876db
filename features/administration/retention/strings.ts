import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const strings = phrases({
  ...pick(commonWords, 'organisationMissing'),
})

declare module '@guanlan/platform/contract' {
  interface Words {
    retention: typeof strings
  }
}
