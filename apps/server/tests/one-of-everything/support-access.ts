import type { Fillings } from './ground.ts'

const open = async (make: (path: string, body: object) => Promise<{ id: number }>) => {
  const { id } = await make('/inews/org/support', {})
  return { params: { id } }
}

export const supportAccess: Fillings = {
  list: () => ({}),
  grant: () => ({ once: 'One is open at a time' }),
  end: ({ make }) => open(make),
}
