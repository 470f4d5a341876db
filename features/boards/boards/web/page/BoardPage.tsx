import { ErrorOf, SkeletonPage } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { api, boardsKey } from '../api.ts'
import { OpenBoard } from './OpenBoard.tsx'

export function BoardPage({ id }: { id: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: [boardsKey, 'one', id],
    queryFn: ({ signal }) => api.get({ params: { id } }, { signal }),
  })
  if (!data) return error ? <ErrorOf error={error} onRetry={() => void refetch()} /> : <SkeletonPage />
  return <OpenBoard key={data.version} board={data} />
}
