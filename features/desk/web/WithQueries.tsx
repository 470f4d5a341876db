import { QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useContext, useState } from 'react'
import { ActPanels } from './acts/ActPanels.tsx'

/** A page without the frame (a shared article) has no store of answers above it. */
export function WithQueries({ children }: { children: ReactNode }) {
  const above = useContext(QueryClientContext)
  const [own] = useState(() => above ?? new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  const content = (
    <>
      {children}
      <ActPanels />
    </>
  )
  return above ? content : <QueryClientProvider client={own}>{content}</QueryClientProvider>
}
