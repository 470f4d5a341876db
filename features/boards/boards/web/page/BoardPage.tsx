import { ErrorOf, SkeletonPage } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { api, boardsKey } from '../api.ts'
import { OpenBoard } from './OpenBoard.tsx'

export function BoardPage({ id }: { id: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: [boardsKey, 'one', id],
    queryFn: ({ signal }) => api.get({ params: { id } }, { signal }),
    // What somebody else saved is shown when one saves oneself, side by side, not in place of what is being written.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchOnMount: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!data) return error ? <ErrorOf error={error} onRetry={() => void refetch()} /> : <SkeletonPage />
  return <OpenBoard key={data.version} board={data} />
}
