import { useWords } from '@guanlan/platform/web'
import { useEffect, useRef, useState } from 'react'
import { nameLength } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from '../labels.module.css'

/** A name where it stands: Enter and leaving the field keep it, Escape leaves it as it was. */
export function NameField({
  start,
  onKeep,
  onEnd,
}: {
  start: string
  /** @param isMore Enter was pressed, so that another one may follow. */
  onKeep: (name: string, isMore: boolean) => void
  onEnd: () => void
}) {
  const t = useWords(strings)
  const [name, setName] = useState(start)
  const input = useRef<HTMLInputElement>(null)
  const isOver = useRef(false)
  useEffect(() => input.current?.select(), [])
  const finish = (isMore: boolean) => {
    if (isOver.current) return
    isOver.current = true
    const written = name.trim()
    if (written !== '' && written !== start) onKeep(written, isMore)
    else onEnd()
  }
  return (
    <input
      ref={input}
      // biome-ignore lint/a11y/noAutofocus: the reader asked to write here
      autoFocus
      className={styles.nameField}
      aria-label={t('name')}
      maxLength={nameLength}
      value={name}
      onChange={event => setName(event.target.value)}
      onBlur={() => finish(false)}
      onKeyDown={event => {
        // Enter that ends a Chinese composition keeps nothing yet.
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter') finish(true)
        else if (event.key === 'Escape') {
          isOver.current = true
          onEnd()
        }
      }}
    />
  )
}
