import { LinkMade, LinkTerms, linkOf, problemsOf, termsOfCall, usualTerms } from '@guanlan/features/handling/shares/web'
import { Button, Checkbox, IconButton, Row, Stack, useWords } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { shareStrings } from '../../strings/share.ts'
import { api } from '../api.ts'
import { Unfinished } from '../read/Unfinished.tsx'
import { ReportLinks } from './ReportLinks.tsx'
import styles from './share.module.css'

/** Makes a link to a report, and shows those that there are. */
export default function ShareReport({
  id,
  name,
  unfinished,
  onClose,
}: {
  id: number
  name: string
  unfinished: readonly string[]
  onClose: () => void
}) {
  const t = useWords(shareStrings)
  const dialog = useRef<HTMLDialogElement>(null)
  const [made, setMade] = useState<string | null>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={`floating ${styles.dialog}`} aria-labelledby="share-report" onClose={onClose}>
      <header>
        <h2 id="share-report">{t('shareTitle', { name })}</h2>
        <IconButton icon="close" label={t('close')} onClick={() => dialog.current?.close()} />
      </header>
      <Unfinished names={unfinished} />
      {made ? (
        <LinkMade address={made} onClose={() => setMade(null)} />
      ) : (
        <Draft id={id} onMade={address => setMade(linkOf(address))} />
      )}
      <ReportLinks id={id} />
    </dialog>
  )
}

function Draft({ id, onMade }: { id: number; onMade: (address: string) => void }) {
  const t = useWords(shareStrings)
  const client = useQueryClient()
  const [terms, setTerms] = useState(usualTerms)
  const [downloads, setDownloads] = useState(true)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [isMaking, setMaking] = useState(false)
  const make = async (event: FormEvent) => {
    event.preventDefault()
    const stored = termsOfCall(terms, new Date())
    if (stored === null) return setProblems({ expiresAt: t('chooseDate') })
    setMaking(true)
    try {
      const { address } = await api.share({ body: { reportId: id, downloads, ...stored } })
      onMade(address)
      await client.invalidateQueries({ queryKey: ['report-links', id] })
    } catch (error) {
      setProblems(problemsOf(error, ['expiresAt', 'password']))
    } finally {
      setMaking(false)
    }
  }
  return (
    <Stack as="form" gap={12} className={styles.form} onSubmit={event => void make(event)}>
      <p className="dim">{t('about')}</p>
      <LinkTerms terms={terms} onChange={setTerms} problems={problems} />
      <Row gap={8} align="center">
        <Checkbox label={t('downloads')} checked={downloads} onChange={setDownloads} />
        <span aria-hidden="true">{t('downloads')}</span>
      </Row>
      {problems[''] && (
        <p className="problem" role="alert">
          {problems['']}
        </p>
      )}
      <footer>
        <Button type="submit" kind="primary" disabled={isMaking}>
          {t('make')}
        </Button>
      </footer>
    </Stack>
  )
}
