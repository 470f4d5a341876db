import { LinkMade, LinkTerms, linkOf, problemsOf, termsOfCall, usualTerms } from '@guanlan/features/handling/shares/web'
import { Button, IconButton, Stack, useWords } from '@guanlan/platform/web'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { topicStrings } from '../../strings.ts'
import { api } from '../api.ts'
import styles from './topics.module.css'

/** Makes a link to a topic and tells it, this once. */
export function ShareTopic({ id, topic, onClose }: { id: number; topic: string; onClose: () => void }) {
  const t = useWords(topicStrings)
  const dialog = useRef<HTMLDialogElement>(null)
  const [made, setMade] = useState<string | null>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={`floating ${styles.dialog}`} aria-labelledby="share-topic" onClose={onClose}>
      <header>
        <h2 id="share-topic">{t('shareTopic', { topic })}</h2>
        <IconButton icon="close" label={t('close')} onClick={() => dialog.current?.close()} />
      </header>
      {made ? (
        <LinkMade address={made} onClose={() => dialog.current?.close()} />
      ) : (
        <Draft id={id} onMade={address => setMade(linkOf(address))} />
      )}
    </dialog>
  )
}

function Draft({ id, onMade }: { id: number; onMade: (address: string) => void }) {
  const t = useWords(topicStrings)
  const [terms, setTerms] = useState(usualTerms)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [isMaking, setMaking] = useState(false)
  const make = async (event: FormEvent) => {
    event.preventDefault()
    const stored = termsOfCall(terms, new Date())
    if (stored === null) return setProblems({ expiresAt: t('chooseDate') })
    setMaking(true)
    try {
      onMade((await api.topicShare({ body: { id, ...stored } })).address)
    } catch (error) {
      setProblems(problemsOf(error, ['expiresAt', 'password']))
    } finally {
      setMaking(false)
    }
  }
  return (
    <Stack as="form" gap={12} onSubmit={event => void make(event)}>
      <p className="dim">{t('shareAbout')}</p>
      <LinkTerms terms={terms} onChange={setTerms} problems={problems} />
      {problems[''] && (
        <p className="problem" role="alert">
          {problems['']}
        </p>
      )}
      <footer className={styles.foot}>
        <Button type="submit" kind="primary" disabled={isMaking}>
          {t('makeLink')}
        </Button>
      </footer>
    </Stack>
  )
}
