import { useId, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { CallOptions } from '../client/send.ts'
import { percent } from '../language/count.ts'
import { useWords } from '../language/words.ts'
import { Button, IconButton } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import { type FieldProps, useField } from './field.ts'
import { Labelled } from './Labelled.tsx'
import { fieldStrings } from './strings.ts'
import styles from './UploadInput.module.css'
import { fitsAccept, formatSize } from './upload.ts'

/** A file that the server keeps already. */
export interface UploadedFile {
  id: number
  name: string
  /** Bytes. */
  size: number
}

interface Sending {
  key: string
  file: File
  stop: AbortController
  /** Why it did not arrive; null while it is on its way. */
  failed: string | null
  /** The share that has left, 0 to 1. */
  share: number
}

/** Files by choosing or dropping. Each is sent at once; one that stops on the way can be sent again and is never part of the record. */
export function UploadInput<D extends FieldValues>({
  upload,
  accept = '',
  mostBytes,
  most = 1,
  ...at
}: FieldProps<D, UploadedFile[]> & {
  upload: (file: File, options: CallOptions) => Promise<UploadedFile>
  /** As of `<input accept>`: `.xlsx,.csv`, `image/*`. */
  accept?: string
  mostBytes: number
  /** How many files. */
  most?: number
}) {
  const t = useWords(fieldStrings)
  const id = useId()
  const field = useField<D, UploadedFile[]>(at, files => files.map(({ name }) => name).join('、'))
  const { value, onChange, onBlur, ref, problem } = field
  const latest = useRef(value)
  latest.current = value
  const [sending, setSending] = useState<readonly Sending[]>([])
  const [refused, setRefused] = useState<string | null>(null)
  const [isOver, setOver] = useState(false)
  const drop = (key: string) => setSending(now => now.filter(each => each.key !== key))

  const send = async (file: File, key: string = crypto.randomUUID()) => {
    const one: Sending = { key, file, stop: new AbortController(), failed: null, share: 0 }
    setSending(now => [...now.filter(each => each.key !== key), one])
    try {
      const onProgress = (share: number) =>
        setSending(now => now.map(each => (each.key === key ? { ...each, share } : each)))
      const stored = await upload(file, { signal: one.stop.signal, timeout: 'long', onProgress })
      drop(key)
      latest.current = [...latest.current, stored]
      onChange(latest.current)
    } catch (error) {
      const failed = (error as Error).message || t('notSent')
      setSending(now => now.map(each => (each.key === key ? { ...each, failed } : each)))
    }
  }
  const take = (files: readonly File[]) => {
    const room = most - value.length - sending.length
    const wrong =
      files.length > room
        ? t('tooManyFiles', { most })
        : files.some(file => !fitsAccept(file, accept))
          ? t('wrongKind', { accept })
          : files.some(file => file.size > mostBytes)
            ? t('tooLarge', { most: formatSize(mostBytes) })
            : null
    setRefused(wrong)
    if (wrong === null) for (const file of files) void send(file)
  }

  return (
    <Labelled label={at.label} note={at.note} problem={refused ?? problem}>
      {({ labelId, describedBy }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is offered beside the button
        <div
          className={styles.upload}
          data-over={isOver || undefined}
          onDragOver={event => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={event => {
            event.preventDefault()
            setOver(false)
            if (!at.disabled) take([...event.dataTransfer.files])
          }}
        >
          <p>
            <Button
              ref={ref}
              icon="upload"
              disabled={at.disabled || value.length + sending.length >= most}
              aria-describedby={describedBy}
              onBlur={onBlur}
              onClick={() => document.getElementById(id)?.click()}
            >
              {t('chooseFile')}
            </Button>
            <span className="dim">{t('dropHere', { most: formatSize(mostBytes) })}</span>
            <input
              id={id}
              type="file"
              hidden
              aria-labelledby={labelId}
              accept={accept}
              multiple={most > 1}
              onChange={event => {
                take([...(event.target.files ?? [])])
                event.target.value = ''
              }}
            />
          </p>
          <ul aria-label={t('files')}>
            {value.map(file => (
              <li key={file.id}>
                <Icon name="check" size={14} />
                <span className="cut">{file.name}</span>
                <small className="dim">{formatSize(file.size)}</small>
                <IconButton
                  size="small"
                  icon="close"
                  label={t('removeTag', { tag: file.name })}
                  disabled={at.disabled}
                  onClick={() => onChange(value.filter(each => each !== file))}
                />
              </li>
            ))}
            {sending.map(({ key, file, stop, failed, share }) => (
              <li key={key} data-failed={failed !== null || undefined}>
                <Icon name={failed === null ? 'upload' : 'alert'} size={14} />
                <span className="cut">{file.name}</span>
                <small className="dim" role="status">
                  {failed ?? `${t('sending')} ${percent(share, 0)}`}
                </small>
                {failed !== null && (
                  <Button size="small" kind="quiet" onClick={() => void send(file, key)}>
                    {t('sendAgain')}
                  </Button>
                )}
                <IconButton
                  size="small"
                  icon="close"
                  label={t('removeTag', { tag: file.name })}
                  onClick={() => {
                    stop.abort()
                    drop(key)
                  }}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Labelled>
  )
}
