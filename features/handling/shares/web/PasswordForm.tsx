import { Button, Stack, TextField, useWords } from '@guanlan/platform/web'
import { type FormEvent, useState } from 'react'
import { strings } from '../strings.ts'
import styles from './shared.module.css'

/** Asks for the password of a link, and says how long to wait after too many wrong ones. */
export function PasswordForm({
  wrong,
  waitSeconds,
  tryPassword,
}: {
  wrong: boolean
  waitSeconds: number
  /** Opens what the link is for, or says again that it is locked. */
  tryPassword: (password: string) => Promise<{ state: 'locked' | 'open' }>
}) {
  const t = useWords(strings)
  const [password, setPassword] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [isTrying, setTrying] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTrying(true)
    setFailure(null)
    try {
      const { state } = await tryPassword(password)
      if (state === 'locked') setPassword('')
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '')
    } finally {
      setTrying(false)
    }
  }
  const problem =
    failure ?? (waitSeconds > 0 ? t('wait', { seconds: waitSeconds }) : wrong ? t('wrongPassword') : undefined)
  return (
    <Stack as="form" gap={16} className={styles.password} onSubmit={event => void send(event)}>
      <p className="dim">{t('enterPasswordText')}</p>
      <TextField
        label={t('passwordOf')}
        type="password"
        size="large"
        autoComplete="off"
        required
        maxLength={100}
        value={password}
        problem={password === '' ? problem : undefined}
        onChange={event => setPassword(event.target.value)}
      />
      <Button type="submit" kind="primary" disabled={isTrying || password === ''}>
        {t('open')}
      </Button>
    </Stack>
  )
}
