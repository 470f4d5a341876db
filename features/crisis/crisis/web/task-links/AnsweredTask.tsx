import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { TaskPage } from './TaskPage.tsx'

/** `/crisiDetail?task=`: one task, which somebody without an account answers by a link. */
export default function AnsweredTask({ token }: { token: string }) {
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <TaskPage token={token} />
    </QueryClientProvider>
  )
}
