import { ErrorOf, SkeletonPage } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { api, screensKey } from '../api.ts'
import { EditScreen } from './EditScreen.tsx'

export function EditPage({ id }: { id: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: [screensKey, 'own', id],
    queryFn: ({ signal }) => api.get({ params: { id } }, { signal }),
  })
  if (!data) return error ? <ErrorOf error={error} onRetry={() => void refetch()} /> : <SkeletonPage />
  return <EditScreen key={data.version} screen={data} />
}
