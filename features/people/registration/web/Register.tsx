import { workOut } from '@guanlan/features/people/sign-in/web'
import { Button, TextField, useWords } from '@guanlan/platform/web'
import { type FormEvent, useEffect, useState } from 'react'
import { FirstPassword, isMobile, MobileOrMail, Nickname, type RegistrationWay } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { Door } from './Door.tsx'
import styles from './registration.module.css'
import { useAttempt } from './use-attempt.ts'

const blank = { mobile: '', code: '', nickname: '', password: '' }
type Field = keyof typeof blank
const fields = Object.keys(blank) as Field[]

/** Somebody who belongs to no organisation yet asks for one. */
export default function Register() {
  const t = useWords(strings)
  const [way, setWay] = useState<RegistrationWay>()
  const [typed, setTyped] = useState(blank)
  const [sentTo, setSentTo] = useState('')
  const [done, setDone] = useState<'approved' | 'waiting'>()
  const { busy, problems, setProblems, attempt } = useAttempt(fields, t('unreachable'))
  useEffect(() => {
    api.way().then(
      answer => setWay(answer.way),
      () => {}, // The form is shown, and says what does not work when it is sent.
    )
  }, [])

  const ask = () => {
    const mobile = typed.mobile.trim()
    if (!MobileOrMail.safeParse(mobile).success) return setProblems({ mobile: t('mobileFaulty') })
    if (!isSecureContext && !isMobile(mobile)) return setProblems({ form: t('workNeedsHttps') })
    return attempt(async () => {
      const params = { mobile }
      const answer = await api.sendCode({ params, query: {} })
      if ('work' in answer) {
        const { challenge } = answer.work
        await api.sendCode({ params, query: { challenge, answer: await workOut(answer.work) } })
      }
      setSentTo(mobile)
    })
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    const wrong = {
      ...(!MobileOrMail.safeParse(typed.mobile).success && { mobile: t('mobileFaulty') }),
      ...(!typed.code.trim() && { code: t('codeMissing') }),
      ...(!Nickname.safeParse(typed.nickname).success && { nickname: t('nicknameLength') }),
      ...(!FirstPassword.safeParse(typed.password).success && { password: t('firstPassword') }),
    }
    if (Object.keys(wrong).length > 0) return setProblems(wrong)
    void attempt(async () => setDone((await api.register({ body: typed })).state))
  }
  const fieldOf = (name: Field) => ({
    size: 'large' as const,
    value: typed[name],
    problem: problems[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  })

  if (way === 'closed' || done)
    return (
      <Door title={t(done ? `done_${done}` : 'registerTitle')}>
        <div className={styles.form}>
          <p role="status">{t(done ? `done_${done}_text` : 'closed')}</p>
          <a className="button primary" href="#/login">
            {t('toSignIn')}
          </a>
        </div>
      </Door>
    )
  return (
    <Door title={t('registerTitle')}>
      <form className={styles.form} onSubmit={send} noValidate>
        <p className="dim">{t(way === 'open' ? 'registerLineOpen' : 'registerLine')}</p>
        <TextField
          {...fieldOf('mobile')}
          label={t('mobileOrMail')}
          icon="user"
          autoComplete="username"
          autoFocus
          maxLength={100}
        />
        <Button onClick={() => void ask()} aria-disabled={busy}>
          {t(busy ? 'underWay' : 'sendCode')}
        </Button>
        {sentTo !== '' && <p role="status">{t('codeSent', { address: sentTo })}</p>}
        <TextField
          {...fieldOf('code')}
          label={t('code')}
          icon="key"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
        />
        <TextField {...fieldOf('nickname')} label={t('nickname')} autoComplete="nickname" maxLength={50} />
        <TextField
          {...fieldOf('password')}
          label={t('password')}
          below={t('firstPasswordHint')}
          type="password"
          autoComplete="new-password"
          maxLength={128}
        />
        {problems.form && (
          <p className="problem" role="alert">
            {problems.form}
          </p>
        )}
        <Button type="submit" kind="primary" size="large" aria-disabled={busy}>
          {t('register')}
        </Button>
        <a href="#/login">{t('backToSignIn')}</a>
      </form>
    </Door>
  )
}
