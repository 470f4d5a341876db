import { Button, useWords } from '@guanlan/platform/web'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { noteLength } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from './ask-text.module.css'

export type TextRequest = 'text' | 'reason'

/** The text that stands above the articles, or why nothing is sent. */
export function AskText({
  what,
  onSaid,
  onClose,
}: {
  what: TextRequest
  onSaid: (text: string) => void
  onClose: () => void
}) {
  const t = useWords(strings)
  const [text, setText] = useState('')
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  const say = (event: FormEvent) => {
    event.preventDefault()
    onClose()
    onSaid(text.trim())
  }
  return (
    <dialog ref={dialog} className={`floating ${styles.dialog}`} aria-labelledby={id} onClose={onClose}>
      <form onSubmit={say}>
        <h3 id={id}>{t(what === 'text' ? 'sendWithText' : 'reject')}</h3>
        <textarea
          className="field"
          rows={4}
          maxLength={what === 'text' ? 2000 : noteLength}
          aria-labelledby={id}
          placeholder={t(what === 'text' ? 'textHint' : 'reasonHint')}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <footer>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" kind="primary" disabled={text.trim() === ''}>
            {t(what === 'text' ? 'send' : 'reject')}
          </Button>
        </footer>
      </form>
    </dialog>
  )
}
