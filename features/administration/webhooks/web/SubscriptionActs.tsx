import { Button, Column, copyText, Note, Row, toast, toastError, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import type { Subscription } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'

const dayMs = 86_400_000
/** A little less than a week: the clocks of browser and server differ. */
const weekMs = 7 * dayMs - 600_000

/** The secret, which is shown once, a test, and the ways back. */
export function SubscriptionActs({ of, onChanged }: { of: Subscription; onChanged: () => void }) {
  const t = useWords(strings)
  const [secret, setSecret] = useState<string | null>(null)
  const { id, pausedAt } = of
  const hasSecret = of.hasSecret || secret !== null
  const params = { id }
  const tried = async (work: () => Promise<Parameters<typeof toast>[0] | null>) => {
    try {
      const note = await work()
      if (note) toast(note)
      onChanged()
    } catch (error) {
      toastError(error)
    }
  }
  const makeSecret = () =>
    tried(async () => {
      setSecret((await api.makeSecret({ params })).secret)
      return null
    })
  const test = () =>
    tried(async () => {
      const { delivered, answer } = await api.test({ params })
      return delivered ? { text: t('testArrived', { answer }) } : { text: t('testFailed', { answer }), tone: 'warning' }
    })
  const replay = (ms: number) =>
    tried(async () => {
      await api.replay({ params, body: { from: new Date(Date.now() - ms).toISOString() } })
      return { text: t('replaying') }
    })
  const resume = () =>
    tried(async () => {
      await api.resume({ params })
      return { text: t('resumed') }
    })
  return (
    <Column as="section" gap={8}>
      {!hasSecret && <Note>{t('noSecretText')}</Note>}
      <Row gap={8} wrap={8}>
        <Button size="small" onClick={() => void makeSecret()}>
          {t(hasSecret ? 'exchangeSecret' : 'makeSecret')}
        </Button>
        {hasSecret && (
          <>
            <Button size="small" onClick={() => void test()}>
              {t('sendTest')}
            </Button>
            <Button size="small" onClick={() => void replay(dayMs)}>
              {t('replayDay')}
            </Button>
            <Button size="small" onClick={() => void replay(weekMs)}>
              {t('replayWeek')}
            </Button>
          </>
        )}
        {pausedAt !== null && (
          <Button size="small" onClick={() => void resume()}>
            {t('resume')}
          </Button>
        )}
      </Row>
      {secret !== null && (
        <>
          <Note>{t('onlyOnce')}</Note>
          <p>
            <code>{secret}</code>{' '}
            <Button size="small" onClick={() => void copyText(secret, t('copied'), t('notCopied'))}>
              {t('copy')}
            </Button>
          </p>
        </>
      )}
    </Column>
  )
}
