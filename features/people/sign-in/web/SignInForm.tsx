import { Button, connect, Icon, IconButton, RefusalError, TextField, useWords } from '@guanlan/platform/web'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { signIn } from '../contract.ts'
import { strings } from '../strings.ts'
import { CodeStep } from './CodeStep.tsx'
import { hostConfig } from './host-config.ts'
import styles from './SignIn.module.css'
import { leavingToSignIn, leftFrom } from './session-hint.ts'
import { workOut } from './work.ts'

const api = connect(signIn)

/** A sentence of ours, said in whatever language is chosen at the moment, or the server's own. */
type Problem =
  | { key: 'accountMissing' | 'passwordMissing' | 'wrongPassword' | 'unreachable' | 'workNeedsHttps' }
  | { said: string }
interface Problems {
  account?: Problem
  password?: Problem
  /** Not about one field. */
  form?: Problem
}

/** Account and password for the embedded provider. A refusal is said in place; nothing that was typed is lost. */
export function SignInForm({ interaction }: { interaction: string }) {
  const t = useWords(strings)
  const navigate = useNavigate()
  const [account, setAccount] = useState('')
  const [password, setPassword] = useState('')
  const [shown, setShown] = useState(false)
  const [demonstration, setDemonstration] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const [busy, setBusy] = useState(false)
  /** The password was right, and a code is asked for. */
  const [asksCode, setAsksCode] = useState(false)
  const accountField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const submit = useRef<HTMLFormElement>(null)

  useEffect(() => {
    accountField.current?.focus()
    hostConfig().then(
      ({ demonstration }) => {
        // What was typed in the meantime stays.
        if (!demonstration || accountField.current?.value || passwordField.current?.value) return
        setAccount(demonstration.account)
        setPassword(demonstration.password)
        setDemonstration(true)
        submit.current?.querySelector<HTMLButtonElement>('button[type="submit"]')?.focus()
      },
      () => {}, // Without an answer there is nothing to fill in; the form works all the same.
    )
  }, [])

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const missing: Problems = {
      ...(!account.trim() && { account: { key: 'accountMissing' } as const }),
      ...(!password && { password: { key: 'passwordMissing' } as const }),
    }
    setProblems(missing)
    if (missing.account) return accountField.current?.focus()
    if (missing.password) return passwordField.current?.focus()
    await handIn()
  }

  const handIn = async (second: { code?: string; trust?: boolean } = {}) => {
    setProblems({})
    setBusy(true)
    try {
      const body = { account: account.trim(), password, ...second }
      let answer = await api.interaction({ params: { interaction }, body })
      if ('work' in answer) {
        if (!isSecureContext) {
          setBusy(false)
          return setProblems({ form: { key: 'workNeedsHttps' } })
        }
        const { challenge } = answer.work
        const proof = { challenge, answer: await workOut(answer.work) }
        answer = await api.interaction({ params: { interaction }, body: { ...body, proof } })
      }
      if ('work' in answer) throw new Error('the proof was not accepted')
      if ('secondFactor' in answer) {
        setBusy(false)
        return setAsksCode(true)
      }
      leavingToSignIn(leftFrom())
      location.assign(answer.redirectTo)
    } catch (error) {
      setBusy(false)
      const refusal = error instanceof RefusalError ? error : null
      // The page stood open for too long: a new one is one step away.
      if (refusal?.key === 'signIn.interactionExpired') return void navigate('/index?failed=expired')
      if (refusal?.key === 'signIn.wrongPassword') {
        setProblems({ password: { key: 'wrongPassword' } })
        passwordField.current?.focus()
        passwordField.current?.select()
      } else setProblems({ form: refusal?.message ? { said: refusal.message } : { key: 'unreachable' } })
    }
  }

  const format = (problem: Problem | undefined) => problem && ('key' in problem ? t(problem.key) : problem.said)
  if (asksCode)
    return (
      <CodeStep
        busy={busy}
        problem={format(problems.form)}
        onSend={(code, trust) => void handIn({ code, trust })}
        onBack={() => {
          setAsksCode(false)
          setPassword('')
        }}
      />
    )
  return (
    <form ref={submit} className={styles.form} onSubmit={send} noValidate>
      <TextField
        ref={accountField}
        label={t('account')}
        icon="user"
        size="large"
        autoComplete="username"
        maxLength={100}
        value={account}
        problem={format(problems.account)}
        onChange={event => setAccount(event.target.value)}
      />
      <TextField
        ref={passwordField}
        label={t('password')}
        icon="key"
        size="large"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        maxLength={200}
        value={password}
        problem={format(problems.password)}
        onChange={event => setPassword(event.target.value)}
        end={
          <IconButton
            icon={shown ? 'eye-off' : 'eye'}
            size="small"
            label={t(shown ? 'hidePassword' : 'showPassword')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          />
        }
      />
      {problems.form && (
        <p className="problem" role="alert">
          {format(problems.form)}
        </p>
      )}
      <Button type="submit" kind="primary" size="large" className={styles.submit} aria-disabled={busy}>
        {t(busy ? 'signingIn' : 'signIn')}
      </Button>
      <p className={styles.ways}>
        <a href="#/forgotten">{t('forgotten')}</a>
        <a href="#/register">{t('toRegister')}</a>
      </p>
      {demonstration && (
        <p className={styles.demo}>
          <Icon name="info" />
          <span>{t('demoNote')}</span>
        </p>
      )}
    </form>
  )
}
