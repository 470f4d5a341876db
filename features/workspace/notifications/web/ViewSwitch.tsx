import { Segmented, useWords } from '@guanlan/platform/web'
import { useNavigate } from 'react-router'
import { strings } from '../strings.ts'

export type View = 'records' | 'channels'

/** From what was sent to the ways it went, and back. */
export function ViewSwitch({ now }: { now: View }) {
  const t = useWords(strings)
  const navigate = useNavigate()
  return (
    <Segmented
      label={t('view')}
      value={now}
      onChange={view => void navigate(view === 'channels' ? '/sendRecord?view=channels' : '/sendRecord')}
      options={[
        { value: 'records', label: t('records') },
        { value: 'channels', label: t('channelsTitle') },
      ]}
    />
  )
}
