import { Answers } from '@guanlan/platform/web'
import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useContext, useState } from 'react'
import { ActPanels } from './acts/ActPanels.tsx'
import { useEditing } from './edit/editing.ts'

// Forms travel when somebody edits.
const EditDialog = lazy(() => import('./edit/EditDialog.tsx'))

/** A page without the frame (a shared article) has no store of answers above it. */
export function WithQueries({ children }: { children: ReactNode }) {
  const above = useContext(QueryClientContext)
  const [own] = useState(() => above ?? new Answers({ defaultOptions: { queries: { retry: false } } }))
  const editing = useEditing(state => state.of)
  const content = (
    <>
      {children}
      <ActPanels />
      {editing && (
        <Suspense>
          <EditDialog key={editing.id} {...editing} />
        </Suspense>
      )}
    </>
  )
  return above ? content : <QueryClientProvider client={own}>{content}</QueryClientProvider>
}
