import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import styles from './RecordDialog.module.css'
import { RecordForm } from './RecordForm.tsx'
import { mayGo } from './unsaved.ts'

export type DialogSize = 'small' | 'normal' | 'tall' | 'wide'

/** A dialog that something is written in: however it is left, what is unsaved is asked for first. */
export function WritingDialog({
  label,
  size,
  onClose,
  children,
}: {
  label: string
  /** Small: as high as what is in it. */
  size: DialogSize
  onClose: () => void
  /** Is given what leaves the dialog; it answers whether it was left. */
  children: (leave: () => Promise<boolean>) => ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const leave = async () => {
    const goes = await mayGo()
    if (goes) onClose()
    return goes
  }
  return (
    <dialog
      ref={dialog}
      className={`floating ${styles.dialog}`}
      data-size={size}
      aria-label={label}
      onClose={onClose}
      onCancel={event => {
        event.preventDefault()
        void leave()
      }}
    >
      {children(leave)}
    </dialog>
  )
}

/** A record that is written over the screen that shows it. */
export function RecordDialog({
  label,
  size = 'normal',
  onClose,
  ...form
}: Omit<ComponentProps<typeof RecordForm>, 'onClose'> & {
  /** Of the dialog, where the title follows what is written; default: the title. */
  label?: string
  size?: DialogSize
  /** After it was left; nothing is unsaved any more. */
  onClose: () => void
}) {
  return (
    <WritingDialog label={label ?? form.title} size={size} onClose={onClose}>
      {leave => <RecordForm {...form} onClose={() => void leave()} />}
    </WritingDialog>
  )
}
