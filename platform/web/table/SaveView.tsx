import { useState } from 'react'
import { useMay } from '../access/may.ts'
import { useWords } from '../language/words.ts'
import { Button } from '../parts/Button.tsx'
import { TextField } from '../parts/TextField.tsx'
import type { DoAct } from '../records/undo.ts'
import type { ListSettings } from './list-settings.ts'
import { tableStrings } from './strings.ts'
import type { ViewedList } from './viewed-list.ts'

/** Keeps what the list shows now under a name; a name that is there already means that view. */
export function SaveView({ list, settings, act }: { list: ViewedList; settings: ListSettings; act: DoAct }) {
  const t = useWords(tableStrings)
  const may = useMay()
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const { views, columns, choices } = settings
  const requested = name.trim()
  const before = views.find(view => view.name === requested && view.shared === shared)
  const save = async () => {
    if (requested === '') return
    const saved = await act(
      () => settings.save({ name: requested, question: list.written, columns, choices, shared }, before),
      () => t('viewSaved', { name: requested }),
    )
    if (saved) setName('')
  }
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField
        label={t('viewName')}
        maxLength={30}
        value={name}
        onChange={event => setName(event.target.value)}
        end={
          <Button type="submit" size="small" kind="quiet" disabled={requested === ''}>
            {t(before ? 'replaceView' : 'saveView')}
          </Button>
        }
      />
      {may('savedViews.share') && (
        <label>
          <input type="checkbox" className="box" checked={shared} onChange={event => setShared(event.target.checked)} />{' '}
          {t('shareView')}
        </label>
      )}
    </form>
  )
}
