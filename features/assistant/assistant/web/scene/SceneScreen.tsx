import {
  Button,
  DashboardFrame,
  ErrorOf,
  Panel,
  Row,
  SkeletonRows,
  useFormat,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Scene } from '../../contract.ts'
import { screenStrings } from '../../strings/screens.ts'
import { WithArticle } from '../answer/WithArticle.tsx'
import { api, assistantKey, useRuns, useScenes } from '../api.ts'
import { InstructionForm } from './InstructionForm.tsx'
import { InstructionList } from './InstructionList.tsx'
import styles from './scene.module.css'

// Both travel once something was made.
const AnswerView = lazy(() => import('../answer/AnswerView.tsx'))
const ResultList = lazy(() => import('./ResultList.tsx'))
const EditInstruction = lazy(() => import('./EditInstruction.tsx'))

/** Instructions of a scene, the fields of the chosen one, and what came of it. */
export function SceneScreen({ scene }: { scene: Exclude<Scene, 'gptSession'> }) {
  const t = useWords(screenStrings)
  const client = useQueryClient()
  const may = useMay()
  const [chosen, setChosen] = useState<number | null>(null)
  /** The instruction that is written; 0: a new one, null: none. */
  const [editing, setEditing] = useState<number | null>(null)
  const format = useFormat()
  const [search, setSearch] = useSearchParams()
  const runs = useRuns(scene)
  const results = runs.list
  const requested = Number(search.get('result'))
  const shown = results.find(({ id }) => id === requested)
  const instructions = useQuery({
    queryKey: [assistantKey, 'instructions', scene],
    queryFn: ({ signal }) => api.instructions({ query: { scene } }, { signal }),
    staleTime: 60_000,
  })
  const tools = useScenes().data?.amounts.tools
  const list = instructions.data ?? []
  const open = list.find(({ id }) => id === chosen) ?? list.find(({ isReady }) => isReady) ?? list[0]
  return (
    <WithArticle>
      <DashboardFrame title={t(`scene_${scene}`)}>
        {instructions.error && !instructions.data ? (
          <ErrorOf error={instructions.error} onRetry={() => void instructions.refetch()} />
        ) : !open ? (
          <SkeletonRows rows={6} />
        ) : (
          <>
            <Panel title={t('instructions')}>
              <InstructionList list={list} open={open.id} onOpen={setChosen} />
              <Row gap={8} wrap={4} className={styles.acts}>
                <Button size="small" icon="plus" onClick={() => setEditing(0)}>
                  {t('newInstruction')}
                </Button>
                {(open.owner === 'own' || (open.owner === 'organisation' && may('assistant.shareInstructions'))) && (
                  <Button size="small" kind="quiet" icon="edit" onClick={() => setEditing(open.id)}>
                    {t('editInstruction')}
                  </Button>
                )}
              </Row>
            </Panel>
            <Panel title={open.name} note={open.summary} className={styles.fields ?? ''}>
              <InstructionForm
                key={`${open.id}.${open.version}`}
                instruction={open}
                tools={tools}
                onDone={answer => {
                  setSearch({ result: String(answer.id) })
                  void runs.refetch()
                  void client.invalidateQueries({ queryKey: [assistantKey, 'scenes'] })
                }}
              />
            </Panel>
            <Panel title={t('result')} wide>
              <div className={styles.result}>
                {shown ? (
                  <>
                    <p className={styles.shown}>
                      {shown.content.kind === 'translated' && <b>{shown.question}</b>}{' '}
                      <span className="dim">{format.moment(shown.createdAt)}</span>
                    </p>
                    <Suspense>
                      <AnswerView answer={shown} onCollected={() => void runs.refetch()} />
                    </Suspense>
                  </>
                ) : (
                  <p className="dim">{t('noResult')}</p>
                )}
              </div>
            </Panel>
            {results.length > 0 && (
              <Panel title={t('results')} wide>
                <Suspense>
                  <ResultList
                    list={results}
                    open={shown?.id ?? 0}
                    onOpen={open => setSearch({ result: String(open) })}
                    more={runs.more}
                  />
                </Suspense>
              </Panel>
            )}
          </>
        )}
      </DashboardFrame>
      {editing !== null && (
        <Suspense>
          <EditInstruction
            id={editing}
            scene={scene}
            onClose={() => setEditing(null)}
            onSaved={id => {
              setEditing(null)
              setChosen(id)
              void client.invalidateQueries({ queryKey: [assistantKey, 'instructions'] })
            }}
          />
        </Suspense>
      )}
    </WithArticle>
  )
}
