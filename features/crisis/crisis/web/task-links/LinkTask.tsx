import { copyText, IconButton, linkTo, toast, useWords } from '@guanlan/platform/web'
import type { Task } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'

const linkDays = 7

/** Makes and copies a link by which somebody without an account answers this task. */
export function LinkTask({ task: { id, title } }: { task: Task }) {
  const t = useWords(strings)
  const make = async () => {
    try {
      const { token } = await api.linkTask({ body: { id, days: linkDays } })
      const address = linkTo(`/crisiDetail?task=${token}`)
      await copyText(address, t('linkTaskCopied', { days: linkDays }), address)
    } catch (error) {
      toast({ text: (error as Error).message, tone: 'warning' })
    }
  }
  return <IconButton icon="share" size="small" label={t('linkTaskOf', { title })} onClick={() => void make()} />
}
