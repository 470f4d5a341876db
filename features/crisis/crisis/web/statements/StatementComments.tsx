import { Panel, useMay, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import type { Crisis, StatementComment } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { Comments, type CommentsOf } from '../parts/Comments.tsx'

/** What people say about a statement, each with the version that stood there. */
export function StatementComments({ crisis, statementId }: { crisis: Crisis; statementId: number }) {
  const t = useWords(strings)
  const may = useMay()
  const of = useMemo<CommentsOf>(() => {
    const shown = (comments: readonly StatementComment[]) =>
      comments.map(({ number, ...comment }) => ({ ...comment, mark: t('ofVersion', { number }) }))
    return {
      id: `statement ${statementId}`,
      load: async signal => shown(await api.statementComments({ params: { id: statementId } }, { signal })),
      send: async body => {
        const acted = await api.addStatementComment.act({ body: { statementId, ...body } })
        return { ...acted, data: shown(acted.data) }
      },
    }
  }, [t, statementId])
  return (
    <Panel title={t('comments')}>
      <Comments of={of} isOpen={may('crisis.act') && crisis.status !== 'closed'} isTitled={false} />
    </Panel>
  )
}
