/** One of the newest reports or events. */
import { events } from '@guanlan/features/events/events/contract'
import { reports } from '@guanlan/features/reports/reports/contract'
import { ChoiceMenu, connect, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { touchStrings } from '../../strings/touch.ts'
import { screensKey } from '../api.ts'

const reportsApi = connect(reports)
const eventsApi = connect(events)
const mostShown = 100

interface Choosing {
  /** 0: none yet. */
  value: number
  onChange: (id: number) => void
}

export function ReportChoice(choosing: Choosing) {
  const t = useWords(touchStrings)
  const { data } = useQuery({
    queryKey: [screensKey, 'reports'],
    queryFn: ({ signal }) => reportsApi.list({ body: { pageSize: mostShown } }, { signal }),
  })
  const list = data?.list.map(({ id, reportName }) => ({ id, name: reportName }))
  return <Choice {...choosing} list={list} label={t('whichReport')} none={t('noReports')} />
}

export function EventChoice(choosing: Choosing) {
  const t = useWords(touchStrings)
  const { data } = useQuery({
    queryKey: [screensKey, 'events'],
    queryFn: ({ signal }) => eventsApi.listAll({ body: { pageSize: mostShown } }, { signal }),
  })
  const list = data?.list.map(({ id, title }) => ({ id, name: title }))
  return <Choice {...choosing} list={list} label={t('whichEvent')} none={t('noEvents')} />
}

function Choice({
  value,
  onChange,
  list,
  label,
  none,
}: Choosing & { list: readonly { id: number; name: string }[] | undefined; label: string; none: string }) {
  const first = list?.[0]?.id
  useEffect(() => {
    if (value === 0 && first !== undefined) onChange(first)
  })
  if (!list) return null
  if (list.length === 0) return <p className="dim">{none}</p>
  return (
    <div>
      <span className="label-line">{label}</span>
      <ChoiceMenu
        values={list.map(({ id }) => id)}
        value={value}
        name={id => list.find(each => each.id === id)?.name ?? `#${id}`}
        onChange={onChange}
      />
    </div>
  )
}
