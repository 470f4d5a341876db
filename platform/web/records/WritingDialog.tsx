import { type ReactNode, useEffect, useRef } from 'react'
import { mayGo } from './unsaved.ts'
import styles from './WritingDialog.module.css'

export type DialogSize = 'small' | 'form' | 'normal' | 'tall' | 'wide'

/** A dialog that something is written in: however it is left, what is unsaved is asked for first. */
export function WritingDialog({
  label,
  size,
  guards = true,
  onClose,
  children,
}: {
  label: string
  /** Small, form and normal are as high as what is in them, up to the window; tall and wide have a height of their own. */
  size: DialogSize
  /** False: nothing of it is saved by itself; what is unsaved on the screen below stays as it is. */
  guards?: boolean
  onClose: () => void
  /** Is given what leaves the dialog; it answers whether it was left. */
  children: (leave: () => Promise<boolean>) => ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const leave = async () => {
    const goes = !guards || (await mayGo())
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
