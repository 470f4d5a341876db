import { useMembers } from '@guanlan/features/people/organisations/web'
import {
  Button,
  ErrorOf,
  Moment,
  PickPanel,
  PopoverButton,
  Row,
  SkeletonRows,
  Stack,
  useWords,
} from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { strings } from '../../strings.ts'
import { api, crisesKey } from '../api.ts'
import { useCrisisAct } from '../use-crisis.ts'
import styles from './tasks.module.css'

const longest = 2_000

/** What people say about a task; members who are named hear of it. */
export function TaskComments({ taskId, isOpen }: { taskId: number; isOpen: boolean }) {
  const t = useWords(strings)
  const requested = useQuery({
    queryKey: [crisesKey, 'comments', taskId],
    queryFn: ({ signal }) => api.taskComments({ params: { id: taskId } }, { signal }),
  })
  const { data } = requested
  return (
    <Stack gap={8} className={styles.comments}>
      <h3>{t('comments')}</h3>
      {!data ? (
        requested.isError ? (
          <ErrorOf error={requested.error} onRetry={() => void requested.refetch()} />
        ) : (
          <SkeletonRows rows={3} />
        )
      ) : data.length === 0 ? (
        <p className="dim">{t('noComments')}</p>
      ) : (
        <ol>
          {data.map(({ at, by, text, byLink }) => (
            <li key={`${at} ${text}`}>
              <small className="dim">
                {by ?? t('byItself')} {byLink && `· ${t('answeredByLink')} `}
                <Moment at={at} exact />
              </small>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      )}
      {isOpen && <WriteComment taskId={taskId} />}
    </Stack>
  )
}

function WriteComment({ taskId }: { taskId: number }) {
  const t = useWords(strings)
  const act = useCrisisAct()
  const client = useQueryClient()
  const { data: members = [] } = useMembers()
  const [text, setText] = useState('')
  const [mentions, setMentions] = useState<ReadonlySet<number>>(new Set())
  const names = members.filter(({ id }) => mentions.has(id)).map(({ name }) => name)
  const send = async () => {
    const comments = await act(
      () => api.addTaskComment.act({ body: { taskId, text, mentions: [...mentions] } }),
      () => t('didComment'),
    )
    if (comments === null) return
    client.setQueryData([crisesKey, 'comments', taskId], comments)
    setText('')
    setMentions(new Set())
  }
  return (
    <Stack gap={4}>
      <textarea
        className="field"
        aria-label={t('addComment')}
        placeholder={t('addComment')}
        rows={3}
        maxLength={longest}
        value={text}
        onChange={event => setText(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && text.trim()) void send()
        }}
      />
      {names.length > 0 && <p className="dim">@{names.join(' @')}</p>}
      <Row gap={8} align="center" to="end">
        <PopoverButton label={t('mention')} icon="bell" size="small">
          {() => (
            <PickPanel
              label={t('mention')}
              choices={members}
              chosen={mentions}
              onTurn={(id, isOn) => {
                const next = new Set(mentions)
                if (isOn) next.add(Number(id))
                else next.delete(Number(id))
                setMentions(next)
              }}
            />
          )}
        </PopoverButton>
        <Button size="small" kind="primary" disabled={!text.trim()} onClick={() => void send()}>
          {t('addComment')}
        </Button>
      </Row>
    </Stack>
  )
}
