import type { ComponentProps } from 'react'
import { RecordForm } from './RecordForm.tsx'
import { type DialogSize, WritingDialog } from './WritingDialog.tsx'

/** A record that is written over the screen that shows it. */
export function RecordDialog({
  label,
  size = 'form',
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
