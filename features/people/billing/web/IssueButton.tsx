import { Button, PopoverButton, Stack, TextField, toastError, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import type { Order } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './billing.module.css'

/** An operator issued the invoice elsewhere, and writes its number. */
export function IssueButton({ order, onIssued }: { order: Order; onIssued: () => Promise<unknown> }) {
  const t = useWords(strings)
  const [number, setNumber] = useState('')
  async function issue(close: () => void) {
    try {
      await api.issueInvoice({ body: { id: order.id, number } })
      close()
    } catch (error) {
      toastError(error)
    }
    await onIssued()
  }
  return (
    <PopoverButton label={t('issueInvoice')} icon="articles" size="small">
      {close => (
        <Stack
          as="form"
          gap={12}
          className={styles.invoice}
          onSubmit={event => {
            event.preventDefault()
            void issue(close)
          }}
        >
          <p>
            {order.invoice?.title}
            <br />
            {order.invoice?.taxNumber}
          </p>
          <TextField
            label={t('invoiceNumber')}
            value={number}
            maxLength={40}
            required
            onChange={event => setNumber(event.target.value)}
          />
          <Button kind="primary" type="submit">
            {t('issued')}
          </Button>
        </Stack>
      )}
    </PopoverButton>
  )
}
