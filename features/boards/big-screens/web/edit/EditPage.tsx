import { ErrorOf, SkeletonPage } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { api, screensKey } from '../api.ts'
import { EditScreen } from './EditScreen.tsx'

export function EditPage({ id }: { id: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: [screensKey, 'own', id],
    queryFn: ({ signal }) => api.get({ params: { id } }, { signal }),
    // What somebody else saved is shown when one saves oneself, side by side, not in place of what is being written.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchOnMount: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!data) return error ? <ErrorOf error={error} onRetry={() => void refetch()} /> : <SkeletonPage />
  return <EditScreen key={data.version} screen={data} />
}
