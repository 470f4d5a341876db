import { Button, remember, remembered, useWords } from '@guanlan/platform/web'
import { type FormEvent, useState } from 'react'
import { strings } from '../strings.ts'
import styles from './SignIn.module.css'

/** Before somebody signs in at an outside issuer: whether it lasts. Asked once; this browser remembers the answer. */
export function StayStep({ onSignIn }: { onSignIn: () => void }) {
  const t = useWords(strings)
  const [stays, setStays] = useState(remembered('staySignedIn') === 'yes')
  const send = (event: FormEvent) => {
    event.preventDefault()
    remember('staySignedIn', stays ? 'yes' : 'no')
    onSignIn()
  }
  return (
    <form className={styles.form} onSubmit={send}>
      <p className="dim">{t('signInElsewhere')}</p>
      <label>
        <input type="checkbox" checked={stays} onChange={event => setStays(event.target.checked)} /> {t('staySignedIn')}
      </label>
      <Button type="submit" kind="primary" size="large" className={styles.submit}>
        {t('signIn')}
      </Button>
    </form>
  )
}
