import { Button, copyText, linkTo, useMay, useWords } from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import { api } from './api.ts'

/** Copies a link to the lists of each day, for people without a session. */
export function ShareDay() {
  const t = useWords(strings)
  const may = useMay()
  if (!may('hotLists.share')) return null
  const share = async () => {
    const { token } = await api.shareDay({ body: {} })
    const link = linkTo(`/hotSearch/xlDayHotH5?token=${token}`)
    await copyText(link, t('dayShared'), link)
  }
  return (
    <Button icon="share" onClick={() => void share()}>
      {t('shareDay')}
    </Button>
  )
}
