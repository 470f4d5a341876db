import { Button, useWords } from '@guanlan/platform/web'
import { useId, useState } from 'react'
import { type Incident, noteLength } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from './centre.module.css'
import type { IncidentActions } from './use-incident-acts.ts'

/** What colleagues should know of it; Ctrl+Enter saves. */
export function IncidentNote({ incident, acts }: { incident: Incident; acts: IncidentActions }) {
  const t = useWords(strings)
  const id = useId()
  const [text, setText] = useState(incident.note)
  const save = () => text.trim() !== incident.note && void acts.note(incident, text)
  return (
    <section className={styles.note}>
      <label htmlFor={id} className={styles.heading}>
        {t('note')}
      </label>
      <textarea
        id={id}
        className="field"
        rows={2}
        data-incident-note
        maxLength={noteLength}
        placeholder={t('noteHint')}
        value={text}
        onChange={event => setText(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
          if (event.key === 'Escape') event.currentTarget.blur()
        }}
      />
      {text.trim() !== incident.note && (
        <Button size="small" onClick={save}>
          {t('saveNote')}
        </Button>
      )}
    </section>
  )
}
