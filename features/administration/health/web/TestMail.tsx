import { Button, Moment, RefusalError, Row, Stack, Tag, TextField, toastError, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { strings } from '../strings.ts'
import { api } from './api.ts'

/** While it waits it is looked at again so often. */
const everyMs = 2_000

const problemIn = (error: unknown) => (error instanceof RefusalError ? error.problemOf('address') : undefined)

/** Whether mails leave: one that says it is a test, and what the mail server answered. */
export function TestMail() {
  const t = useWords(strings)
  const [address, setAddress] = useState('')
  const [fault, setFault] = useState<unknown>(null)
  const newest = useQuery({
    queryKey: ['health', 'testMail'],
    queryFn: ({ signal }) => api.testMail(undefined, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? everyMs : false),
  })
  const send = async () => {
    try {
      await api.sendTestMail({ body: { address: address.trim() } })
      setFault(null)
    } catch (error) {
      setFault(error)
      if (problemIn(error) === undefined) toastError(error)
    }
    await newest.refetch()
  }
  const problem = problemIn(fault)
  return (
    <Stack gap={8}>
      <Row gap={8} align="end" wrap={8}>
        <TextField
          label={t('mailTo')}
          type="email"
          value={address}
          aria-invalid={problem ? true : undefined}
          onChange={event => setAddress(event.target.value)}
          onKeyDown={event => {
            if (event.key === 'Enter' && address !== '') void send()
          }}
        />
        <Button disabled={address === ''} onClick={() => void send()}>
          {t('sendTestMail')}
        </Button>
      </Row>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {newest.data && (
        <Row gap={8} align="center" wrap={4}>
          <Moment at={newest.data.at} />
          <span>{newest.data.address}</span>
          <Tag>{t(`mail_${newest.data.state}`)}</Tag>
          {newest.data.answer && newest.data.state !== 'notSent' && <span className="dim">{newest.data.answer}</span>}
        </Row>
      )}
    </Stack>
  )
}
