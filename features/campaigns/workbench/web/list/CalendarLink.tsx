import { copyText, Menu, toast, useWords } from '@guanlan/platform/web'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'

/** An address for calendar programs, copied when it is made, and the end of all that one made. */
export default function CalendarLink() {
  const t = useWords(strings)
  const reported = (work: Promise<unknown>) =>
    void work.catch((error: Error) => toast({ text: error.message, tone: 'warning' }))
  const make = async () => {
    const { token } = await api.linkCalendar()
    const address = `${location.origin}/INEWSAPI/ipr/activity/calendar/${token}`
    await copyText(address, t('calendarCopied'), t('calendarShown', { address }))
  }
  const end = async () => {
    const { ended } = await api.unlinkCalendar()
    toast({ text: t('calendarEnded', { count: ended }) })
  }
  return (
    <Menu
      label={t('calendarLink')}
      face={t('calendarLink')}
      className="button"
      head={<p className="dim">{t('calendarHint')}</p>}
      items={[
        { key: 'make', label: t('calendarMake'), run: () => reported(make()) },
        { key: 'end', label: t('calendarEnd'), run: () => reported(end()) },
      ]}
    />
  )
}
