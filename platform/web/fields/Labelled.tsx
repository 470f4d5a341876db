import { type ReactNode, useId } from 'react'

/** Label above, note and problem below: the frame of fields that are more than one input. */
export function Labelled({
  label,
  note,
  problem,
  aside,
  children,
}: {
  label: string
  note?: string | undefined
  problem?: string | undefined
  /** Beside the label. */
  aside?: ReactNode
  /** Gets the ids of the label and of what describes the field. */
  children: (ids: { labelId: string; describedBy: string | undefined }) => ReactNode
}) {
  const id = useId()
  const described = [note && `${id}-note`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className="labelled">
      <div className="label-line">
        <span id={id}>{label}</span>
        {aside}
      </div>
      {children({ labelId: id, describedBy: described || undefined })}
      <Below id={id} note={note} problem={problem} />
    </div>
  )
}

/** What stands below a field: how it is meant, and what is wrong with it. */
export function Below({ id, note, problem }: { id: string; note?: string | undefined; problem?: string | undefined }) {
  return (
    <>
      {note && (
        <small className="dim" id={`${id}-note`}>
          {note}
        </small>
      )}
      {problem && (
        <p className="problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
