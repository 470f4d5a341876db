import { Button, TextField, useWords } from '@guanlan/platform/web'
import { type FormEvent, useState } from 'react'
import { codeMinutes } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { Door } from './Door.tsx'
import styles from './registration.module.css'
import { useAttempt } from './use-attempt.ts'

/** A code to the mail address of the account, and with it a new password. */
export default function Forgotten() {
  const t = useWords(strings)
  const [account, setAccount] = useState('')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [step, setStep] = useState<'address' | 'code' | 'done'>('address')
  const { busy, problems, setProblems, attempt } = useAttempt(['account', 'code', 'password'], t('unreachable'))

  const ask = () =>
    attempt(async () => {
      await api.forgotten({ body: { account } })
      setStep('code')
    })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (step === 'address') return void ask()
    if (!code.trim()) return setProblems({ code: t('codeMissing') })
    void attempt(async () => {
      await api.newPassword({ body: { account, code, password } })
      setStep('done')
    })
  }

  if (step === 'done')
    return (
      <Door title={t('passwordSet')}>
        <div className={styles.form}>
          <p role="status">{t('passwordSetText')}</p>
          <a className="button primary" href="#/login">
            {t('toSignIn')}
          </a>
        </div>
      </Door>
    )
  return (
    <Door title={t('forgottenTitle')}>
      <form className={styles.form} onSubmit={send} noValidate>
        {step === 'address' ? (
          <>
            <p className="dim">{t('forgottenLine')}</p>
            <TextField
              label={t('mailAddress')}
              icon="user"
              size="large"
              type="email"
              autoComplete="username"
              autoFocus
              maxLength={100}
              value={account}
              problem={problems.account}
              onChange={event => setAccount(event.target.value)}
            />
          </>
        ) : (
          <>
            <p role="status">{t('codeUnderWay', { address: account.trim(), minutes: codeMinutes })}</p>
            <TextField
              label={t('code')}
              icon="key"
              size="large"
              inputMode="numeric"
              autoComplete="one-time-code"
              autoFocus
              maxLength={20}
              value={code}
              problem={problems.code}
              onChange={event => setCode(event.target.value)}
            />
            <TextField
              label={t('newPassword')}
              below={t('newPasswordHint')}
              icon="key"
              size="large"
              type="password"
              autoComplete="new-password"
              maxLength={128}
              value={password}
              problem={problems.password}
              onChange={event => setPassword(event.target.value)}
            />
          </>
        )}
        {problems.form && (
          <p className="problem" role="alert">
            {problems.form}
          </p>
        )}
        <Button type="submit" kind="primary" size="large" aria-disabled={busy}>
          {t(step === 'address' ? 'sendCode' : 'setPassword')}
        </Button>
        {step === 'code' && (
          <Button kind="quiet" onClick={() => void setStep('address')}>
            {t('otherAddress')}
          </Button>
        )}
        <a href="#/login">{t('backToSignIn')}</a>
      </form>
    </Door>
  )
}
