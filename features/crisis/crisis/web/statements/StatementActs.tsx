import { Button, MomentField, PopoverButton, Row, Stack, TextField, useMay, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { type Crisis, PublicationDraft, type Statement } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { InviteApprover } from '../outside/InviteApprover.tsx'
import partStyles from '../parts/parts.module.css'
import { ReasonButton } from '../parts/ReasonButton.tsx'
import { useCrisisAct } from '../use-crisis.ts'

/** What can be done with a statement in its state. */
export function StatementActs({ crisis, statement }: { crisis: Crisis; statement: Statement }) {
  const t = useWords(strings)
  const may = useMay()
  const act = useCrisisAct()
  const { id, version, state, round, step, mayApprove } = statement
  if (crisis.status === 'closed') return null
  const mayAct = may('crisis.act')
  return (
    <Row gap={4} wrap={4} align="center">
      {state === 'draft' && mayAct && (
        <Button
          icon="send"
          onClick={() =>
            void act(
              () => api.sendStatement.act({ body: { id, version } }),
              () => t('didSend'),
            )
          }
        >
          {t('send')}
        </Button>
      )}
      {mayApprove && may('crisis.approve') && (
        <>
          <Button
            kind="primary"
            icon="check"
            onClick={() =>
              void act(
                () => api.approveStatement.act({ body: { id, round, step } }),
                () => t('didApprove'),
              )
            }
          >
            {t('approve')}
          </Button>
          <ReasonButton
            label={t('sendBack')}
            icon="undo"
            field={t('backReason')}
            act={reason =>
              act(
                () => api.sendBackStatement.act({ body: { id, round, step, reason } }),
                () => t('didSendBack'),
              )
            }
          />
          <InviteApprover statement={statement} />
        </>
      )}
      {(state === 'approved' || state === 'published') && mayAct && (
        <PopoverButton label={t('publish')} icon="flag">
          {close => <PublishForm statement={statement} onClose={close} />}
        </PopoverButton>
      )}
    </Row>
  )
}

function PublishForm({ statement: { id, version }, onClose }: { statement: Statement; onClose: () => void }) {
  const t = useWords(strings)
  const act = useCrisisAct()
  const [place, setPlace] = useState('')
  const [link, setLink] = useState('')
  const [at, setAt] = useState<string | null>(null)
  const isWrong = !PublicationDraft.shape.link.safeParse(link).success
  const [isTried, setTried] = useState(false)
  const publish = async () => {
    setTried(true)
    if (isWrong) return
    const done = await act(
      () => api.publishStatement.act({ body: { id, version, place, link, ...(at !== null && { at }) } }),
      () => t('didPublish'),
    )
    if (done) onClose()
  }
  return (
    <Stack
      as="form"
      gap={8}
      className={partStyles.ask}
      onSubmit={event => {
        event.preventDefault()
        void publish()
      }}
    >
      <TextField
        label={t('publishedPlaceField')}
        value={place}
        maxLength={200}
        autoFocus
        onChange={event => setPlace(event.target.value)}
      />
      <TextField
        label={t('publishedLinkField')}
        type="url"
        value={link}
        problem={isTried && isWrong ? t('factLink') : undefined}
        maxLength={1000}
        placeholder="https://"
        onChange={event => setLink(event.target.value)}
      />
      <MomentField label={t('publishedAtField')} problem={undefined} value={at} onChange={setAt} />
      <Row gap={8} to="end">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" kind="primary" disabled={place.trim() === ''}>
          {t('publish')}
        </Button>
      </Row>
    </Stack>
  )
}
