import { useQuery } from '@tanstack/react-query'
import { api } from '../api.ts'

/** Templates to choose from: own ones first, then those that come with the product. */
export function useTemplateChoices() {
  const { data = [] } = useQuery({
    queryKey: ['report-templates', 'choices'],
    queryFn: async ({ signal }) => {
      const own = await api.templates({ query: { sort: 'name', order: 'asc', pageSize: 100 } }, { signal })
      const ready = await api.readyTemplates(undefined, { signal })
      return [...own.list.map(({ id, name }) => ({ id, name })), ...ready.map(({ ready: id, name }) => ({ id, name }))]
    },
  })
  return data
}
