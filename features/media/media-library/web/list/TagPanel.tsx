import { Button, PopoverButton, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { strings } from '../../strings.ts'
import styles from './list.module.css'

interface Tags {
  add: string[]
  take: string[]
}
const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,，、;；\n]+/)
      .map(tag => tag.trim())
      .filter(tag => tag !== ''),
  ),
]

/** Tags are given to chosen media, or taken away. */
export function TagPanel({ onTag }: { onTag: (tags: Tags) => Promise<unknown> }) {
  const t = useWords(strings)
  return (
    <PopoverButton label={t('tagThem')} icon="tag" size="small">
      {close => (
        <Written
          onTag={async tags => {
            close()
            await onTag(tags)
          }}
        />
      )}
    </PopoverButton>
  )
}

function Written({ onTag }: { onTag: (tags: Tags) => Promise<unknown> }) {
  const t = useWords(strings)
  const [add, setAdd] = useState('')
  const [take, setTake] = useState('')
  const tags = { add: tagsIn(add), take: tagsIn(take) }
  const isReady = tags.add.length + tags.take.length > 0
  return (
    <form
      className={styles.panel}
      onSubmit={event => {
        event.preventDefault()
        if (isReady) void onTag(tags)
      }}
    >
      <label className="labelled">
        <span className="label-line">{t('tagsAdd')}</span>
        <input className="field" maxLength={600} value={add} onChange={event => setAdd(event.target.value)} />
      </label>
      <label className="labelled">
        <span className="label-line">{t('tagsTake')}</span>
        <input className="field" maxLength={600} value={take} onChange={event => setTake(event.target.value)} />
      </label>
      <Button kind="primary" type="submit" disabled={!isReady}>
        {t('save')}
      </Button>
    </form>
  )
}
