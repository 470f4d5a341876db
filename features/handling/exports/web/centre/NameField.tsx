import { useWords } from '@guanlan/platform/web'
import { type FormEvent, useState } from 'react'
import { longestFolderName } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from '../exports.module.css'

/** Enter keeps the name, Escape does not; leaving the field keeps it. */
export function NameField({ start, onDone }: { start: string; onDone: (name: string) => void }) {
  const t = useWords(strings)
  const [name, setName] = useState(start)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onDone(name.trim())
  }
  return (
    <form onSubmit={submit} className={styles.naming}>
      <input
        className="field"
        aria-label={t('folderNameField')}
        placeholder={t('folderNameField')}
        maxLength={longestFolderName}
        // biome-ignore lint/a11y/noAutofocus: the field stands where the button was pressed
        autoFocus
        value={name}
        onChange={event => setName(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onDone('')
        }}
        onBlur={() => onDone(name.trim())}
      />
    </form>
  )
}
