import { bytesOfMark, LookDraft, longestLookName, mostMarkBytes } from '@guanlan/platform/contract'
import {
  Button,
  connect,
  ErrorOf,
  Mark,
  Row,
  SettingsFrame,
  SkeletonRows,
  Stack,
  TextField,
  toast,
  toastError,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { organisations, type StoredLook } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './look.module.css'

const api = connect(organisations)

/** A part of the organisation's settings: its name, mark and colour in the frame, mails, files and pages of links. */
export default function OwnLook() {
  const t = useWords(strings)
  const { data, error, refetch } = useQuery({
    queryKey: ['organisations', 'look'],
    queryFn: ({ signal }) => api.look(undefined, { signal }),
    // What is written is not written over.
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error) return <ErrorOf error={error} onRetry={() => void refetch()} />
  return (
    <SettingsFrame
      title={t('look')}
      sections={[
        {
          id: 'look',
          title: t('look'),
          note: t('lookNote'),
          content: data ? (
            <LookForm key={data.version} stored={data} onSaved={() => void refetch()} />
          ) : (
            <SkeletonRows rows={4} />
          ),
        },
      ]}
    />
  )
}

function LookForm({ stored, onSaved }: { stored: StoredLook; onSaved: () => void }) {
  const t = useWords(strings)
  const [look, setLook] = useState<LookDraft>({ name: stored.name, colour: stored.colour, mark: stored.mark })
  const chooser = useRef<HTMLInputElement>(null)
  const isColour = LookDraft.shape.colour.safeParse(look.colour).success
  const choose = async (file: File | undefined) => {
    if (!file) return
    const mark = await dataOf(file)
    if (file.size > mostMarkBytes || !bytesOfMark(mark))
      return void toast({ text: t('lookMarkFaulty'), tone: 'warning' })
    setLook({ ...look, mark })
  }
  const save = async () => {
    try {
      await api.changeLook({ body: { ...look, version: stored.version } })
      toast({ text: t('lookSaved') })
      onSaved()
    } catch (error) {
      toastError(error)
    }
  }
  return (
    <Stack gap={12}>
      <TextField
        label={t('lookName')}
        value={look.name}
        maxLength={longestLookName}
        placeholder={stored.organisation}
        onChange={event => setLook({ ...look, name: event.target.value })}
      />
      <Row gap={8} align="end" wrap={8}>
        <TextField
          label={t('lookColour')}
          value={look.colour}
          placeholder="#1f5fbf"
          maxLength={7}
          aria-invalid={isColour ? undefined : true}
          onChange={event => setLook({ ...look, colour: event.target.value.trim() })}
        />
        <input
          type="color"
          aria-label={t('lookPick')}
          className={styles.pick}
          value={isColour && look.colour !== '' ? look.colour : '#1f5fbf'}
          onChange={event => setLook({ ...look, colour: event.target.value })}
        />
      </Row>
      {!isColour && (
        <p className="problem" role="alert">
          {t('lookColourFaulty')}
        </p>
      )}
      <Stack gap={4}>
        <Row gap={8} align="center">
          <span>{t('lookMark')}</span>
          <Button size="small" onClick={() => chooser.current?.click()}>
            {t('chooseAFile')}
          </Button>
          <input
            ref={chooser}
            type="file"
            hidden
            accept="image/png,image/jpeg"
            aria-label={t('lookMark')}
            onChange={event => void choose(event.target.files?.[0])}
          />
        </Row>
        <p className="dim">{t('lookMarkNote')}</p>
        {look.mark !== '' && (
          <p>
            <Button size="small" icon="trash" onClick={() => setLook({ ...look, mark: '' })}>
              {t('lookMarkRemove')}
            </Button>
          </p>
        )}
      </Stack>
      <figure className={styles.preview} style={{ borderTopColor: isColour ? look.colour || undefined : undefined }}>
        <figcaption className="dim">{t('lookPreview')}</figcaption>
        <Row gap={8} align="center">
          {look.mark === '' ? <Mark size={24} /> : <img src={look.mark} alt="" height={28} />}
          <b>{look.name || stored.organisation}</b>
        </Row>
      </figure>
      <p>
        <Button kind="primary" disabled={!isColour} onClick={() => void save()}>
          {t('lookSave')}
        </Button>
      </p>
    </Stack>
  )
}

const dataOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
