import {
  Button,
  Column,
  connect,
  ErrorOf,
  exact,
  linkTo,
  Moment,
  Note,
  Row,
  saveAs,
  Tag,
  toast,
  useOpens,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { type Recording, recordings } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './recordings.module.css'
import { flagWords, lengthOf, megabytesOf } from './words.ts'

const api = connect(recordings)
/** While it is on. */
const againMs = 5_000
/** What is played lies in the memory of the browser. */
const mostPlayed = 300e6

/** What was recorded, newest first. */
export function Recordings({ taskId, isOn }: { taskId: number; isOn: boolean }) {
  const t = useWords(strings)
  const { data, error, refetch } = useQuery({
    queryKey: ['recordings', 'recordings', taskId],
    queryFn: ({ signal }) => api.recordings({ params: { id: taskId } }, { signal }),
    refetchInterval: isOn ? againMs : false,
  })
  if (error) return <ErrorOf error={error} onRetry={() => void refetch()} />
  return (
    <Column as="section" gap={8} className={styles.recordings} aria-label={t('recordings')}>
      <h3>{t('recordings')}</h3>
      {data?.list.length === 0 && <p className="dim">{t('noRecordings')}</p>}
      {data?.list.map(recording => (
        <RecordingRow key={recording.id} recording={recording} />
      ))}
    </Column>
  )
}

function RecordingRow({ recording }: { recording: Recording }) {
  const t = useWords(strings)
  const opens = useOpens()
  const [played, setPlayed] = useState<string | null>(null)
  useEffect(() => () => void (played && URL.revokeObjectURL(played)), [played])
  const { id, type, bytes, gaps, missingSeconds, problem } = recording
  const gapsSaid =
    gaps === 0 ? t('noGaps') : t('someGaps', { count: exact(gaps), seconds: exact(Math.round(missingSeconds)) })
  const load = () => api.file({ params: { id } }, { timeout: 'long' })
  // MPEG-TS is played by few browsers, MP4 by all.
  const canPlay = bytes > 0 && document.createElement('video').canPlayType(type) !== ''
  const play = async () => {
    if (bytes > mostPlayed) return toast({ text: t('tooLargeToPlay') })
    setPlayed(URL.createObjectURL(new Blob([await load()], { type })))
  }
  const download = async () => saveAs(await load(), `recording-${id}.${type === 'video/mp4' ? 'mp4' : 'ts'}`)
  return (
    <article>
      <Row as="p" gap={12} wrap={4} align="center">
        <strong>
          <Moment at={recording.startsAt} exact />
        </strong>
        <Tag accent={recording.collectionFlag === 'c_1'}>{t(flagWords[recording.collectionFlag])}</Tag>
        <Tag accent={recording.airingFlag === 's_1'}>{t(flagWords[recording.airingFlag])}</Tag>
        <Tag>{t(flagWords[recording.recognitionFlag])}</Tag>
        <span>{lengthOf(recording.seconds)}</span>
        <span>{megabytesOf(bytes)}</span>
        <span className="dim">{`${t('gaps')} ${gapsSaid}`}</span>
        <span className="dim">
          {t('keptUntil')} <Moment at={recording.keptUntil} exact />
        </span>
      </Row>
      {problem && <Note>{problem}</Note>}
      {bytes > 0 && (
        <p>
          {canPlay && (
            <Button size="small" onClick={() => void play()}>
              {t('play')}
            </Button>
          )}{' '}
          <Button size="small" icon="download" onClick={() => void download()}>
            {t('download')}
          </Button>{' '}
          {opens('/Tools') && (
            <Link className="button small" to={linkTo('/Tools', null, { recording: String(id) })}>
              {t('recognise')}
            </Link>
          )}{' '}
          {opens('/clipVideo') && (
            <Link className="button small" to={linkTo('/clipVideo', null, { recording: String(id) })}>
              {t('cutPart')}
            </Link>
          )}
        </p>
      )}
      {/* biome-ignore lint/a11y/useMediaCaption: a recording has no captions until it is recognised */}
      {played && <video src={played} controls autoPlay className={styles.video} />}
    </article>
  )
}
