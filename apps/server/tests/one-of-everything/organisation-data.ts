import type { Fillings } from './ground.ts'

export const organisationData: Fillings = {
  exports: () => ({}),
  export: () => ({ once: 'One is made at a time' }),
}
