import { connect, UsageLine } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { organisations } from '../contract.ts'

const api = connect(organisations)

/** How much of a quota is used, where one creates what it counts; nothing while it has no limit. @param used as the screen counts it now */
export function QuotaUsageLine({ quota, used }: { quota: string; used: number }) {
  const { data } = useQuery({
    queryKey: ['organisations', 'quotas'],
    queryFn: ({ signal }) => api.quotas(undefined, { signal }),
    staleTime: 60_000,
  })
  const gauge = data?.find(each => each.quota === quota)
  return gauge?.limit == null ? null : <UsageLine title={gauge.title} used={used} limit={gauge.limit} />
}
