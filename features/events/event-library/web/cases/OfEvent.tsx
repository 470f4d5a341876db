import { events, type InfoEvent } from '@guanlan/features/events/events/contract'
import { Button, connect, linkTo, toast, useRole, useWords } from '@guanlan/platform/web'
import { useNavigate } from 'react-router'
import { strings } from '../../strings.ts'
import { caseOfEvent } from './started.ts'

const api = connect(events)

/** On the page of an event, for operators: a case with its course and numbers, to be looked through before it is published. */
export default function OfEvent({ event }: { event: InfoEvent }) {
  const t = useWords(strings)
  const navigate = useNavigate()
  if (!useRole('operator')) return null
  const begin = async () => {
    try {
      const eventCase = caseOfEvent(await api.get({ params: { id: event.id } }), {
        articles: t('articles'),
        stories: t('stories'),
      })
      await navigate(linkTo('/globalManage', null, { part: 'eventCases', open: 'new' }), { state: { eventCase } })
    } catch (error) {
      toast({ text: (error as Error).message, tone: 'warning' })
    }
  }
  return <Button onClick={() => void begin()}>{t('caseOfEvent')}</Button>
}
