import { Button, TextField, useWords } from '@guanlan/platform/web'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { strings } from '../strings.ts'
import styles from './SignIn.module.css'

/** The second step of signing in: a code of the app, or a recovery code. */
export function CodeStep({
  busy,
  problem,
  onSend,
  onBack,
}: {
  busy: boolean
  /** About the code handed in last. */
  problem: string | undefined
  onSend: (code: string, trust: boolean) => void
  onBack: () => void
}) {
  const t = useWords(strings)
  const [code, setCode] = useState('')
  const [trust, setTrust] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // A wrong code is typed anew.
  useEffect(() => {
    if (busy) return
    field.current?.focus()
    field.current?.select()
  }, [busy])
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setMissing(!code.trim())
    if (code.trim()) onSend(code, trust)
  }
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <h2>{t('codeTitle')}</h2>
      <p className="dim">{t('codeNote')}</p>
      <TextField
        ref={field}
        label={t('code')}
        icon="key"
        size="large"
        autoComplete="one-time-code"
        maxLength={40}
        value={code}
        problem={isMissing ? t('codeMissing') : problem}
        onChange={event => setCode(event.target.value)}
      />
      <label>
        <input type="checkbox" checked={trust} onChange={event => setTrust(event.target.checked)} /> {t('trust')}
      </label>
      <Button type="submit" kind="primary" size="large" className={styles.submit} aria-disabled={busy}>
        {t(busy ? 'signingIn' : 'verify')}
      </Button>
      <Button kind="quiet" onClick={onBack}>
        {t('otherAccount')}
      </Button>
    </form>
  )
}
