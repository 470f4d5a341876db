import { LinkDialog } from '@guanlan/features/handling/shares/web'
import { Button, TextField, useWords } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Statement } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { askAgain } from '../use-crisis.ts'

/** Makes a link by which somebody without an account approves a statement in the reader's place. */
export function InviteApprover({ statement: { id, round, step } }: { statement: Statement }) {
  const t = useWords(strings)
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const close = () => {
    setOpen(false)
    setName('')
    // What was made stands beside its step.
    void askAgain(client)
  }
  return (
    <>
      <Button icon="share" onClick={() => setOpen(true)}>
        {t('inviteOutside')}
      </Button>
      {isOpen && (
        <LinkDialog
          title={t('inviteOutside')}
          about={t('inviteAbout')}
          make={terms => api.inviteApprover({ body: { id, round, step, name, ...terms } })}
          onClose={close}
        >
          <TextField
            label={t('outsideNameField')}
            value={name}
            maxLength={50}
            autoComplete="off"
            autoFocus
            onChange={event => setName(event.target.value)}
          />
        </LinkDialog>
      )}
    </>
  )
}
