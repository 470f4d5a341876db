import { EmptyState, PhoneFrame, useWords } from '@guanlan/platform/web'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { strings } from '../../strings.ts'
import { TaskPage } from './TaskPage.tsx'

/** `/crisiDetail`: what somebody without an account opens by a link. `?task=`: one task, which they answer. */
export default function SharedCrisis() {
  const t = useWords(strings)
  const [client] = useState(() => new QueryClient())
  const [search] = useSearchParams()
  const task = search.get('task')
  return (
    <QueryClientProvider client={client}>
      {task ? (
        <TaskPage key={task} token={task} />
      ) : (
        <PhoneFrame title={t('title')}>
          <EmptyState title={t('linkEnded')}>{t('linkEndedHint')}</EmptyState>
        </PhoneFrame>
      )}
    </QueryClientProvider>
  )
}
