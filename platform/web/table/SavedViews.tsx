import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useWords } from '../language/words.ts'
import { Button, IconButton } from '../parts/Button.tsx'
import { PopoverButton } from '../parts/PopoverButton.tsx'
import { TextField } from '../parts/TextField.tsx'
import styles from './SavedViews.module.css'
import { tableStrings } from './strings.ts'
import { useSavedViews } from './views.ts'

/** Words, filters and order under a name, to come back to. */
export function SavedViews({ table }: { table: string }) {
  const t = useWords(tableStrings)
  const { views, save, remove } = useSavedViews(table)
  const [search, setSearch] = useSearchParams()
  const [name, setName] = useState('')
  const question = new URLSearchParams(search)
  question.delete('open')
  return (
    <PopoverButton label={t('views')} icon="star">
      {close => (
        <form
          className={styles.views}
          onSubmit={event => {
            event.preventDefault()
            if (name.trim() === '') return
            save({ name: name.trim(), search: question.toString() })
            setName('')
          }}
        >
          {views.length === 0 ? (
            <p className="dim">{t('noViews')}</p>
          ) : (
            <ul>
              {views.map(view => (
                <li key={view.name}>
                  <button
                    type="button"
                    aria-current={view.search === question.toString() ? 'true' : undefined}
                    onClick={() => {
                      setSearch(new URLSearchParams(view.search), { replace: true })
                      close()
                    }}
                  >
                    {view.name}
                  </button>
                  <IconButton
                    size="small"
                    icon="close"
                    label={t('removeView', { name: view.name })}
                    onClick={() => remove(view.name)}
                  />
                </li>
              ))}
            </ul>
          )}
          <TextField
            label={t('viewName')}
            maxLength={30}
            value={name}
            onChange={event => setName(event.target.value)}
            end={
              <Button type="submit" size="small" kind="quiet" disabled={name.trim() === ''}>
                {t('saveView')}
              </Button>
            }
          />
          <p className="dim">{t('viewsHere')}</p>
        </form>
      )}
    </PopoverButton>
  )
}
