import { contract, pick } from '@guanlan/platform/contract'
import {
  Button,
  Checkbox,
  ChosenFiles,
  connect,
  EmptyState,
  ErrorOf,
  Facts,
  Moment,
  PhoneFrame,
  SkeletonRows,
  Stack,
  TextField,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { linkedTaskCalls, linkFileKinds, mostFilesOfAnswer, type OpenedTask } from '../../contract/task-links.ts'
import { screens } from '../../strings/screens.ts'
import { taskLinks } from '../../strings/task-links.ts'
import styles from './task-links.module.css'

const api = connect(contract(linkedTaskCalls))
const strings = { ...taskLinks, ...pick(screens, 'deadline') }

const keyOf = (token: string) => ['crisis-task', token]

/** One task for whoever holds a link to it. */
export function TaskPage({ token }: { token: string }) {
  const t = useWords(strings)
  const requested = useQuery({
    queryKey: keyOf(token),
    queryFn: ({ signal }) => api.openedTask({ params: { token } }, { signal }),
    refetchOnWindowFocus: false,
    retry: false,
  })
  if (requested.data) return <Opened token={token} task={requested.data} />
  return (
    <PhoneFrame title={t('answerTask')}>
      {(requested.error as { kind?: string } | null)?.kind === 'missing' ? (
        <EmptyState title={t('linkEnded')}>{t('linkEndedHint')}</EmptyState>
      ) : requested.isError ? (
        <ErrorOf error={requested.error} onRetry={() => void requested.refetch()} />
      ) : (
        <SkeletonRows rows={6} />
      )}
    </PhoneFrame>
  )
}

function Opened({ token, task }: { token: string; task: OpenedTask }) {
  const t = useWords(strings)
  const format = useFormat()
  const { organisation, crisis, title, detail, dueAt, isOver, answers, files } = task
  return (
    <PhoneFrame title={title} from={t('fromOrganisation', { organisation })}>
      <Stack gap={16}>
        {detail && <p className={styles.text}>{detail}</p>}
        <Facts
          of="texts"
          facts={[
            [t('ofCrisis'), crisis],
            ...(dueAt ? [[t('deadline'), format.moment(dueAt).slice(0, 16)] as const] : []),
          ]}
        />
        {isOver ? <p role="status">{t('taskIsOver')}</p> : <AnswerForm token={token} />}
        {answers.length > 0 && (
          <section aria-label={t('answersBefore')}>
            <h2 className={styles.before}>{t('answersBefore')}</h2>
            <Stack as="ul" gap={12}>
              {answers.map(({ answeredAt, byName, text }) => (
                <li key={answeredAt + byName + text}>
                  <small className="dim">
                    {byName} <Moment at={answeredAt} exact />
                  </small>
                  <p className={styles.text}>{text}</p>
                </li>
              ))}
            </Stack>
          </section>
        )}
        {files.length > 0 && (
          <section aria-label={t('answerFilesBefore')}>
            <h2 className={styles.before}>{t('answerFilesBefore')}</h2>
            <Stack as="ul" gap={4}>
              {files.map(({ name, byName }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: files of a link have no id
                <li key={at} className={styles.text}>
                  {name} <small className="dim">{byName}</small>
                </li>
              ))}
            </Stack>
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
  const [done, setDone] = useState(false)
  const [files, setFiles] = useState<File[]>([])
  /** Those that have arrived are not sent again when the answer itself is refused. */
  const arrived = useRef(new Map<File, number>())
  const [problem, setProblem] = useState<string | null>(null)
  const [progress, setProgress] = useState<'none' | 'sending' | 'sent'>('none')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setProgress('sending')
    setProblem(null)
    try {
      for (const file of files)
        if (!arrived.current.has(file)) {
          const { id } = await api.sendTaskFile({ params: { token }, files: [file] }, { timeout: 'long' })
          arrived.current.set(file, id)
        }
      const fileIds = files.flatMap(file => arrived.current.get(file) ?? [])
      const task = await api.answerTask({ params: { token }, body: { byName, text, done, fileIds } })
      setText('')
      setFiles([])
      setProgress('sent')
      client.setQueryData(keyOf(token), task)
    } catch (error) {
      const { message, problems } = error as { message: string; problems?: { msg: string }[] }
      setProblem(problems?.[0]?.msg ?? message)
      setProgress('none')
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
          {t('yourAnswer')}
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
      <ChosenFiles
        label={t('answerAttach')}
        removeLabel={name => t('answerRemoveFile', { name })}
        kinds={linkFileKinds}
        most={mostFilesOfAnswer}
        files={files}
        onChange={setFiles}
      />
      <small className="dim">{t('answerFilesHint')}</small>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the checkbox inside is one */}
      <label className={styles.done}>
        <Checkbox label={t('itIsDone')} checked={done} onChange={setDone} />
        {t('itIsDone')}
      </label>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {progress === 'sent' && <p role="status">{t('answerSent')}</p>}
      <Button type="submit" kind="primary" disabled={progress === 'sending'}>
        {t('sendAnswer')}
      </Button>
    </Stack>
  )
}
