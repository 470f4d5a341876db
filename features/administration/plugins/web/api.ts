import { connect, useWords } from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Plugin, type PlugType, plugins } from '../contract.ts'
import { strings } from '../strings.ts'

export const api = connect(plugins)

export const usePlugins = () =>
  useQuery({ queryKey: ['plugins', 'list'], queryFn: ({ signal }) => api.list({ query: {} }, { signal }) })
export const useAddresses = () =>
  useQuery({ queryKey: ['plugins', 'addresses'], queryFn: ({ signal }) => api.addresses(undefined, { signal }) })

/** Asks again for plug-ins and addresses. */
export function useReload(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['plugins'] })
}

/** The organisation's own name for a plug-in, or that of the product. */
export function usePlugName(): (plugin: Pick<Plugin, 'plugType' | 'plugName'>) => string {
  const t = useWords(strings)
  return ({ plugType, plugName }) => plugName || t(plugType)
}
export const isOn = (list: readonly Plugin[] | undefined, plugType: PlugType): boolean =>
  list?.find(each => each.plugType === plugType)?.isOpen === 1
