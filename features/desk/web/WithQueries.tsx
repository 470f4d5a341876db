import { QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useContext, useState } from 'react'

/** A page without the frame (a shared article) has no store of answers above it. */
export function WithQueries({ children }: { children: ReactNode }) {
  const above = useContext(QueryClientContext)
  const [own] = useState(() => above ?? new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  return above ? children : <QueryClientProvider client={own}>{children}</QueryClientProvider>
}
