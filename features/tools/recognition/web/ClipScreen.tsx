import { Button, FileDrop, linkTo, Note, Row, TextField, toast, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { ClipDraft } from '../contract.ts'
import { strings } from '../strings.ts'
import { api, recognitionKey } from './api.ts'
import { ClipByWords } from './ClipByWords.tsx'
import styles from './recognition.module.css'

const accept = '.mp4,.ts,.mp3,.m4a,.wav'

/** Cuts a part of a recording (`?recording=`) or of a file that is sent; the clip waits in the download centre. */
export default function ClipScreen() {
  const t = useWords(strings)
  const [file, setFile] = useState<{ id: number; name: string } | null>(null)
  const [recording, setRecording] = useState(new URLSearchParams(location.hash.split('?')[1]).get('recording') ?? '')
  const [start, setStart] = useState('0')
  const [end, setEnd] = useState('60')
  const [problem, setProblem] = useState<string | null>(null)
  const { data: tools } = useQuery({
    queryKey: [recognitionKey, 'tools'],
    queryFn: ({ signal }) => api.tools(undefined, { signal }),
  })
  const send = async (sent: File) => {
    try {
      setFile(await api.sendFile({ files: [sent] }, { timeout: 'long' }))
    } catch (error) {
      setProblem((error as Error).message)
    }
  }
  const cut = async () => {
    const recordingId = file === null && recording !== '' ? Number(recording) : null
    const draft = { fileId: file?.id ?? null, recordingId, start: Number(start), end: Number(end), name: '' }
    const read = ClipDraft.safeParse(draft)
    if (!read.success) {
      const [key = ''] = [read.error.issues[0]?.message.replace('recognition.', '')]
      return setProblem(key in strings ? t(key as 'oneSource') : t('oneSource'))
    }
    setProblem(null)
    try {
      await api.clip({ body: draft })
      toast({ text: t('clipStarted') })
    } catch (error) {
      setProblem((error as Error).message)
    }
  }
  return (
    <section className={styles.screen} aria-label={t('clips')}>
      <Row as="header" gap={8} align="center">
        <h1>{t('clips')}</h1>
        <span className="grow" />
        <Link to={linkTo('/downloadRecord')}>{t('toDownloads')}</Link>
      </Row>
      {tools && !tools.cuts && <Note>{t('noCutter')}</Note>}
      <p className="dim">{t('clipHint')}</p>
      <FileDrop accept={accept} hint={file?.name ?? t('file')} disabled={false} onFile={sent => void send(sent)} />
      <Row gap={12} wrap={8}>
        <TextField
          label={t('recording')}
          value={recording}
          inputMode="numeric"
          disabled={file !== null}
          onChange={({ target }) => setRecording(target.value.replace(/\D/g, ''))}
        />
        <TextField label={t('start')} type="number" min={0} value={start} onChange={e => setStart(e.target.value)} />
        <TextField label={t('end')} type="number" min={0} value={end} onChange={e => setEnd(e.target.value)} />
      </Row>
      <ClipByWords
        onChosen={(stretch, recordingId) => {
          setStart(String(stretch.start))
          setEnd(String(stretch.end))
          if (recordingId !== null && file === null) setRecording(String(recordingId))
        }}
      />
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <Row gap={8}>
        <Button kind="primary" disabled={!tools?.cuts} onClick={() => void cut()}>
          {t('cut')}
        </Button>
      </Row>
    </section>
  )
}
