import type { Fillings } from './ground.ts'

const anInspection = async (make: (path: string, body: object) => Promise<{ id: number }>) => ({
  params: { id: (await make('/report/insReport', {})).id },
})

export const monitoringCheck: Fillings = {
  list: async ({ make }) => {
    await make('/report/insReport', {})
    return { body: {} }
  },
  get: ({ make }) => anInspection(make),
  make: () => ({}),
  remove: ({ make }) => anInspection(make),
  share: ({ make }) => anInspection(make),
  unshare: ({ make }) => anInspection(make),
}
