import { Segmented, useWords } from '@guanlan/platform/web'
import { useNavigate } from 'react-router'
import { strings } from '../strings.ts'

const views = ['people', 'duty', 'days'] as const
export type View = (typeof views)[number]
const titles = { people: 'title', duty: 'duty', days: 'calendar' } as const satisfies Record<View, keyof typeof strings>

/** Which view an address names; without one, people. */
export const viewOf = (search: URLSearchParams): View => views.find(view => view === search.get('view')) ?? 'people'

/** From people to what is said of when they are reached, and back. */
export function ViewSwitch({ now }: { now: View }) {
  const t = useWords(strings)
  const navigate = useNavigate()
  return (
    <Segmented
      label={t('view')}
      value={now}
      onChange={view => void navigate(view === 'people' ? '/addressList' : `/addressList?view=${view}`)}
      options={views.map(value => ({ value, label: t(titles[value]) }))}
    />
  )
}
