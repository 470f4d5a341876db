/** Whether the reader runs the installation, by the token. It shows what the server would refuse to others. */
import { tokenClaims } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'

export function useIsOperator(): boolean {
  const { data } = useQuery({ queryKey: ['media-corrections', 'claims'], queryFn: tokenClaims, staleTime: 60_000 })
  const realm = data?.realm_access as { roles?: string[] } | undefined
  return realm?.roles?.includes('operator') ?? false
}
