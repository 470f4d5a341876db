import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Answers } from './answers.ts'

/** Public pages stand outside the frame and its queries. */
export function OwnQueries({ children }: { children: ReactNode }) {
  const [client] = useState(() => new Answers())
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
