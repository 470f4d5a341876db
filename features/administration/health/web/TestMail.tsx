import { Button, Moment, Row, Stack, Tag, TextField, toast, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { strings } from '../strings.ts'
import { api } from './api.ts'

/** While it waits it is looked at again so often. */
const everyMs = 2_000

/** Whether mails leave: one that says it is a test, and what the mail server answered. */
export function TestMail() {
  const t = useWords(strings)
  const [address, setAddress] = useState('')
  const newest = useQuery({
    queryKey: ['health', 'testMail'],
    queryFn: ({ signal }) => api.testMail(undefined, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? everyMs : false),
  })
  const send = async () => {
    try {
      await api.sendTestMail({ body: { address } })
    } catch (error) {
      toast({ text: error instanceof Error ? error.message : String(error) })
    }
    await newest.refetch()
  }
  return (
    <Stack gap={8}>
      <Row gap={8} align="end" wrap={8}>
        <TextField
          label={t('mailTo')}
          type="email"
          value={address}
          onChange={event => setAddress(event.target.value)}
        />
        <Button disabled={address === ''} onClick={() => void send()}>
          {t('sendTestMail')}
        </Button>
      </Row>
      {newest.data && (
        <Row gap={8} align="center" wrap={4}>
          <Moment at={newest.data.at} />
          <span>{newest.data.address}</span>
          <Tag>{t(`mail_${newest.data.state}`)}</Tag>
          {newest.data.answer && <span className="dim">{newest.data.answer}</span>}
        </Row>
      )}
    </Stack>
  )
}
