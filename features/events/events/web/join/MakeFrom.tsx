import { Button, useMay, useWords } from '@guanlan/platform/web'
import { useNavigate } from 'react-router'
import { type NewEvent, titleLength } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { eventAddress } from '../parts/addresses.ts'
import { useEventAct } from '../use-events.ts'

/** Beside an incident, a hot event or a crisis: makes an event of it, with its articles, and opens it. */
export default function MakeFrom({
  origin,
  originId,
  name,
}: {
  origin: NonNullable<NewEvent['origin']>
  originId: number
  name: string
}) {
  const t = useWords(strings)
  const may = useMay()
  const act = useEventAct()
  const navigate = useNavigate()
  if (!may('events.edit')) return null
  const title = name.trim().slice(0, titleLength.most)
  const make = async () => {
    const made = await act(
      () => api.add.act({ body: { title, origin, originId } }),
      event => t('added', { title: event.title }),
    )
    if (made) void navigate(eventAddress(made.id))
  }
  return (
    <Button icon="events" disabled={title.length < titleLength.least} onClick={() => void make()}>
      {t('makeEvent')}
    </Button>
  )
}
