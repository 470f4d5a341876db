import { mayGo, Segmented, useWords } from '@guanlan/platform/web'
import { useEffect, useRef } from 'react'
import { strings } from '../strings.ts'
import { EnterForm } from './EnterForm.tsx'
import styles from './enter.module.css'
import { closeEntering, type EnterWay, openEntering } from './entering.ts'
import { UploadForm } from './UploadForm.tsx'

/** Articles that collection did not bring: one by its address or by hand, or a file of them. */
export default function EnterDialog({ way, monitor }: { way: EnterWay; monitor: number | null }) {
  const t = useWords(strings)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const ask = (act: () => void) => void mayGo().then(may => may && act())
  const close = () => ask(closeEntering)
  const chosen = monitor === null ? [] : [monitor]
  return (
    <dialog
      ref={dialog}
      className={`floating ${styles.dialog}`}
      aria-label={t('enter')}
      onCancel={event => {
        event.preventDefault()
        close()
      }}
      onClose={closeEntering}
    >
      <div className={styles.ways}>
        <Segmented
          label={t('enter')}
          value={way}
          onChange={next => ask(() => openEntering(next))}
          options={[
            { value: 'one', label: t('enterOne') },
            { value: 'file', label: t('enterFile') },
          ]}
        />
      </div>
      {way === 'one' ? (
        <EnterForm monitors={chosen} onClose={close} onDone={closeEntering} />
      ) : (
        <UploadForm monitors={chosen} onClose={close} onDone={closeEntering} />
      )}
    </dialog>
  )
}
