import type { Fillings } from './ground.ts'

export const tasks: Fillings = {
  list: () => ({}),
  cancel: async ({ makeTask }) => ({ params: { id: await makeTask('running') } }),
  result: async ({ makeTask }) => ({ params: { id: await makeTask('done') } }),
  changes: () => ({}),
}
