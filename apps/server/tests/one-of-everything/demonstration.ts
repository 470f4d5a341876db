import type { Fillings } from './ground.ts'

export const demonstration: Fillings = {
  remove: async ({ makeDemonstration }) => ({ owner: await makeDemonstration() }),
}
