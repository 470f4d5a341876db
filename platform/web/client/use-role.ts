import { useQuery } from '@tanstack/react-query'
import { knownClaims, tokenClaims } from './token.ts'

/** Whether the token says that the reader has a role of the installation. It hides what the server would refuse. */
export function useRole(role: 'developer' | 'operator'): boolean {
  const { data } = useQuery({
    queryKey: ['token', 'claims'],
    queryFn: tokenClaims,
    // At once: a screen that first took an operator for a member would ask what is refused.
    initialData: knownClaims,
    staleTime: 60_000,
  })
  const realm = data?.realm_access as { roles?: string[] } | undefined
  return realm?.roles?.includes(role) ?? false
}
