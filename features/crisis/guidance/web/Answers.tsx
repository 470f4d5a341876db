import {
  Button,
  ErrorOf,
  Moment,
  Panel,
  SkeletonRows,
  saveAs,
  TextField,
  toast,
  useMay,
  useUndo,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Answer, GuidanceRecord } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './guidance.module.css'
import { LinkActs } from './LinkActs.tsx'

/** What came back for a record, newest first, and a way to note more. */
export function Answers({
  record,
  onChanged,
}: {
  record: GuidanceRecord
  onChanged: (record: GuidanceRecord) => unknown
}) {
  const t = useWords(strings)
  const may = useMay()
  const [isNoting, setNoting] = useState(false)
  const { id } = record
  const requested = useQuery({
    queryKey: ['guidance', 'answers', id],
    queryFn: ({ signal }) => api.answers({ params: { id } }, { signal }),
  })
  return (
    <Panel title={t('answers')} more={may('guidance.edit') && <LinkActs record={record} />}>
      <div className={styles.inside}>
        {requested.isPending && <SkeletonRows rows={2} />}
        {requested.isError && <ErrorOf error={requested.error} onRetry={() => void requested.refetch()} />}
        {requested.data?.list.length === 0 && <p className="dim">{t('noAnswers')}</p>}
        {requested.data && <AnswerList answers={requested.data.list} />}
        {may('guidance.edit') && !isNoting && (
          <div className={styles.acts}>
            <Button icon="plus" onClick={() => setNoting(true)}>
              {t('addAnswer')}
            </Button>
          </div>
        )}
        {isNoting && (
          <AnswerFields
            id={id}
            onNoted={async noted => {
              setNoting(false)
              await requested.refetch()
              onChanged(noted)
            }}
          />
        )}
      </div>
    </Panel>
  )
}

function AnswerList({ answers }: { answers: readonly Answer[] }) {
  const t = useWords(strings)
  const download = async ({ id, file }: Answer) => {
    try {
      saveAs(await api.answerFile({ params: { id } }, { timeout: 'long' }), file?.name ?? '')
    } catch (error) {
      toast({ text: (error as Error).message, tone: 'warning' })
    }
  }
  return (
    <ul className={styles.answers}>
      {answers.map(answer => (
        <li key={answer.id}>
          <small className="dim">
            {answer.byName} {answer.byLink && `(${t('byLink')})`} <Moment at={answer.answeredAt} exact />
          </small>
          {answer.text && <p>{answer.text}</p>}
          {answer.url && (
            <a href={answer.url} target="_blank" rel="noopener noreferrer nofollow">
              {answer.url}
            </a>
          )}
          {answer.file && (
            <Button size="small" icon="download" onClick={() => void download(answer)}>
              {answer.file.name}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Stands within the form of the record, so that it is none itself. */
function AnswerFields({ id, onNoted }: { id: number; onNoted: (record: GuidanceRecord) => Promise<void> }) {
  const t = useWords(strings)
  const textId = useId()
  const [text, setText] = useState('')
  const [url, setUrl] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const act = useUndo(async () => {})
  const note = async () => {
    const noted = await act(
      async () => {
        const fileId = file ? (await api.file({ files: [file] }, { timeout: 'long' })).id : null
        return api.answer.act({ params: { id }, body: { text, url: url.trim() || null, fileId } })
      },
      () => t('answerNoted'),
    )
    if (!noted) return
    setText('')
    setUrl('')
    setFile(null)
    await onNoted(noted)
  }
  return (
    <>
      <div className="labelled">
        <label className="label-line" htmlFor={textId}>
          {t('answerText')}
        </label>
        <textarea
          id={textId}
          className="field"
          rows={3}
          value={text}
          maxLength={5_000}
          onChange={event => setText(event.target.value)}
        />
      </div>
      <TextField label={t('answerUrl')} value={url} onChange={event => setUrl(event.target.value)} />
      <div className={styles.acts}>
        <label className={`button plain ${styles.file}`}>
          {file?.name ?? t('attach')}
          <input
            key={file ? 'chosen' : 'none'}
            type="file"
            className="unseen"
            accept=".png,.jpg,.webp,.pdf,.docx,.xlsx,.pptx,.csv,.zip"
            onChange={event => setFile(event.target.files?.[0] ?? null)}
          />
        </label>
        <Button disabled={!text.trim() && !url.trim() && !file} onClick={() => void note()}>
          {t('addAnswer')}
        </Button>
      </div>
    </>
  )
}
