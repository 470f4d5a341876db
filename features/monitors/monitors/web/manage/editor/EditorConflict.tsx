import { formStrings } from '@guanlan/platform/contract'
import { ConflictPanel, useWords } from '@guanlan/platform/web'
import type { Monitor } from '../../../contract.ts'
import { strings } from '../../../strings.ts'
import { type Draft, draftOf } from '../../drafts/draft.ts'
import { disputed, merged } from './conflict.ts'
import { useShownPart } from './use-shown-part.ts'

/** Somebody saved this monitor while it is written here: who, when, what, and the choice. */
export function EditorConflict({
  draft,
  ruleText,
  before,
  theirs,
  monitors,
  isSaving,
  onTakeTheirs,
  onSaveMine,
}: {
  draft: Draft
  /** Of the draft; null while it cannot be read. */
  ruleText: string | null
  /** What is written here began with it. */
  before: Draft
  theirs: Monitor
  monitors: readonly Monitor[]
  isSaving: boolean
  onTakeTheirs: () => void
  onSaveMine: (merged: Draft) => void
}) {
  const t = useWords(strings)
  const platform = useWords(formStrings)
  const show = useShownPart(monitors)
  const saved = draftOf(theirs)
  const mine = merged(draft, before, saved)
  // Where the rule is not in dispute, or nobody touched it here, it is theirs.
  const myRule = mine.rule === saved.rule && mine.groups === saved.groups ? theirs.rule : ruleText
  return (
    <ConflictPanel
      said={platform('changedSince', { by: theirs.updatedBy ?? t('bySystem') })}
      at={theirs.updatedAt}
      fields={disputed(draft, before, saved).map(part => ({
        label: t(part),
        mine: part === 'words' ? myRule : show(part, mine),
        theirs: part === 'words' ? theirs.rule : show(part, saved),
      }))}
      isSaving={isSaving}
      onTakeTheirs={onTakeTheirs}
      onSaveMine={() => onSaveMine(mine)}
    />
  )
}
