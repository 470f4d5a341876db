import type { Reply } from '@guanlan/platform/contract'
import { Button, Column, ErrorOf, Row, SkeletonRows, toast, useUndo, useWords } from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { AmountSent, assistant, Plan, StoredAnswer } from '../../contract.ts'
import { screenStrings } from '../../strings/screens.ts'
import AnswerView from '../answer/AnswerView.tsx'
import { api, assistantKey } from '../api.ts'
import type { Proposed } from '../ask-address.ts'
import { AskBox } from './AskBox.tsx'
import { Beginning } from './Beginning.tsx'
import styles from './session.module.css'

const RenameSession = lazy(() => import('./RenameSession.tsx'))
const RunView = lazy(() => import('./RunView.tsx'))

export type Scenes = Reply<typeof assistant.scenes>

/** Questions of a session with their answers, and the box for the next one. */
export function Conversation({
  id,
  given,
  scenes,
  onStarted,
  onChanged,
  onLeft,
  onCollected,
}: {
  /** Null: it begins with the first question. */
  id: number | null
  /** What was asked from elsewhere; null: nothing. */
  given: Proposed | null
  scenes: Scenes | undefined
  onStarted: (id: number) => void
  onChanged: () => void
  onLeft: (id: number) => void
  onCollected: () => void
}) {
  const t = useWords(screenStrings)
  const client = useQueryClient()
  const [proposed, setProposed] = useState(given)
  const [pending, setPending] = useState<string | null>(null)
  const [isRenaming, setRenaming] = useState(false)
  const end = useRef<HTMLDivElement>(null)
  const sessionKey = [assistantKey, 'session', id]
  const session = useQuery({
    queryKey: sessionKey,
    queryFn: ({ signal }) => api.session({ params: { id: id ?? 0 } }, { signal }),
    enabled: id !== null,
  })
  const act = useUndo(async () => onChanged())
  const messages = session.data?.messages ?? []
  const count = messages.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was added last is seen
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [count, pending])
  const refresh = () => client.invalidateQueries({ queryKey: [assistantKey] })
  const running = session.data?.running ?? null
  const ask = async (question: string, plan: Plan, amount: AmountSent | null): Promise<boolean> => {
    setPending(question)
    try {
      const to = id ?? (await api.createSession({ body: { title: question.slice(0, 60) } })).id
      if (amount === null) await api.message({ params: { id: to }, body: { question, plan } }, { timeout: 'long' })
      else {
        const body = { question, plan, amount }
        const { answer } = await api.startRun({ params: { id: to }, body }, { timeout: 'long' })
        if (answer?.content.kind === 'answer' && answer.content.written?.from) toast({ text: t('answeredAgain') })
      }
      await refresh()
      if (id === null) onStarted(to)
      return true
    } catch (error) {
      toast({ text: (error as Error).message, tone: 'warning' })
      void refresh()
      return false
    } finally {
      setPending(null)
    }
  }
  const remove = async () => {
    if (!session.data) return
    const { title } = session.data
    const done = await act(
      () => api.removeSession.act({ params: { id: session.data.id } }),
      () => t('removed', { title }),
    )
    if (done) onLeft(session.data.id)
  }
  if (id !== null && session.error && !session.data)
    return <ErrorOf error={session.error} onRetry={() => void session.refetch()} />
  return (
    <Column fill className={styles.conversation}>
      {session.data && (
        <Row as="header" gap={8} align="center" className={styles.head}>
          <h2 className="cut">{session.data.title}</h2>
          <span className="grow" />
          <Button size="small" kind="quiet" icon="edit" onClick={() => setRenaming(true)}>
            {t('rename')}
          </Button>
          <Button size="small" kind="quiet" icon="trash" onClick={() => void remove()}>
            {t('remove')}
          </Button>
        </Row>
      )}
      <div className={styles.scroll}>
        {id !== null && session.isPending && <SkeletonRows rows={6} />}
        {id === null && !pending && (
          <Beginning onAsk={question => setProposed({ question, plan: null, articles: [] })} />
        )}
        <ol className={styles.messages} aria-label={t('sessions')}>
          {messages.map((message: StoredAnswer) => (
            <li key={message.id}>
              <p className={styles.question}>{message.question}</p>
              <AnswerView
                answer={message}
                onAsk={(question, plan) => setProposed({ question, plan, articles: [] })}
                onCollected={() => {
                  onCollected()
                  void session.refetch()
                }}
              />
            </li>
          ))}
          {running && (
            <li key={running.id}>
              <p className={styles.question}>{running.question}</p>
              <Suspense>
                <RunView key={running.id} id={running.id} onEnd={() => void refresh()} />
              </Suspense>
            </li>
          )}
          {pending && (
            <li>
              <p className={styles.question}>{pending}</p>
              <p className="dim" role="status">
                {t('answering')}
              </p>
            </li>
          )}
        </ol>
        <div ref={end} />
      </div>
      <AskBox
        key={proposed ? `${proposed.question}${proposed.plan?.to ?? ''}` : 'own'}
        proposed={proposed}
        questions={scenes?.amounts.questions}
        isBusy={pending !== null || running !== null}
        onAnswer={ask}
      />
      {isRenaming && session.data && (
        <Suspense>
          <RenameSession
            session={session.data}
            onClose={() => setRenaming(false)}
            onSaved={() => {
              onChanged()
              void session.refetch()
            }}
          />
        </Suspense>
      )}
    </Column>
  )
}
