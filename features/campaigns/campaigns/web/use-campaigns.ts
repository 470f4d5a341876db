import { connect, toast } from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { campaigns } from '../contract.ts'

const api = connect(campaigns)
/** Beginning of the keys of all answers about campaigns; what follows an act asks all of them again. */
const key = ['campaigns']

/** The first two hundred, in their order. */
export const useActivities = () =>
  useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await api.list({ query: { pageSize: 200 } }, { signal })).list,
    staleTime: 30_000,
  })

/** Makes one that begins today; null when it was refused, which is said. */
export function useAddActivity(): (name: string) => Promise<number | null> {
  const client = useQueryClient()
  return async name => {
    try {
      const { id } = await api.add({ body: { name, startTime: new Date().toISOString() } })
      await client.invalidateQueries({ queryKey: key })
      return id
    } catch (error) {
      toast({ text: (error as Error).message, tone: 'warning' })
      return null
    }
  }
}
