import { Button, copyText, linkTo, toast, useWords } from '@guanlan/platform/web'
import type { GuidanceRecord } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'

const linkDays = 30

/** Makes a link by which somebody without an account answers, and ends those that there are. */
export function LinkActs({ record: { id } }: { record: GuidanceRecord }) {
  const t = useWords(strings)
  const make = async () => {
    try {
      const { token } = await api.link({ body: { id, days: linkDays } })
      const address = linkTo(`/guidanceAnswer?token=${token}`)
      await copyText(address, t('linkCopied'), address)
    } catch (error) {
      toast({ text: (error as Error).message, tone: 'warning' })
    }
  }
  const end = async () => {
    try {
      const { ended } = await api.unlink({ body: { id } })
      toast({ text: t('linksEnded', { count: ended }) })
    } catch (error) {
      toast({ text: (error as Error).message, tone: 'warning' })
    }
  }
  return (
    <>
      <Button size="small" icon="share" onClick={() => void make()}>
        {t('makeLink')}
      </Button>
      <Button size="small" kind="quiet" onClick={() => void end()}>
        {t('endLinks')}
      </Button>
    </>
  )
}
