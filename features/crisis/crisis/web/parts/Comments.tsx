import { useMembers } from '@guanlan/features/people/organisations/web'
import {
  type Acted,
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
import { crisesKey } from '../api.ts'
import { useCrisisAct } from '../use-crisis.ts'
import styles from './comments.module.css'

const longest = 2_000

export interface Comment {
  at: string
  by: string | null
  text: string
  /** Behind the name: how it came, of which version. */
  mark: string | null
}

export interface CommentsOf {
  /** Unique in the crisis: `task 1`. */
  id: string
  load: (signal: AbortSignal) => Promise<readonly Comment[]>
  /** Answers all that stands there then. */
  send: (body: { text: string; mentions: number[] }) => Promise<Acted<readonly Comment[]>>
}

/** What people say about something of a crisis; members who are named hear of it. */
export function Comments({
  of,
  isOpen,
  isTitled = true,
}: {
  of: CommentsOf
  isOpen: boolean
  /** Not where a panel says it. */
  isTitled?: boolean
}) {
  const t = useWords(strings)
  const requested = useQuery({
    queryKey: [crisesKey, 'comments', of.id],
    queryFn: ({ signal }) => of.load(signal),
  })
  const { data } = requested
  return (
    <Stack gap={8} className={styles.comments}>
      {isTitled && <h3>{t('comments')}</h3>}
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
          {data.map(({ at, by, text, mark }) => (
            <li key={`${at} ${text}`}>
              <small className="dim">
                {by ?? t('byItself')} {mark !== null && `· ${mark} `}
                <Moment at={at} exact />
              </small>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      )}
      {isOpen && <WriteComment of={of} />}
    </Stack>
  )
}

function WriteComment({ of }: { of: CommentsOf }) {
  const t = useWords(strings)
  const act = useCrisisAct()
  const client = useQueryClient()
  const { data: members = [] } = useMembers()
  const [text, setText] = useState('')
  const [mentions, setMentions] = useState<ReadonlySet<number>>(new Set())
  const names = members.filter(({ id }) => mentions.has(id)).map(({ name }) => name)
  const send = async () => {
    const comments = await act(
      () => of.send({ text, mentions: [...mentions] }),
      () => t('didComment'),
    )
    if (comments === null) return
    client.setQueryData([crisesKey, 'comments', of.id], comments)
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
