import { Button, PopoverButton, Stack, TextField, toast, toastError, useWords } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { InvoiceRequest, type Order } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './billing.module.css'

/** Asks for the invoice of a paid order, or corrects what was asked for. */
export function InvoiceButton({ order }: { order: Order }) {
  const t = useWords(strings)
  return (
    <PopoverButton label={t(order.invoice ? 'correctInvoice' : 'askInvoice')} icon="articles" size="small">
      {close => <InvoiceForm order={order} onDone={close} />}
    </PopoverButton>
  )
}

function InvoiceForm({ order, onDone }: { order: Order; onDone: () => void }) {
  const t = useWords(strings)
  const queries = useQueryClient()
  const [title, setTitle] = useState(order.invoice?.title ?? '')
  const [taxNumber, setTaxNumber] = useState(order.invoice?.taxNumber ?? '')
  const [wasSent, setSent] = useState(false)
  const requested = InvoiceRequest.safeParse({ orderId: order.id, title, taxNumber })
  const wrong = (field: string) => wasSent && requested.error?.issues.some(({ path }) => path[0] === field)
  async function send() {
    setSent(true)
    if (!requested.success) return
    try {
      await api.askForInvoice({ body: requested.data })
      toast({ text: t('invoiceAsked') })
      onDone()
    } catch (error) {
      toastError(error)
    }
    await queries.invalidateQueries({ queryKey: ['billing', 'orders'] })
  }
  return (
    <Stack
      as="form"
      gap={12}
      className={styles.invoice}
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      <TextField
        label={t('invoiceTitle')}
        value={title}
        maxLength={100}
        problem={wrong('title') ? t('invoiceTitleLength') : undefined}
        onChange={event => setTitle(event.target.value)}
      />
      <TextField
        label={t('taxNumber')}
        value={taxNumber}
        maxLength={20}
        problem={wrong('taxNumber') ? t('taxNumberShape') : undefined}
        onChange={event => setTaxNumber(event.target.value)}
      />
      <Button kind="primary" type="submit">
        {t('askInvoice')}
      </Button>
    </Stack>
  )
}
