import type { RefusalError } from '@guanlan/platform/web'
import { useEffect, useState } from 'react'
import type { Monitor } from '../../../contract.ts'
import { type Draft, draftOf, isSame } from '../../drafts/draft.ts'
import { loadDraft, useSavedDraft, type Work } from '../../drafts/saved-draft.ts'

/** What is written of one monitor and not saved yet, what it started from, and what somebody else saved meanwhile. */
export function useEditedDraft({
  draftKey,
  monitor,
  start,
  onDirty,
}: {
  draftKey: string
  monitor: Monitor | undefined
  start: Draft
  onDirty: (dirty: boolean) => void
}) {
  const [started] = useState(
    (): Work => loadDraft(draftKey) ?? { draft: start, before: start, revision: monitor?.revision ?? 0 },
  )
  const [saved, setSaved] = useState(started.before)
  const [draft, setDraft] = useState(started.draft)
  const [revision, setRevision] = useState(started.revision)
  const [isSaving, setSaving] = useState(false)
  /** Somebody tried to save: what is missing may now be complained about. */
  const [pressed, setPressed] = useState(false)
  const [refusal, setRefusal] = useState<RefusalError | null>(null)
  const [fault, setFault] = useState<unknown>(null)

  const isDirty = !isSame(draft, saved)
  const { notCarried } = started
  useSavedDraft(draftKey, { draft, before: saved, revision, ...(notCarried && { notCarried }) }, isDirty)
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])

  const clear = () => {
    setRefusal(null)
    setFault(null)
  }
  const adopt = (from: Monitor) => {
    const after = draftOf(from)
    setSaved(after)
    setDraft(after)
    setRevision(from.revision)
    setPressed(false)
  }
  // Somebody saved it meanwhile. Where nothing is written here, theirs is shown; else it is asked what shall become of both.
  const theirs = monitor && monitor.revision > revision && !isSaving ? monitor : null
  if (theirs && !isDirty) adopt(theirs)

  return {
    draft,
    saved,
    revision,
    isDirty,
    isSaving,
    pressed,
    refusal,
    fault,
    /** Of the question that it began with. */
    notCarried: revision === 0 ? notCarried : undefined,
    /** The newer state of a monitor that is written here, too. */
    theirs: isDirty ? theirs : null,
    setDraft,
    setSaving,
    setPressed,
    setRefusal,
    setFault,
    clear,
    adopt,
    change(part: Partial<Draft>) {
      setDraft(now => ({ ...now, ...part }))
      clear()
    },
    discard() {
      setDraft(saved)
      setPressed(false)
      clear()
    },
  }
}

export type EditedDraft = ReturnType<typeof useEditedDraft>
