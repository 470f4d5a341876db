import { DashboardFrame, ErrorOf, Panel, SkeletonRows, useWords } from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Scene, StoredAnswer } from '../../contract.ts'
import { screenStrings } from '../../strings/screens.ts'
import { AnswerView } from '../answer/AnswerView.tsx'
import { WithArticle } from '../answer/WithArticle.tsx'
import { api, assistantKey, useScenes } from '../api.ts'
import { InstructionForm } from './InstructionForm.tsx'
import { InstructionList } from './InstructionList.tsx'
import styles from './scene.module.css'

/** Instructions of a scene, the fields of the chosen one, and what came of it. */
export function SceneScreen({ scene }: { scene: Exclude<Scene, 'gptSession'> }) {
  const t = useWords(screenStrings)
  const client = useQueryClient()
  const [chosen, setChosen] = useState<number | null>(null)
  const [result, setResult] = useState<StoredAnswer | null>(null)
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
            </Panel>
            <Panel title={open.name} note={open.summary} className={styles.fields ?? ''}>
              <InstructionForm
                key={open.id}
                instruction={open}
                tools={tools}
                onDone={answer => {
                  setResult(answer)
                  void client.invalidateQueries({ queryKey: [assistantKey, 'scenes'] })
                }}
              />
            </Panel>
            <Panel title={t('result')} wide>
              <div className={styles.result}>
                {result ? (
                  <AnswerView
                    answer={result}
                    onCollected={() => setResult(now => now && { ...now, collectedId: now.collectedId ?? 0 })}
                  />
                ) : (
                  <p className="dim">{t('noResult')}</p>
                )}
              </div>
            </Panel>
          </>
        )}
      </DashboardFrame>
    </WithArticle>
  )
}
