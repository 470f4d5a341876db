/** Whether the token says that the reader has a role of the installation. It hides what the server would refuse. */
import { tokenClaims } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'

export function useRole(role: 'developer' | 'operator'): boolean {
  const { data } = useQuery({ queryKey: ['hot', 'claims'], queryFn: tokenClaims, staleTime: 60_000 })
  const realm = data?.realm_access as { roles?: string[] } | undefined
  return realm?.roles?.includes(role) ?? false
}
