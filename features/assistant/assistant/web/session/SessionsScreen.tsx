import { Icon, SideListFrame, useList, useWords } from '@guanlan/platform/web'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { type Session, SessionQuestion } from '../../contract.ts'
import { screenStrings } from '../../strings/screens.ts'
import { WithArticle } from '../answer/WithArticle.tsx'
import { api, useCollected, useScenes } from '../api.ts'
import { askNames, proposedIn } from '../ask-address.ts'
import { Conversation } from './Conversation.tsx'
import { QuotaLine } from './QuotaLine.tsx'

// Both travel once something is collected.
const CollectedView = lazy(() => import('./CollectedView.tsx'))
const ExportCollected = lazy(() => import('./ExportCollected.tsx'))

/** Sessions and collected answers of the reader beside the one that is open; without one a question begins a session. */
export default function SessionsScreen() {
  const t = useWords(screenStrings)
  const list = useList({
    name: 'assistantSessions',
    question: SessionQuestion,
    load: api.sessions,
    openAs: 'session',
    openWith: ['collected', ...askNames],
  })
  const [search] = useSearchParams()
  const collectedId = Number(search.get('collected')) || null
  const { like } = list.question
  const collected = useCollected(like)
  const given = proposedIn(search, t('askArticles'))
  const scenes = useScenes()
  const amounts = scenes.data?.amounts
  const isLimited = typeof amounts?.questions.limit === 'number'
  const rows = list.records.rows
  const id = list.opened?.id ?? null
  const open = collected.rows.find(each => each.id === collectedId)
  return (
    <SideListFrame
      title={t('sessions')}
      list={list}
      search={t('findSession')}
      add={
        collected.rows.length > 0 && (
          <Suspense>
            <ExportCollected total={collected.total} like={like} />
          </Suspense>
        )
      }
      isOpen={id !== null || collectedId !== null}
      onClose={() => void list.open(null)}
      foot={isLimited && amounts && <QuotaLine amounts={amounts} />}
      sections={[
        {
          key: 'sessions',
          title: t('ownSessions'),
          add: { label: t('newSession'), run: () => void list.open(null) },
          empty: like === '' ? t('noSessions') : undefined,
          more: rows.length < (list.records.total ?? 0) ? list.records.more : undefined,
          rows: rows.map((row: Session) => ({
            key: `session${row.id}`,
            name: row.title,
            isOpen: row.id === id,
            onOpen: () => void list.open(row.id),
          })),
        },
        {
          key: 'collected',
          title: t('collected'),
          empty: like === '' ? t('noCollected') : undefined,
          more: collected.more,
          rows: collected.rows.map(each => ({
            key: `collected${each.id}`,
            name: each.question,
            marks: <Icon name="star" size={14} />,
            isOpen: each.id === collectedId,
            onOpen: () => void list.open(null, { collected: String(each.id) }),
          })),
        },
      ]}
    >
      <WithArticle>
        {open ? (
          <Suspense>
            <CollectedView
              key={open.id}
              collected={open}
              onChanged={() => void collected.refetch()}
              onRemoved={() => {
                void collected.refetch()
                list.leave(0)
                void list.open(null)
              }}
            />
          </Suspense>
        ) : (
          <Conversation
            key={id ?? `new${given?.question ?? ''}${given?.articles.join() ?? ''}`}
            id={id}
            given={id === null ? given : null}
            scenes={scenes.data}
            onStarted={session => {
              void list.records.changed()
              void list.open(session)
            }}
            onChanged={() => void list.records.changed()}
            onLeft={session => list.leave(session)}
            onCollected={() => void collected.refetch()}
          />
        )}
      </WithArticle>
    </SideListFrame>
  )
}
