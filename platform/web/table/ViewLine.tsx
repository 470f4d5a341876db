import type { SavedView, ViewDraft } from '@guanlan/platform/contract'
import { useState } from 'react'
import type { Acted } from '../client/send.ts'
import { useWords } from '../language/words.ts'
import { IconButton } from '../parts/Button.tsx'
import { TextField } from '../parts/TextField.tsx'
import type { DoAct } from '../records/undo.ts'
import { tableStrings } from './strings.ts'

/** One saved view: opened by its name; renamed, shared and removed by whoever may. */
export function ViewLine({
  view,
  isShown,
  mayChange,
  mayShare,
  onOpen,
  onSave,
  onRemove,
  act,
}: {
  view: SavedView
  /** The list shows what it asks for. */
  isShown: boolean
  mayChange: boolean
  mayShare: boolean
  onOpen: () => void
  onSave: (part: Partial<ViewDraft>) => Promise<Acted<SavedView>>
  onRemove: () => void
  act: DoAct
}) {
  const t = useWords(tableStrings)
  const [name, setName] = useState<string | null>(null)
  const keep = (part: Partial<ViewDraft>) =>
    act(
      () => onSave(part),
      saved => t('viewSaved', { name: saved.name }),
    )
  if (name !== null)
    return (
      <li>
        <form
          onSubmit={event => {
            event.preventDefault()
            if (name.trim() === '' || name.trim() === view.name) return setName(null)
            void keep({ name: name.trim() }).then(saved => saved && setName(null))
          }}
        >
          <TextField
            label={t('viewName')}
            labelHidden
            autoFocus
            maxLength={30}
            value={name}
            onChange={event => setName(event.target.value)}
            onKeyDown={event => {
              if (event.key !== 'Escape') return
              // Only the renaming ends; the panel stays.
              event.preventDefault()
              event.stopPropagation()
              setName(null)
            }}
          />
        </form>
      </li>
    )
  const of = (what: string) => `${what}: ${view.name}`
  return (
    <li>
      <button type="button" className="cut" aria-current={isShown ? 'true' : undefined} onClick={onOpen}>
        {view.name}
      </button>
      {mayChange && (
        <>
          {mayShare && (
            <IconButton
              size="small"
              icon="share"
              label={of(t(view.shared ? 'unshareView' : 'shareView'))}
              onClick={() => void keep({ shared: !view.shared })}
            />
          )}
          <IconButton size="small" icon="edit" label={of(t('renameView'))} onClick={() => setName(view.name)} />
          <IconButton size="small" icon="close" label={of(t('removeView'))} onClick={onRemove} />
        </>
      )}
    </li>
  )
}
