import { Button, EmptyState, later, Panel, useFormat, useMay } from '@guanlan/platform/web'
import { Suspense, useMemo, useState } from 'react'
import type { CourseNode, EventCourse, InfoEvent } from '../../contract.ts'
import { api } from '../api.ts'
import { useAskEvents, useEventAct } from '../use-events.ts'
import styles from './course.module.css'
import { branchesOf } from './course.ts'
import { Tree } from './Tree.tsx'
import { useNodeWords } from './use-node-words.ts'

const NodeDialog = later(() => import('./NodeDialog.tsx'))

/** What happened, phase after phase, and how that was found. */
export function Course({
  event,
  chosen,
  onChoose,
}: {
  event: InfoEvent & { tree: EventCourse }
  chosen: number | null
  onChoose: (treeId: number | null) => void
}) {
  const { t } = useNodeWords()
  const format = useFormat()
  const may = useMay()
  const act = useEventAct()
  const askAgain = useAskEvents()
  const [edited, setEdited] = useState<{ node: CourseNode; name: string } | null>(null)
  const { tree } = event
  const branches = useMemo(() => branchesOf(tree), [tree])
  const articles = useMemo(() => new Map(tree.articles.map(article => [article.id, article])), [tree])
  const refresh = () =>
    void act(
      () => api.updateCourse.act({ body: { id: event.id, updateFlag: 'refresh' } }),
      () => t('refreshed'),
    )
  const { method, computedAt } = tree
  return (
    <Panel
      title={t('course')}
      note={computedAt && t('computedAt', { at: format.moment(computedAt).slice(5, 16) })}
      more={
        may('events.edit') &&
        event.articles > 0 && (
          <Button size="small" kind="quiet" icon="refresh" onClick={refresh}>
            {t('refreshCourse')}
          </Button>
        )
      }
    >
      {branches.length === 0 ? (
        <EmptyState title={t('noCourse')} />
      ) : (
        <Tree {...{ event, branches, articles, chosen, onChoose }} onEdit={(node, name) => setEdited({ node, name })} />
      )}
      {method && branches.length > 0 && (
        <p className={`dim ${styles.method}`}>
          {t('method', {
            ...{ step: method.stepHours, most: method.most, shortest: method.shortestHours },
            ...{ penalty: method.penalty, spread: method.spread, rhythm: method.rhythm ? t('methodRhythm') : '' },
          })}
        </p>
      )}
      {edited && (
        <Suspense>
          <NodeDialog eventId={event.id} {...edited} onSaved={askAgain} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </Panel>
  )
}
