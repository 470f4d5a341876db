import { Button, IconButton, Stack, useWords } from '@guanlan/platform/web'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { strings } from '../strings.ts'
import { LinkMade } from './LinkMade.tsx'
import { LinkTerms } from './LinkTerms.tsx'
import styles from './link-dialog.module.css'
import { linkOf, problemsOf, termsOfCall, usualTerms } from './terms.ts'

/** Makes a link to what another feature shares and tells it, this once. */
export function LinkDialog({
  title,
  about,
  make,
  onClose,
  children,
}: {
  title: string
  /** What whoever holds the link sees. */
  about: string
  /** @returns the address, as the call answers it */
  make: (terms: NonNullable<ReturnType<typeof termsOfCall>>) => Promise<{ address: string }>
  onClose: () => void
  /** What else is chosen. */
  children?: ReactNode
}) {
  const t = useWords(strings)
  const name = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [made, setMade] = useState<string | null>(null)
  const [terms, setTerms] = useState(usualTerms)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [isMaking, setMaking] = useState(false)
  useEffect(() => dialog.current?.showModal(), [])
  const close = () => dialog.current?.close()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const stored = termsOfCall(terms, new Date())
    if (stored === null) return setProblems({ expiresAt: t('chooseDate') })
    setMaking(true)
    try {
      setMade(linkOf((await make(stored)).address))
    } catch (error) {
      setProblems(problemsOf(error, ['expiresAt', 'password']))
    } finally {
      setMaking(false)
    }
  }
  return (
    <dialog ref={dialog} className={`floating ${styles.dialog}`} aria-labelledby={name} onClose={onClose}>
      <header>
        <h2 id={name}>{title}</h2>
        <IconButton icon="close" label={t('closeDialog')} onClick={close} />
      </header>
      {made ? (
        <LinkMade address={made} onClose={close} />
      ) : (
        <Stack as="form" gap={12} onSubmit={event => void send(event)}>
          <p className="dim">{about}</p>
          {children}
          <LinkTerms terms={terms} onChange={setTerms} problems={problems} />
          {problems[''] && (
            <p className="problem" role="alert">
              {problems['']}
            </p>
          )}
          <footer className={styles.foot}>
            <Button type="submit" kind="primary" disabled={isMaking}>
              {t('make')}
            </Button>
          </footer>
        </Stack>
      )}
    </dialog>
  )
}
