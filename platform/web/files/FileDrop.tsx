import { useEffect, useRef, useState } from 'react'
import { useWords } from '../language/words.ts'
import { Button } from '../parts/Button.tsx'
import styles from './files.module.css'
import { fileStrings } from './strings.ts'

/** One file, by choosing or dropping. */
export function FileDrop({
  accept,
  hint,
  disabled,
  onFile,
}: {
  /** As of `<input accept>`. */
  accept: string
  /** What may be dropped; default a table. */
  hint?: string
  disabled: boolean
  onFile: (file: File) => void
}) {
  const t = useWords(fileStrings)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOver, setOver] = useState(false)
  // What had the focus before is gone from the screen.
  useEffect(() => button.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is offered beside the button
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer.files
        if (file && !disabled) onFile(file)
      }}
    >
      <Button ref={button} icon="upload" kind="primary" disabled={disabled} onClick={() => input.current?.click()}>
        {t('choose')}
      </Button>
      <span className="dim">{hint ?? t('drop')}</span>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('choose')}
        accept={accept}
        onChange={event => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
    </div>
  )
}
