import {
  Button,
  ChosenFiles,
  EmptyState,
  ErrorOf,
  Facts,
  Moment,
  OwnQueries,
  PhoneFrame,
  SkeletonRows,
  Stack,
  TextField,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { answerFileKinds, type OpenedOrder } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './guidance.module.css'

/** An order for whoever holds a link to it (`?token=`): they read it and answer it without an account. */
export default function AnswerPage() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  return (
    <OwnQueries>
      <Page key={token} token={token} />
    </OwnQueries>
  )
}

function Page({ token }: { token: string }) {
  const t = useWords(strings)
  const requested = useQuery({
    queryKey: ['guidance-order', token],
    queryFn: ({ signal }) => api.opened({ params: { token } }, { signal }),
    enabled: token !== '',
    retry: false,
  })
  const isEnded = token === '' || (requested.error as { kind?: string } | null)?.kind === 'missing'
  if (requested.data) return <Order token={token} order={requested.data} />
  return (
    <PhoneFrame title={t('order')}>
      {isEnded ? (
        <EmptyState title={t('linkEnded')}>{t('linkEndedHint')}</EmptyState>
      ) : requested.isError ? (
        <ErrorOf error={requested.error} onRetry={() => void requested.refetch()} />
      ) : (
        <SkeletonRows rows={6} />
      )}
    </PhoneFrame>
  )
}

function Order({ token, order }: { token: string; order: OpenedOrder }) {
  const t = useWords(strings)
  const format = useFormat()
  const { name, organisation, subjectKind, subjectName, content, orderedBy, receiver, deadline, isDone, answers } =
    order
  return (
    <PhoneFrame title={name} from={t('sentBy', { organisation })}>
      <Stack gap={16}>
        <p className={styles.wording}>{content}</p>
        <Facts
          of="texts"
          facts={[
            [t(`kind_${subjectKind}`), subjectName],
            [t('orderedBy'), orderedBy],
            ...(receiver ? [[t('receiver'), receiver] as const] : []),
            ...(deadline ? [[t('deadline'), format.moment(deadline).slice(0, 16)] as const] : []),
          ]}
        />
        {isDone ? <p role="status">{t('isDone')}</p> : <AnswerForm token={token} />}
        {answers.length > 0 && (
          <section aria-label={t('answersBefore')}>
            <h2 className={styles.before}>{t('answersBefore')}</h2>
            <ul className={styles.answers}>
              {answers.map(({ answeredAt, byName, text, url, file }) => (
                <li key={answeredAt + byName}>
                  <small className="dim">
                    {byName} <Moment at={answeredAt} exact />
                  </small>
                  {text && <p>{text}</p>}
                  {url && (
                    <a href={url} target="_blank" rel="noopener noreferrer nofollow">
                      {url}
                    </a>
                  )}
                  {file && <p>{t('fileNamed', { name: file })}</p>}
                </li>
              ))}
            </ul>
          </section>
        )}
      </Stack>
    </PhoneFrame>
  )
}

function AnswerForm({ token }: { token: string }) {
  const t = useWords(strings)
  const client = useQueryClient()
  const textId = useId()
  const [byName, setByName] = useState('')
  const [text, setText] = useState('')
  const [url, setUrl] = useState('')
  const [files, setFiles] = useState<File[]>([])
  /** One that has arrived is not sent again when the answer itself is refused. */
  const arrived = useRef(new Map<File, number>())
  const [problem, setProblem] = useState<string | null>(null)
  const [isSent, setSent] = useState(false)
  const [isSending, setSending] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    setSent(false)
    try {
      const [file] = files
      if (file && !arrived.current.has(file)) {
        const { id } = await api.fileByLink({ params: { token }, files: [file] }, { timeout: 'long' })
        arrived.current.set(file, id)
      }
      const fileId = (file && arrived.current.get(file)) ?? null
      const order = await api.answerByLink({
        params: { token },
        body: { byName, text, url: url.trim() || null, fileId },
      })
      client.setQueryData(['guidance-order', token], order)
      setText('')
      setUrl('')
      setFiles([])
      setProblem(null)
      setSent(true)
    } catch (error) {
      const { message, problems } = error as { message: string; problems?: { msg: string }[] }
      setProblem(problems?.[0]?.msg ?? message)
    } finally {
      setSending(false)
    }
  }
  return (
    <Stack as="form" gap={12} onSubmit={event => void send(event)}>
      <TextField
        label={t('yourName')}
        value={byName}
        maxLength={50}
        autoComplete="name"
        onChange={event => setByName(event.target.value)}
      />
      <div className="labelled">
        <label className="label-line" htmlFor={textId}>
          {t('answerText')}
        </label>
        <textarea
          id={textId}
          className={`field ${styles.area}`}
          rows={5}
          value={text}
          maxLength={5_000}
          onChange={event => setText(event.target.value)}
        />
      </div>
      <TextField label={t('answerUrl')} value={url} inputMode="url" onChange={event => setUrl(event.target.value)} />
      <ChosenFiles
        label={t('attach')}
        removeLabel={name => t('removeFile', { name })}
        kinds={answerFileKinds}
        most={1}
        files={files}
        onChange={setFiles}
      />
      <small className="dim">{t('linkFileHint')}</small>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {isSent && <p role="status">{t('sent')}</p>}
      <Button type="submit" kind="primary" disabled={isSending}>
        {t('send')}
      </Button>
    </Stack>
  )
}
